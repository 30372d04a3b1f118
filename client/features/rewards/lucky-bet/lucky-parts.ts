/** Derives what the page shows from a lucky-bet game: the combined odds, and a repeated draw. */
import { drawOf, luckyText, type LuckyPrize, prizeAt } from '#contract/rewards/lucky-bet/lucky-sums.ts'
import type { LuckyGame } from '#contract/rewards/lucky-bet/lucky-bet.ts'
import { sha256Hex } from '#client/lib/web-crypto.ts'

type Prizes = readonly Pick<LuckyPrize, 'oneIn'>[]
/** One bet in this many wins any of the prizes. */
export const oneInOfAll = (prizes: Prizes): number => Math.round(1 / prizes.reduce((sum, { oneIn }) => sum + 1 / oneIn, 0))

/** All claimable wins as one reward: the sheet shows the sum, and one claim takes all of them. */
export function allWon({ reward, claimable, transactionId, own }: LuckyGame): LuckyGame['reward'] {
  const ends = own.filter(({ status }) => status === 'AVAILABLE').map(({ expiresAt }) => expiresAt)
  return { ...reward, amount: claimable, transactionId, expiresAt: ends.length > 0 ? Math.min(...ends) : reward.expiresAt }
}

/** The published seeds, newest day first. */
export const shownSeeds = (proofs: LuckyGame['proofs']): { day: string; seed: string }[] =>
  proofs.flatMap(({ day, seed }) => (seed === null ? [] : [{ day, seed }]))

const BET_NUMBER = /^\d{1,19}$/
/** A bet's number in the bet record, typed with or without spaces and a number sign; undefined for anything else. */
export function betNumberOf(typed: string): string | undefined {
  const digits = typed.replace(/[\s#]/g, '')
  return BET_NUMBER.test(digits) ? digits : undefined
}

/** The index of the prize that the bet wins; -1 = nothing. */
export const drawnPlace = async (seed: string, roundId: string, prizes: Prizes): Promise<number> =>
  prizeAt(drawOf(await sha256Hex(luckyText(seed, roundId))), prizes)
