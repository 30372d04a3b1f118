import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KycDetail, ReviewedKyc } from '#contract/kyc-review.ts'
import { Facts, ReasonSheet, useMay, useWords } from '#client/features/operator/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm as ask, toast } from '#client/lib/notices.ts'
import { Button, ErrorState, Link, Sheet, Skeleton } from '#client/ui/index.ts'
import { kycDetail, useApproveKyc, useRejectKyc } from './kyc-review.queries.ts'
import styles from './KycReview.module.css'

/** What an operator should look at twice. */
function Warnings({ detail: { sameNumber, profile, fields } }: { detail: KycDetail }) {
  const { t } = useTranslation(['kyc', 'operator'])
  const { when } = useWords()
  const mayOpen = useMay('members.read')
  const profileWords = { fullName: profile.payeeName, birthday: profile.birthday }
  const differs = fields
    .filter(({ fieldId }) => profile.differs.includes(fieldId))
    .map(({ fieldId, fieldName }) => `${fieldName}: ${profileWords[fieldId as keyof typeof profileWords]}`)
  if (sameNumber.length === 0 && differs.length === 0) return null
  return (
    <div className={styles.warning}>
      <TriangleAlert size={20} aria-hidden="true" />
      <div className={styles.told}>
        {sameNumber.length > 0 && (
          <>
            <p>{t('same_number')}</p>
            <ul>
              {sameNumber.map(({ id, memberId, username, state, submittedAt }) => (
                <li key={id}>
                  {mayOpen ? <Link to={`/operator/members/${memberId}`}>{username}</Link> : username} · {t(`state_${state}`)} ·{' '}
                  {when(submittedAt)}
                </li>
              ))}
            </ul>
          </>
        )}
        {differs.length > 0 && <p>{t('differs', { what: differs.join(', ') })}</p>}
      </div>
    </div>
  )
}

function Earlier({ checks }: { checks: readonly ReviewedKyc[] }) {
  const { t } = useTranslation('kyc')
  const { when } = useWords()
  if (checks.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{t('earlier')}</h3>
      <ul className={styles.earlier}>
        {checks.map(({ id, submittedAt, state, decidedBy, reason, idTypeName, idNumber }) => (
          <li key={id}>
            {when(submittedAt)} · {idTypeName} <code>{idNumber}</code> · {t(`state_${state}`)}
            {decidedBy && ` · ${decidedBy}`}
            {reason && ` · ${reason}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Document({ check }: { check: ReviewedKyc }) {
  const { t } = useTranslation(['kyc', 'operator', 'member-file'])
  const { when } = useWords()
  const { data, error, refetch } = useQuery(kycDetail(check.id))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="list" rows={6} />
  const { check: now, fields, pictures, earlier } = data
  return (
    <div className={styles.document}>
      <Warnings detail={data} />
      <Facts
        of={[
          [t('operator:member'), now.isTest ? t('operator:tester', { username: now.username }) : now.username],
          [t('operator:member_status'), t(`member-file:status_${now.memberStatus}`)],
          ...fields.map(({ fieldName, fieldValue }) => [fieldName, fieldValue] as const),
          [t('operator:state'), t(`state_${now.state}`)],
          [t('submitted'), when(now.submittedAt)],
          now.decidedAt === null ? undefined : [t('decided'), when(now.decidedAt)],
          now.decidedBy ? [t('decided_by'), now.decidedBy] : undefined,
          now.reason ? [t('reason'), now.reason] : undefined,
        ]}
      />
      {pictures.length === 0 && <p className={styles.quiet}>{t('no_pictures')}</p>}
      <div className={styles.pictures}>
        {pictures.map(({ side, name, picture }) => (
          <figure key={side} className={styles.figure}>
            <img src={picture} alt={name} className={styles.picture} />
            <figcaption className={styles.quiet}>{name}</figcaption>
          </figure>
        ))}
      </div>
      <Earlier checks={earlier} />
      <p className={styles.quiet}>{t('audited')}</p>
    </div>
  )
}

/** One check with its document, and the decision. */
export function KycReviewSheet({ check, onClose }: { check: ReviewedKyc | undefined; onClose: () => void }) {
  const { t } = useTranslation(['operator', 'kyc'])
  const approve = useApproveKyc()
  const reject = useRejectKyc()
  const [isRejecting, setRejecting] = useState(false)
  const approveIt = async () => {
    if (!check) return
    const title = t('kyc:approve_sure', { username: check.username })
    if (!(await ask({ title, body: t('kyc:approve_final'), submit: t('approve'), cancel: t('cancel') }))) return
    try {
      await approve.mutateAsync(check.id)
      toast.success(t('approved'))
    } catch (error) {
      await toastError(error)
    }
    onClose()
  }
  return (
    <>
      <Sheet
        isOpen={check !== undefined}
        onClose={onClose}
        title={check?.username ?? ''}
        footer={
          check?.state === 'PENDING' && (
            <div className={styles.deeds}>
              <Button variant="secondary" icon={<X size={18} />} onClick={() => setRejecting(true)}>
                {t('reject')}
              </Button>
              <Button icon={<Check size={18} />} isLoading={approve.isPending} onClick={() => void approveIt()}>
                {t('approve')}
              </Button>
            </div>
          )
        }
      >
        {check && <Document check={check} />}
      </Sheet>
      <ReasonSheet
        isOpen={isRejecting}
        title={t('reject_why')}
        submit={t('reject')}
        isDangerous
        onSubmit={async (reason) => {
          if (!check) return
          await reject.mutateAsync({ id: check.id, reason })
          toast.success(t('rejected'))
          onClose()
        }}
        onClose={() => setRejecting(false)}
      />
    </>
  )
}
