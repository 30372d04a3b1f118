import { Trophy } from 'lucide-react'
import type { ReferralLeader, ReferralRoom } from '#contract/rewards/referral/referral.ts'
import { Crown, Podium } from '#client/features/rewards/room/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { Avatar, BlockHead, Card } from '#client/ui/index.ts'
import styles from './Leaders.module.css'
import { ownBelow } from './referral-parts.ts'
import { useReferralWords } from './use-referral-words.ts'

const OWN_PICTURE = 34

function OwnRow({ own, toNext }: { own: ReferralLeader; toNext: string | undefined }) {
  const { t, short, number } = useReferralWords()
  return (
    <div className={styles.own}>
      <span className={styles.place}>
        <span className="visually-hidden">{t('place', { place: own.place })}</span>
        <span aria-hidden="true">{number(own.place)}</span>
      </span>
      <span className={styles.picture}>
        <Avatar avatar={own.avatar} size={OWN_PICTURE} />
      </span>
      <p className={styles.words}>
        <strong>{t('you')}</strong>
        {toNext && <span className={styles.next}>{toNext}</span>}
      </p>
      <span className={styles.sum}>{short(own.amount)}</span>
    </div>
  )
}

/** Members whose invitees earned most this week, and the member's own place. */
export function Leaders({ room: { leaders, toNext } }: { room: ReferralRoom }) {
  const { t, short } = useReferralWords()
  const own = ownBelow(leaders)
  const next = toNext ? t('to_next', { amount: short(toNext.amount), place: toNext.place }) : undefined
  return (
    <section aria-label={t('leaders')}>
      <BlockHead icon={<Trophy />} title={t('leaders')} />
      {leaders.length === 0 ? (
        <Card className={styles.empty}>
          <Crown />
          <p>{t('leaders_empty')}</p>
        </Card>
      ) : (
        <Card className={styles.card}>
          <Podium
            rows={leaders}
            label={t('leaders')}
            words={{
              place: (place) => t('place', { place }),
              you: t('you'),
              open: t('place_open'),
              amount: ({ amount }) => short(amount),
            }}
          />
          {own && <OwnRow own={own} toNext={next} />}
          {/* A member on the podium only sees the gap to the next place. */}
          {!own && next && <p className={cx(styles.own, styles.only, styles.next)}>{next}</p>}
        </Card>
      )}
    </section>
  )
}
