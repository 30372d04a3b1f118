import { Timer } from 'lucide-react'
import { useNow } from '#client/lib/use-now.ts'
import { Stage } from '#client/ui/index.ts'
import styles from './Head.module.css'
import type { TimedBoard } from './leaderboard.queries.ts'
import { TrophyArt } from './TrophyArt.tsx'
import { useLeaderboardWords } from './use-leaderboard-words.ts'

const EVERY_MS = 10_000

/** What is to be won in this period, and how long it lasts. */
export function Head({ board: { reward, pool, prizes, endsAt, ahead, ...board } }: { board: TimedBoard }) {
  const { t, label, left, days } = useLeaderboardWords()
  const now = useNow(EVERY_MS) + ahead
  const places = prizes.at(-1)?.to ?? 0
  return (
    <Stage aria-label={reward.title} className={styles.stage}>
      <TrophyArt className={styles.art} />
      <div className={styles.words}>
        <h2 className={styles.title}>{reward.title}</h2>
        <p className={styles.pool}>{label(pool)}</p>
        <p className={styles.quiet}>{t('for_places', { count: places })}</p>
        <p className={styles.left}>
          <Timer size={16} aria-hidden="true" />
          <span>{left(endsAt, now)}</span>
        </p>
        <p className={styles.quiet}>{days(board)}</p>
      </div>
    </Stage>
  )
}
