import { CircleX, Hourglass, ScanFace, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KycStatus } from '#contract/identity/kyc/kyc.ts'
import { formatDate } from '#client/lib/format.ts'
import { StateCard } from '#client/ui/index.ts'
import styles from './StatusCard.module.css'

const ICON = { NOT_SUBMITTED: ScanFace, PENDING: Hourglass, APPROVED: ShieldCheck, REJECTED: CircleX } as const

const TONE = { NOT_SUBMITTED: 'waiting', PENDING: 'waiting', APPROVED: 'good', REJECTED: 'bad' } as const

/** The head of the page: the check's status, the reason, and the next step. */
export function StatusCard({ status: check }: { status: KycStatus }) {
  const { t, i18n } = useTranslation('kyc')
  const { status, isTakenBack, reason, submittedAt, decidedAt, isRequiredForWithdrawal, submissionsLeft } = check
  const Icon = ICON[status]
  const date = (at: number) => formatDate(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <StateCard
      tone={TONE[status]}
      icon={<Icon size={30} />}
      title={t(isTakenBack ? 'title_taken_back' : `title_${status}`)}
      lines={[
        // With no submissions left today, there is nothing below to correct.
        (status !== 'REJECTED' || submissionsLeft > 0) && t(isTakenBack ? 'text_taken_back' : `text_${status}`),
        isRequiredForWithdrawal && status !== 'APPROVED' && t('for_withdrawal'),
      ]}
      isLive
    >
      {status === 'REJECTED' && (
        <p className={styles.reason}>
          <strong>{t('reason')}</strong>
          <span>{reason}</span>
        </p>
      )}
      {submittedAt !== null && (
        <p className={styles.when}>
          {t('sent_at', { date: date(submittedAt) })}
          {decidedAt !== null && ` · ${t('decided_at', { date: date(decidedAt) })}`}
        </p>
      )}
    </StateCard>
  )
}
