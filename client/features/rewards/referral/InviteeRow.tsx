import { Check } from 'lucide-react'
import type { Invitee } from '#contract/rewards/referral/referral.ts'
import { Avatar, Chip } from '#client/ui/index.ts'
import styles from './Invitees.module.css'
import { useReferralWords } from './use-referral-words.ts'

const PICTURE = 38

/** Someone who joined with the member's code, or with an invitee's. */
export function InviteeRow({ invitee }: { invitee: Invitee }) {
  const { t, money, day } = useReferralWords()
  const { name, avatar, joinedAt, invitedBy, invitees, hasDeposited, amount } = invitee
  const lines = [
    t('joined', { date: day(joinedAt) }),
    invitedBy !== null && t('through', { name: invitedBy }),
    invitees > 0 && t('own_invitees', { count: invitees }),
  ].filter((line) => line !== false)
  return (
    <article aria-label={name} className={styles.row}>
      <span className={styles.picture}>
        <Avatar avatar={avatar} size={PICTURE} />
      </span>
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.line}>{lines.join(' · ')}</p>
      </div>
      <div className={styles.end}>
        {hasDeposited ? (
          <Chip tone="win">
            <Check size={12} strokeWidth={3} aria-hidden="true" />
            {t('active')}
          </Chip>
        ) : (
          <Chip className={styles.waiting}>{t('no_deposit')}</Chip>
        )}
        {amount > 0n && <span className={styles.amount}>+{money(amount)}</span>}
      </div>
    </article>
  )
}
