/** What a round counts for (domain §4.0). Pure. */
import type { GameCategory } from '#contract/game.ts'

const MILLION = 1_000_000n

/** Where both sides of a bet could be taken, only what was at risk counts: the smaller of stake and win or loss. */
const COUNTS_AT_RISK: ReadonlySet<string> = new Set<GameCategory>(['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])

export interface CountedRound {
  category: string
  stake: bigint
  payout: bigint
}

const abs = (amount: bigint) => (amount < 0n ? -amount : amount)
const lesser = (a: bigint, b: bigint) => (a < b ? a : b)

export function validTurnover({ category, stake, payout }: CountedRound): bigint {
  return COUNTS_AT_RISK.has(category) ? lesser(stake, abs(payout - stake)) : stake
}

export interface OpenBonus {
  bonusLeft: bigint
}

/** LED-16: bonus money is wagered before the member's own, oldest first, and what it wins stays with it. Changes what is left. */
export function wagerBonuses({ stake, payout }: Pick<CountedRound, 'stake' | 'payout'>, bonuses: readonly OpenBonus[]): void {
  let unstaked = stake
  for (const bonus of bonuses) {
    const wagered = lesser(bonus.bonusLeft, unstaked)
    if (wagered <= 0n) continue
    unstaked -= wagered
    bonus.bonusLeft += (payout * wagered) / stake - wagered
  }
}

/** Parts per million a kind of game counts; all of it where the merchant says nothing. */
export type Contribution = Readonly<Record<string, number>>

/** Rounded down: nobody is credited with turnover that was not played. */
export function countedTurnover(round: CountedRound, contribution: Contribution): bigint {
  return (validTurnover(round) * BigInt(contribution[round.category] ?? Number(MILLION))) / MILLION
}

export interface Requirement {
  id: bigint
  required: bigint
  done: bigint
}

/** Gives an amount to requirements, oldest first; what each of them takes. */
export function allot(amount: bigint, requirements: readonly Requirement[]): { id: bigint; taken: bigint; isMet: boolean }[] {
  const shares: { id: bigint; taken: bigint; isMet: boolean }[] = []
  let left = amount
  for (const { id, required, done } of requirements) {
    if (left <= 0n) break
    const taken = lesser(left, required - done)
    left -= taken
    shares.push({ id, taken, isMet: done + taken >= required })
  }
  return shares
}

interface Counted {
  id: bigint
  parts: readonly { category: string; done: bigint }[]
}

/** Takes what was counted too much off requirements, the youngest first; none loses more than the kind of game gave it. */
export function takeOff(amount: bigint, category: string, requirements: readonly Counted[]): { id: bigint; taken: bigint }[] {
  const shares: { id: bigint; taken: bigint }[] = []
  let left = amount
  for (const { id, parts } of requirements.toReversed()) {
    const taken = lesser(left, parts.find((part) => part.category === category)?.done ?? 0n)
    if (taken <= 0n) continue
    left -= taken
    shares.push({ id, taken })
  }
  return shares
}
