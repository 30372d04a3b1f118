import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import * as kycReviewEndpoints from '#contract/identity/kyc/kyc-review.ts'
import { KYC_SENT_STATES, type ReviewedKyc } from '#contract/identity/kyc/kyc-review.ts'
import { useReviewFilters } from '#client/lib/back-office/use-review-filters.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { ReviewQueue, type Column } from '#client/ui/back-office/index.ts'
import { kycQueue } from './kyc-review.queries.ts'
import { stateKey } from './kyc-state.ts'
import styles from './KycReview.module.css'
import { KycFile } from './KycFile.tsx'

/** Waiting checks first; all others by filter. */
function Queue() {
  const { t } = useTranslation(['operator', 'kyc'])
  const navigate = useNavigate()
  const { when } = useWords()
  const filters = useReviewFilters('PENDING')
  const state = KYC_SENT_STATES.find((one) => one === filters.shown.state)
  const asked = { ...filters.asked, ...(state && { state }) }
  const queue = useQuery(kycQueue({ page: filters.page, ...asked }))
  const columns: Column<ReviewedKyc>[] = [
    { key: 'at', title: t('kyc:submitted'), render: ({ submittedAt }) => when(submittedAt) },
    {
      key: 'member',
      title: t('member'),
      render: ({ username, isTest }) => (isTest ? t('tester', { username }) : username),
    },
    { key: 'document', title: t('kyc:document'), render: ({ idTypeName }) => idTypeName },
    {
      key: 'number',
      title: t('kyc:number'),
      render: ({ idNumber, sharedWith }) => (
        <>
          <code>{idNumber}</code>
          {sharedWith > 0 && (
            <span className={styles.shared}>
              <TriangleAlert size={16} aria-hidden="true" />
              {t('kyc:same_number_short')}
            </span>
          )}
        </>
      ),
    },
    { key: 'state', title: t('state'), render: (row) => t(`kyc:${stateKey(row)}`) },
    { key: 'by', title: t('kyc:decided_by'), render: ({ decidedBy }) => decidedBy || '—' },
  ]
  return (
    <ReviewQueue
      title={t('kyc:queue_title')}
      filters={filters}
      states={KYC_SENT_STATES.map((value) => ({ value, label: t(`kyc:state_${value}`) }))}
      file={{ endpoint: kycReviewEndpoints.queueFile, query: asked }}
      queue={queue}
      columns={columns}
      rowKey={({ id }) => id}
      empty={state === 'PENDING' ? undefined : t('kyc:no_checks')}
      onOpen={({ id }) => void navigate(`/operator/kyc/${id}`)}
    />
  )
}

/** The queue of identity checks, and the details of one. */
export function KycReviewPage() {
  const { checkId } = useParams()
  return checkId === undefined ? <Queue /> : <KycFile checkId={Number(checkId)} />
}
