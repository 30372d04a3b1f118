/**
 * Counts settled rounds, in order, towards the requirements that existed when they were placed. While a bonus is open, a stake
 * counts towards the bonus first, and towards a deposit only with the part the bonus did not need (BON-01). A bonus that is met
 * still owns all bets until it is released. Pure, but changes the given requirements.
 */
import { contributionOf } from '#contract/money/turnover/bonus-terms.ts'
import type { BonusRules } from './bonus/bonus-rules.ts'
import { allot, type BonusPart, type Contribution, shareOf, turnoverFor, validTurnover, wagerBonuses } from './turnover-share.ts'

export interface WalkedRound {
  id: bigint
  createdAt: Date
  category: string
  stake: bigint
  payout: bigint
  /** The payout the player chose, in 1/10 000 of the stake; null if the game does not say. */
  odds: bigint | null
}
export interface Requirement {
  id: bigint
  source: string
  required: bigint
  done: bigint
  bonus: bigint
  bonusLeft: bigint
  ownResult: bigint
  /** The last ledger entry before the requirement; comparable to round ids, which are the ids of their opening entries. */
  afterEntry: bigint
  expiresAt: Date | null
  /** Undefined for bonuses granted before rules existed. */
  rules: BonusRules | undefined
}

export interface Walk {
  /** Counted turnover by requirement and kind of game. */
  counted: { id: bigint; category: string; taken: bigint }[]
  /** The bonus's part of each round, if it had one. */
  parts: (BonusPart & { roundId: bigint; requirementId: bigint })[]
}

/** A bet outside the bonus's rules counts nothing; not every such bet can be refused. */
const keepsRules = ({ rules, expiresAt }: Requirement, { stake, odds, createdAt }: WalkedRound): boolean =>
  (expiresAt === null || createdAt < expiresAt) &&
  (rules === undefined || (stake <= rules.maxStake && (odds === null || (odds >= rules.minOdds && odds <= rules.maxOdds))))

export function walkRounds(
  requirements: readonly Requirement[],
  rounds: readonly WalkedRound[],
  contribution: Contribution,
): Walk {
  const sums = new Map<string, { id: bigint; category: string; taken: bigint }>()
  const parts: Walk['parts'] = []

  function count(requirement: Requirement, { category }: WalkedRound, taken: bigint): void {
    if (taken <= 0n) return
    requirement.done += taken
    const key = `${requirement.id}:${category}`
    const sum = sums.get(key) ?? { id: requirement.id, category, taken: 0n }
    sums.set(key, { ...sum, taken: sum.taken + taken })
  }

  /** The turnover that no bonus has used. */
  function leftByBonuses(bonuses: readonly Requirement[], round: WalkedRound): bigint {
    let turnover = validTurnover(round)
    for (const bonus of bonuses) {
      const share = bonus.rules
        ? contributionOf(bonus.rules.contribution, round.category)
        : (contribution[round.category] ?? 1_000_000)
      const counts = keepsRules(bonus, round) ? shareOf(turnover, share) : 0n
      const lacking = bonus.required - bonus.done
      const taken = counts < lacking ? counts : lacking
      count(bonus, round, taken)
      if (taken < lacking) return 0n
      turnover -= turnoverFor(taken, share)
    }
    return turnover
  }

  for (const round of rounds) {
    const earlier = requirements.filter(({ afterEntry }) => afterEntry < round.id)
    const bonuses = earlier.filter(({ source }) => source === 'BONUS')
    for (const [index, part] of wagerBonuses(round, bonuses).entries())
      if (part.stake > 0n) parts.push({ ...part, roundId: round.id, requirementId: bonuses[index]!.id })
    const turnover = leftByBonuses(bonuses, round)
    const others = earlier.filter((one) => one.source !== 'BONUS' && one.done < one.required)
    const counts = shareOf(turnover, contribution[round.category] ?? 1_000_000)
    for (const { id, taken } of allot(counts, others))
      count(
        others.find((one) => one.id === id)!,
        round,
        taken,
      )
  }
  return { counted: [...sums.values()], parts }
}
