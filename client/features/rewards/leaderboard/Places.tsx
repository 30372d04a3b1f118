import { Users } from 'lucide-react'
import type { Leaderboard, LeaderboardRow } from '#contract/rewards/leaderboard/leaderboard.ts'
import { belowPodium, Crown, Podium } from '#client/features/rewards/room/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { Avatar, BlockHead, Card } from '#client/ui/index.ts'
import styles from './Places.module.css'
import { useLeaderboardWords } from './use-leaderboard-words.ts'

const PICTURE = 34

/** One place: the member, their bets, and the prize. */
function Row({ row: { place, name, avatar, score, amount, isOwn }, hasScore }: { row: LeaderboardRow; hasScore: boolean }) {
  const { t, label, number } = useLeaderboardWords()
  return (
    <li className={cx(styles.row, isOwn && styles.own)}>
      <span className={styles.place}>
        <span className="visually-hidden">{t('place', { place })}</span>
        <span aria-hidden="true">{number(place)}</span>
      </span>
      <Avatar avatar={avatar} size={PICTURE} className={styles.picture} />
      <p className={styles.who}>
        <strong>{isOwn ? t('you') : name}</strong>
        {hasScore && <span>{t('bets', { amount: label(score) })}</span>}
      </p>
      <span className={styles.amount}>{amount > 0n && label(amount)}</span>
    </li>
  )
}

interface ListProps {
  rows: readonly LeaderboardRow[]
  title: string
  /** Shows scores in addition to the prizes. */
  hasScores: boolean
  /** The text for an empty place on the podium. */
  open: string
}
/** The podium, and the places below it. */
function PlaceList({ rows, title, hasScores, open }: ListProps) {
  const { t, label } = useLeaderboardWords()
  const below = belowPodium(rows)
  return (
    <Card className={styles.card}>
      <Podium
        rows={rows}
        label={title}
        words={{
          place: (place) => t('place', { place }),
          you: t('you'),
          open,
          amount: ({ score, amount }) => label(hasScores ? score : amount),
        }}
      />
      {below.length > 0 && (
        <ol start={below[0]!.place} className={styles.list}>
          {below.map((row) => (
            <Row key={row.place} row={row} hasScore={hasScores} />
          ))}
        </ol>
      )}
    </Card>
  )
}

/** The ranking of the current period. */
export function Places({ board: { rows, players } }: { board: Leaderboard }) {
  const { t, number } = useLeaderboardWords()
  return (
    <section aria-label={t('places')}>
      <BlockHead icon={<Users />} title={t('places')} />
      {rows.length === 0 ? (
        <Card className={styles.empty}>
          <Crown />
          <p>{t('empty')}</p>
        </Card>
      ) : (
        <>
          <PlaceList rows={rows} title={t('places')} hasScores open={t('open')} />
          <p className={styles.quiet}>{t('players', { count: players, number: number(players) })}</p>
        </>
      )}
    </section>
  )
}

/** The winners of the last period, or its ranking while it is still being counted. */
export function LastPeriod({ last }: { last: NonNullable<Leaderboard['last']> }) {
  const { t, days, label } = useLeaderboardWords()
  const { isCounting, rows, own } = last
  if (rows.length === 0) return null
  return (
    <section aria-label={t('last')}>
      <BlockHead icon={<Users />} title={t('last')} />
      <PlaceList rows={rows} title={t('last')} hasScores={false} open={t(isCounting ? 'counting_place' : 'no_winner')} />
      <p className={styles.quiet}>
        {days(last)} ·{' '}
        {isCounting ? t('counting') : own ? t('own_last', { place: own.place, amount: label(own.amount) }) : t('closed')}
      </p>
    </section>
  )
}
