import { Timer } from 'lucide-react'
import { StageHead } from '#client/features/rewards/room/index.ts'
import { useNow } from '#client/lib/use-now.ts'
import type { TimedBoard } from './leaderboard.queries.ts'
import { TrophyArt } from './TrophyArt.tsx'
import { useLeaderboardWords } from './use-leaderboard-words.ts'

const EVERY_MS = 10_000

/** This period's prizes and the time left. */
export function Head({ board: { reward, pool, prizes, endsAt, ahead, ...board } }: { board: TimedBoard }) {
  const { t, label, left, days } = useLeaderboardWords()
  const now = useNow(EVERY_MS) + ahead
  const places = prizes.at(-1)?.to ?? 0
  return (
    <StageHead
      tone="gold"
      title={reward.title}
      amount={label(pool)}
      lines={[t('for_places', { count: places }), days(board)]}
      pill={
        <>
          <Timer size={16} aria-hidden="true" />
          <span>{left(endsAt, now)}</span>
        </>
      }
      art={<TrophyArt />}
    />
  )
}
