/** Updates requirements and the bonus that paid for the bet when a counted round is corrected. */
import { contributionOf } from '#contract/money/turnover/bonus-terms.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { lesserOf } from '#server/platform/money-rounding.ts'
import { type BonusMoney, purseSum } from './bonus-money.ts'
import { allot, shareOf, takeOff, validTurnover } from './turnover-share.ts'
import { isBonus, meterOf, type Owner, type OwnMerchant, type TurnoverBook } from './turnover-book.ts'
import type { TurnoverRepository } from './turnover.repository.ts'

export interface RecountedRound extends Owner {
  roundId: bigint
  /** When the bet was placed. */
  at: Date
  category: string
  before: { stake: bigint; payout: bigint }
  after: { stake: bigint; payout: bigint }
}
/** Call after posting the correction: the returned money may not be in the wallet before. */
export type AfterPosting = () => Promise<void>

const WHOLE = 1_000_000
const nothing: AfterPosting = () => Promise.resolve()

interface Deps {
  turnovers: TurnoverRepository
  book: TurnoverBook
  bonuses: BonusMoney
}

export function createRecount({ turnovers, book, bonuses }: Deps) {
  /**
   * Assigns the bonus's part of the change: to the bonus if it is open, to promotions if it was forfeited or has expired, to the
   * member if it was completed.
   */
  async function moveBonus(tx: PrismaTransaction, round: RecountedRound, merchant: OwnMerchant): Promise<AfterPosting> {
    const part = await turnovers.partOf(tx, round.roundId)
    if (!part) return nothing
    const { requirement, stake } = part
    const { before, after } = round
    const isVoid = after.stake === 0n
    const now = {
      stake: before.stake === 0n ? 0n : (stake * after.stake) / before.stake,
      payout: isVoid || before.stake === 0n ? 0n : (after.payout * stake) / before.stake,
    }
    const change = now.payout - now.stake - (part.payout - part.stake)
    await turnovers.changePart(tx, { roundId: part.roundId, requirementId: part.requirementId, ...now })
    if (change === 0n || requirement.state === 'MET') return nothing
    const left = requirement.bonusLeft + change > 0n ? requirement.bonusLeft + change : 0n
    const whole = after.payout - after.stake - (before.payout - before.stake)
    const ownResult = requirement.ownResult + whole - change
    await turnovers.setMoney(tx, { id: requirement.id, bonusLeft: left, ownResult })
    const of = meterOf(round, merchant)
    const key = `bonus-correction:${requirement.id}:${round.roundId}:${after.stake}:${after.payout}`
    if (requirement.state === 'ACTIVE') {
      if (requirement.terms !== null) await bonuses.correct(tx, of, key, requirement.id, left - requirement.bonusLeft)
      return nothing
    }
    if (change < 0n) {
      await bonuses.giveBack(tx, of, key, requirement.id, lesserOf(-change, requirement.bonusLeft))
      return nothing
    }
    return async () => {
      const purses = await bonuses.lock(tx, of)
      await bonuses.takeCorrected(tx, of, key, requirement.id, lesserOf(change, purseSum(purses)), purses)
    }
  }

  /**
   * Runs in the correction's transaction. Open requirements that existed when the bet was placed lose the excess, but never go
   * below 0, or gain the shortfall; an open bonus comes before any other requirement. Requirements already met stay met.
   */
  return async (tx: PrismaTransaction, round: RecountedRound, merchant: OwnMerchant): Promise<AfterPosting> => {
    await book.catchUp(tx, round, merchant)
    const { memberId, category, roundId } = round
    const afterPosting = await moveBonus(tx, round, merchant)
    const open = (await turnovers.active(tx, memberId)).filter(({ afterEntry }) => afterEntry < roundId)
    const bonus = open.find(isBonus)
    const counting = bonus ? [bonus] : open
    const share = bonus?.rules
      ? contributionOf(bonus.rules.contribution, category)
      : (merchant.settings.turnover.contribution[category] ?? WHOLE)
    const counted = (standing: RecountedRound['before']) => shareOf(validTurnover({ category, ...standing }), share)
    const change = counted({ stake: round.after.stake, payout: round.after.payout }) - counted(round.before)
    if (change <= 0n) {
      for (const { id, taken } of takeOff(-change, category, counting)) await turnovers.takeOff(tx, id, category, taken)
      return afterPosting
    }
    for (const { id, taken } of allot(change, counting)) await turnovers.count(tx, id, category, taken)
    await book.endMet(tx, round, merchant)
    return afterPosting
  }
}
