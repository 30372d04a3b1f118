/** How much a round counts (LED-19). Pure. */
import type { GameCategory } from '#contract/game-category.ts'
import { lesserOf } from '#server/platform/money-rounding.ts'

const MILLION = 1_000_000n

/** If a player could bet on both sides, only the amount at risk counts: the smaller of the stake and the win or loss. */
const COUNTS_AT_RISK: ReadonlySet<string> = new Set<GameCategory>(['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])

export interface CountedRound {
  category: string
  stake: bigint
  payout: bigint
}

const abs = (amount: bigint) => (amount < 0n ? -amount : amount)

export function validTurnover({ category, stake, payout }: CountedRound): bigint {
  return COUNTS_AT_RISK.has(category) ? lesserOf(stake, abs(payout - stake)) : stake
}

export interface OpenBonus {
  bonusLeft: bigint
  /** The result of the member's own part of bets since the bonus. */
  ownResult: bigint
}
/** The part of a round that belonged to the bonus. */
export interface BonusPart {
  stake: bigint
  payout: bigint
}

/**
 * LED-16: bonus money is wagered before the member's own, oldest first, and its winnings stay with it. Updates the rest of each
 * bonus and the result of own money; returns each bonus's part.
 */
export function wagerBonuses(
  { stake, payout }: Pick<CountedRound, 'stake' | 'payout'>,
  bonuses: readonly OpenBonus[],
): BonusPart[] {
  const own: BonusPart = { stake, payout }
  const parts = bonuses.map((bonus): BonusPart => {
    const wagered = lesserOf(bonus.bonusLeft, own.stake)
    if (wagered <= 0n) return { stake: 0n, payout: 0n }
    const won = (payout * wagered) / stake
    own.stake -= wagered
    own.payout -= won
    bonus.bonusLeft += won - wagered
    return { stake: wagered, payout: won }
  })
  const first = bonuses[0]
  if (first) first.ownResult += own.payout - own.stake
  return parts
}

/**
 * BON-03: the amount taken when a bonus is forfeited: the rest of the bonus with its winnings; if part or all of it was lost, also
 * the winnings of the member's own money since, up to the bonus. Never deposits, and never more than the balance (LED-04).
 */
export function takenByGivingUp({ bonus, bonusLeft, ownResult }: OpenBonus & { bonus: bigint }, money: bigint): bigint {
  const lost = bonus > bonusLeft ? bonus - bonusLeft : 0n
  const won = ownResult > 0n ? ownResult : 0n
  return lesserOf(bonusLeft + lesserOf(lost, won), money)
}

/** Parts per million by which a kind of game counts; fully if the merchant sets none. */
export type Contribution = Readonly<Record<string, number>>

/** Rounded down, so that no turnover is credited that was not played. */
export const shareOf = (turnover: bigint, partsPerMillion: number): bigint => (turnover * BigInt(partsPerMillion)) / MILLION
/** The turnover needed to count this much; rounded up, because a stake is used once. */
export const turnoverFor = (counted: bigint, partsPerMillion: number): bigint =>
  (counted * MILLION + BigInt(partsPerMillion) - 1n) / BigInt(partsPerMillion)

export const countedTurnover = (round: CountedRound, contribution: Contribution): bigint =>
  shareOf(validTurnover(round), contribution[round.category] ?? Number(MILLION))

export interface Requirement {
  id: bigint
  required: bigint
  done: bigint
}

/** Distributes an amount over requirements, oldest first; returns each one's share. */
export function allot(amount: bigint, requirements: readonly Requirement[]): { id: bigint; taken: bigint; isMet: boolean }[] {
  const shares: { id: bigint; taken: bigint; isMet: boolean }[] = []
  let left = amount
  for (const { id, required, done } of requirements) {
    if (left <= 0n) break
    const taken = lesserOf(left, required - done)
    if (taken <= 0n) continue
    left -= taken
    shares.push({ id, taken, isMet: done + taken >= required })
  }
  return shares
}

interface Counted {
  id: bigint
  parts: readonly { category: string; done: bigint }[]
}

/** Subtracts an excess from requirements, newest first; each loses at most what it gained from that kind of game. */
export function takeOff(amount: bigint, category: string, requirements: readonly Counted[]): { id: bigint; taken: bigint }[] {
  const shares: { id: bigint; taken: bigint }[] = []
  let left = amount
  for (const { id, parts } of requirements.toReversed()) {
    const taken = lesserOf(left, parts.find((part) => part.category === category)?.done ?? 0n)
    if (taken <= 0n) continue
    left -= taken
    shares.push({ id, taken })
  }
  return shares
}
