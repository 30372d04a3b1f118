import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { KYC_SENT_STATES, type ReviewedKyc } from '#contract/identity/kyc/kyc-review.ts'
import {
  BackOfficeTable,
  Filters,
  FilterSelect,
  FilterText,
  Pager,
  useTableState,
  useWords,
  type Column,
} from '#client/ui/back-office/index.ts'
import { PageTitle } from '#client/ui/index.ts'
import { kycQueue } from './kyc-review.queries.ts'
import styles from './KycReview.module.css'
import { KycFile } from './KycFile.tsx'

/** Waiting checks first; all others by filter. */
function Queue() {
  const { t } = useTranslation(['operator', 'kyc'])
  const navigate = useNavigate()
  const { when } = useWords()
  const { page, get, set, setPage } = useTableState()
  const member = get('member')
  const shown = get('state') || 'PENDING'
  const state = KYC_SENT_STATES.find((one) => one === shown)
  const { data, error, refetch } = useQuery(kycQueue({ page, ...(state && { state }), ...(member && { member }) }))
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
    { key: 'state', title: t('state'), render: (row) => t(`kyc:state_${row.state}`) },
    { key: 'by', title: t('kyc:decided_by'), render: ({ decidedBy }) => decidedBy || '—' },
  ]
  return (
    <>
      <PageTitle>{t('page_kyc')}</PageTitle>
      <Filters label={t('filters')}>
        <FilterSelect
          label={t('state')}
          value={shown}
          onChange={(value) => set('state', value)}
          options={[
            ...KYC_SENT_STATES.map((value) => ({ value, label: t(`kyc:state_${value}`) })),
            { value: 'ALL', label: t('any') },
          ]}
        />
        <FilterText label={t('member')} value={member} onChange={(value) => set('member', value)} />
      </Filters>
      <BackOfficeTable
        label={t('page_kyc')}
        columns={columns}
        rows={data?.records}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t(shown === 'PENDING' ? 'queue_empty' : 'kyc:no_checks')}
        onOpen={({ id }) => void navigate(`/operator/kyc/${id}`)}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
    </>
  )
}

/** The queue of identity checks, and the details of one. */
export function KycReviewPage() {
  const { checkId } = useParams()
  return checkId === undefined ? <Queue /> : <KycFile checkId={Number(checkId)} />
}
