import { Trophy, UserPlus } from 'lucide-react'
import type { ReferralLeader, ReferralRoom } from '#contract/rewards/referral/referral.ts'
import { cx } from '#client/lib/class-names.ts'
import { Avatar, BlockHead, Card } from '#client/ui/index.ts'
import { Crown } from './Crown.tsx'
import styles from './Leaders.module.css'
import { ownBelow, podium, type PodiumPlace } from './referral-parts.ts'
import { useReferralWords } from './use-referral-words.ts'

const FIRST_PICTURE = 68
const PICTURE = 56
const OWN_PICTURE = 34
const LOOK = { 1: undefined, 2: styles.second, 3: styles.third } as const satisfies Record<PodiumPlace, unknown>

/** One of the first three; a place that is still open says so. */
function Step({ place, leader }: { place: PodiumPlace; leader: ReferralLeader | undefined }) {
  const { t, short } = useReferralWords()
  const size = place === 1 ? FIRST_PICTURE : PICTURE
  return (
    <li className={cx(styles.step, LOOK[place])}>
      <span className="visually-hidden">{t('place', { place })}</span>
      {place === 1 && leader && <Crown className={styles.crown} />}
      <span className={cx(styles.picture, !leader && styles.open)} style={{ width: size, height: size }}>
        {leader ? <Avatar avatar={leader.avatar} size={size} /> : <UserPlus size={24} aria-hidden="true" />}
      </span>
      {leader ? (
        <>
          <span className={styles.name}>{leader.isOwn ? t('you') : leader.name}</span>
          <span className={styles.amount}>{short(leader.amount)}</span>
        </>
      ) : (
        <>
          <span className={styles.name} aria-hidden="true" />
          <span className={styles.quiet}>{t('place_open')}</span>
        </>
      )}
      <span className={styles.block} aria-hidden="true">
        {place}
      </span>
    </li>
  )
}

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

/** Those whose invitees earned most this week, and where the member is among them. */
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
          <ol className={styles.podium} aria-label={t('leaders')}>
            {podium(leaders).map((step) => (
              <Step key={step.place} {...step} />
            ))}
          </ol>
          {own && <OwnRow own={own} toNext={next} />}
          {/* On the podium, only what is left to the next step. */}
          {!own && next && <p className={cx(styles.own, styles.only, styles.next)}>{next}</p>}
        </Card>
      )}
    </section>
  )
}
