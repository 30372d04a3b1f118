import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KycDetail, ReviewedKyc } from '#contract/identity/kyc/kyc-review.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Facts } from '#client/ui/back-office/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { ButtonLink, ErrorState, PageTitle, Skeleton } from '#client/ui/index.ts'
import { kycDetail } from './kyc-review.queries.ts'
import { stateKey } from './kyc-state.ts'
import { KycDecision, QUEUE } from './KycDecision.tsx'
import styles from './KycReview.module.css'
import { KycWarnings } from './KycWarnings.tsx'

function Earlier({ checks }: { checks: readonly ReviewedKyc[] }) {
  const { t } = useTranslation('kyc')
  const { when } = useWords()
  if (checks.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('earlier')}</h2>
      <ul className={styles.earlier}>
        {checks.map((check) => (
          <li key={check.id}>
            {when(check.submittedAt)} · {check.idTypeName} <code>{check.idNumber}</code> · {t(stateKey(check))}
            {check.decidedBy && ` · ${check.decidedBy}`}
            {check.reason && ` · ${check.reason}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Side by side, or enlarged to the page's width to read small print. */
function Picture({ of: { name, picture } }: { of: KycDetail['pictures'][number] }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <figure className={cx(styles.figure, isWhole && styles.whole)}>
      <button type="button" aria-pressed={isWhole} className={styles.look} onClick={() => setWhole(!isWhole)}>
        <img src={picture} alt={name} className={styles.picture} />
      </button>
      <figcaption className={styles.quiet}>{name}</figcaption>
    </figure>
  )
}

function Document({ detail }: { detail: KycDetail }) {
  const { t } = useTranslation(['kyc', 'operator', 'player-profile'])
  const { when } = useWords()
  const mayOpen = useMay('members.read')
  const { check, fields, pictures, earlier } = detail
  const { approvedAt, erasedAt } = check
  return (
    <div className={styles.document}>
      <div className={styles.head}>
        <PageTitle>{check.isTest ? t('operator:tester', { username: check.username }) : check.username}</PageTitle>
        <div className={styles.actions}>
          {mayOpen && (
            <ButtonLink
              to={`/operator/members/${check.memberId}`}
              variant="secondary"
              size="small"
              icon={<UserRound size={18} />}
            >
              {t('to_profile')}
            </ButtonLink>
          )}
          <KycDecision check={check} />
        </div>
      </div>
      <KycWarnings detail={detail} />
      <Facts
        of={[
          [t('operator:state'), t(stateKey(check))],
          [t('operator:member_status'), t(`player-profile:status_${check.memberStatus}`)],
          ...fields.map(({ fieldName, fieldValue }) => [fieldName, fieldValue] as const),
          [t('submitted'), when(check.submittedAt)],
          approvedAt === null ? undefined : [t('approved_first'), `${when(approvedAt)} · ${check.approvedBy}`],
          check.decidedAt === null ? undefined : [t('decided'), when(check.decidedAt)],
          check.decidedBy ? [t('decided_by'), check.decidedBy] : undefined,
        ]}
      />
      {check.reason && (
        <p className={styles.reason}>
          <strong>{t('reason')}</strong>: {check.reason}
        </p>
      )}
      {pictures.length === 0 && (
        <p className={styles.quiet}>{erasedAt === null ? t('no_pictures') : t('erased', { date: when(erasedAt) })}</p>
      )}
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <Picture key={picture.side} of={picture} />
        ))}
      </div>
      <Earlier checks={earlier} />
      <p className={styles.quiet}>{t('audited')}</p>
    </div>
  )
}

/** One check with its documents, and the decision. */
export function KycFile({ checkId }: { checkId: number }) {
  const { t } = useTranslation(['operator', 'kyc'])
  const { data: detail, error, refetch } = useQuery(kycDetail(checkId))
  return (
    <>
      <ButtonLink to={QUEUE} variant="ghost" size="small" icon={<ArrowLeft size={18} />}>
        {t('kyc:queue_title')}
      </ButtonLink>
      {error && !detail ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : detail ? (
        <Document detail={detail} />
      ) : (
        <Skeleton shape="list" rows={6} />
      )}
    </>
  )
}
