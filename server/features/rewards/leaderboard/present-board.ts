/** Leaderboards as members see them: without whole names, and with built-in pictures only. Pure. */
import { placesByPrize, poolOf } from '#contract/rewards/leaderboard/leaderboard-sums.ts'
import type { Leaderboard, LeaderboardRow } from '#contract/rewards/leaderboard/leaderboard.ts'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { personOf } from '#server/features/rewards/referral/present-referral.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import type { Board, OwnScore, ScoreRow, WinnerRow } from './leaderboard.repository.ts'

const daysOf = ({ firstDay, endDay }: Board) => ({ firstDay, lastDay: addDays(endDay, -1) })

const amountOf = (amounts: readonly bigint[], place: number): bigint => amounts[place - 1] ?? 0n

const rowOf = ({ memberId, nickname, place, score }: ScoreRow, amount: bigint, ownId: number | undefined): LeaderboardRow => ({
  ...personOf(memberId, nickname),
  place,
  score,
  amount,
  isOwn: memberId === ownId,
})

export interface Standing {
  board: Board
  first: readonly ScoreRow[]
  players: number
  own: OwnScore | undefined
  /** Undefined for guests. */
  ownId: number | undefined
  /** The end of the member's last break; after a break within the period, bets earn no place. */
  restedUntil: Date | null
  /** The currency's smallest amount; passing a place takes this much more, because ties do not overtake. */
  step: bigint
}

const hasRested = ({ restedUntil, board }: Pick<Standing, 'restedUntil' | 'board'>) =>
  restedUntil !== null && restedUntil > board.startsAt

/** Bets come in whole steps. */
const toPay = (missing: bigint, step: bigint) => ((missing + step - 1n) / step) * step

/** What the next better place takes: passing the place above or the last winning place, or the minimum score. */
function nextOf({ board, first, own, restedUntil, step }: Standing): NonNullable<Leaderboard['own']>['next'] {
  if (hasRested({ restedUntil, board })) return null
  const { amounts, least } = board.options
  const score = own?.score ?? 0n
  // While a winning place is free, the minimum score is enough.
  const lastFree = first.length < amounts.length ? first.length + 1 : undefined
  if (own?.place == null) {
    const place = lastFree ?? amounts.length
    const reached = lastFree === undefined ? first[place - 1]!.score + step : least
    const missing = (reached > least ? reached : least) - score
    // The score is high enough, but its place is not counted yet.
    return missing > 0n ? { place, missing: toPay(missing, step) } : null
  }
  if (own.place === 1) return null
  const place = own.place > amounts.length ? amounts.length : own.place - 1
  const above = first.find((row) => row.place === place)
  return above ? { place, missing: toPay(above.score - score + step, step) } : null
}

export interface LastBoard {
  board: Board
  isCounting: boolean
  rows: readonly WinnerRow[]
}

export function presentBoard(reward: Reward, standing: Standing, last: LastBoard | undefined, now: Date): Leaderboard {
  const { board, first, players, own, ownId } = standing
  const { amounts, least, categories, days: claimDays } = board.options
  return {
    reward,
    startsAt: board.startsAt.getTime(),
    endsAt: board.endsAt.getTime(),
    ...daysOf(board),
    now: now.getTime(),
    least,
    claimDays,
    categories,
    pool: poolOf(amounts),
    prizes: placesByPrize(amounts),
    players,
    rows: first.map((row) => rowOf(row, amountOf(amounts, row.place), ownId)),
    own:
      ownId === undefined
        ? null
        : {
            place: own?.place ?? null,
            score: own?.score ?? 0n,
            amount: own?.place == null ? 0n : amountOf(amounts, own.place),
            next: nextOf(standing),
          },
    last: last ? presentLast(last, ownId) : null,
  }
}

function presentLast({ board, isCounting, rows }: LastBoard, ownId: number | undefined): Leaderboard['last'] {
  const own = rows.find(({ memberId }) => memberId === ownId)
  return {
    ...daysOf(board),
    isCounting,
    rows: rows.map((row) => rowOf(row, row.amount, ownId)),
    own: own ? { place: own.place, amount: own.amount } : null,
  }
}
