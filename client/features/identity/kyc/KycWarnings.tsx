import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KycDetail } from '#contract/identity/kyc/kyc-review.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Link } from '#client/ui/index.ts'
import styles from './KycReview.module.css'

/** What an operator should double-check. */
export function KycWarnings({ detail: { sameNumber, profile, fields } }: { detail: KycDetail }) {
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
      <div className={styles.details}>
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
