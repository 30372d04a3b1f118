/**
 * Updates a member's requirements with the rounds played. Locks are always taken in the same order: the cursor, then the member's
 * accounts if a bonus is open. A bet locks only the accounts, so it never overlaps granting or ending a bonus.
 */
import type { HouseLetters } from '#server/letters/house-letters.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { type BonusMoney, type MeterOf, purseSum } from './bonus-money.ts'
import { takenByGivingUp } from './turnover-share.ts'
import { type ActiveRequirement, ROUNDS_AT_ONCE, type TurnoverRepository } from './turnover.repository.ts'
import { walkRounds } from './walk-rounds.ts'

interface Deps {
  turnovers: TurnoverRepository
  bonuses: BonusMoney
  letters: Pick<HouseLetters, 'write'>
  clock: Clock
}
export type Owner = { memberId: number }
export type OwnMerchant = Pick<Merchant, 'id' | 'name' | 'flags' | 'currency' | 'settings'>
export type BonusEnd = 'FORFEITED' | 'EXPIRED'
type Met = Pick<ActiveRequirement, 'id' | 'source' | 'bonusLeft' | 'rules'>

/** Requirements apply to real money only. */
export const meterOf = ({ memberId }: Owner, { id, currency }: OwnMerchant): MeterOf => ({
  merchantId: id,
  memberId,
  asset: currency,
})
export const isBonus = ({ source }: Pick<ActiveRequirement, 'source'>) => source === 'BONUS'
export const isMet = ({ done, required }: Pick<ActiveRequirement, 'done' | 'required'>) => done >= required

export function createTurnoverBook({ turnovers, bonuses, letters, clock }: Deps) {
  async function release(tx: PrismaTransaction, of: MeterOf, bonus: Met, merchant: OwnMerchant): Promise<void> {
    const limit = bonus.rules?.releaseLimit ?? null
    const beyond = limit !== null && bonus.bonusLeft > limit ? bonus.bonusLeft - limit : 0n
    const money = beyond > 0n ? purseSum(await bonuses.lock(tx, of)) : 0n
    // The member may have lost the excess before this count; then there is nothing to take.
    const over = beyond < money ? beyond : money
    await bonuses.release(tx, of, bonus.id, bonus.bonusLeft, over)
    const params = { amount: bonus.bonusLeft - beyond, promotion: bonus.rules?.titles ?? {} }
    if (bonus.bonusLeft > 0n)
      await letters.write(tx, merchant, {
        memberId: of.memberId,
        letter: { key: 'bonus.released', params },
        occasion: `bonus.released:${bonus.id}`,
      })
  }

  async function count(
    tx: PrismaTransaction,
    of: MeterOf,
    rounds: Awaited<ReturnType<TurnoverRepository['roundsAfter']>>,
    merchant: OwnMerchant,
  ): Promise<void> {
    const active = await turnovers.active(tx, of.memberId)
    const before = new Map(active.map(({ id, bonusLeft, ownResult }) => [id, { bonusLeft, ownResult }]))
    const { counted, parts } = walkRounds(active, rounds, merchant.settings.turnover.contribution)
    for (const requirement of active.filter(isBonus)) {
      const was = before.get(requirement.id)!
      if (was.bonusLeft === requirement.bonusLeft && was.ownResult === requirement.ownResult) continue
      await turnovers.setMoney(tx, requirement)
      const upTo = rounds.at(-1)!.id
      if (requirement.rules) await bonuses.use(tx, of, requirement.id, upTo, requirement.bonusLeft - was.bonusLeft)
    }
    if (parts.length > 0) await turnovers.keepParts(tx, parts)
    for (const { id, category, taken } of counted) await turnovers.count(tx, id, category, taken)
  }

  /** Ends requirements that are met. A bonus waits until its bets are settled, as for forfeiting: their results still belong to it. */
  async function endMet(tx: PrismaTransaction, owner: Owner, merchant: OwnMerchant): Promise<void> {
    for (const requirement of (await turnovers.active(tx, owner.memberId)).filter(isMet)) {
      const isAtStake = isBonus(requirement) && (await turnovers.openBets(tx, owner.memberId, requirement.afterEntry)) > 0
      if (isAtStake) continue
      await turnovers.end(tx, [requirement.id], 'MET', clock.now())
      if (isBonus(requirement) && requirement.rules) await release(tx, meterOf(owner, merchant), requirement, merchant)
    }
  }

  /** True if there was anything to count. */
  async function countNew(
    tx: PrismaTransaction,
    of: MeterOf,
    merchant: OwnMerchant,
    from: Awaited<ReturnType<TurnoverRepository['lockCursor']>>,
  ): Promise<boolean> {
    const late = await turnovers.settledSince(tx, of.memberId)
    if (late.length > 0) await count(tx, of, late, merchant)
    for (let cursor = from; ;) {
      const rounds = await turnovers.roundsAfter(tx, of.memberId, cursor)
      const last = rounds.at(-1)
      if (!last) return late.length > 0 || cursor !== from
      await count(tx, of, rounds, merchant)
      await turnovers.moveCursor(tx, of.memberId, cursor.roundId, last)
      if (rounds.length < ROUNDS_AT_ONCE) return true
      cursor = { roundId: last.id, roundAt: last.createdAt }
    }
  }

  /** Counts rounds played since the last count. With `isLocking` or an open bonus, no bet is in flight when it returns. */
  async function catchUp(tx: PrismaTransaction, owner: Owner, merchant: OwnMerchant, isLocking = false): Promise<void> {
    const { memberId } = owner
    const of = meterOf(owner, merchant)
    const cursor = await turnovers.lockCursor(tx, memberId, clock.now())
    const active = await turnovers.active(tx, memberId)
    if (isLocking || active.some(isBonus)) await bonuses.lock(tx, of)
    const hasCounted = await countNew(tx, of, merchant, cursor)
    // A bonus already met may still be waiting for its bets to settle.
    if (active.length > 0 && (hasCounted || active.some(isMet))) await endMet(tx, owner, merchant)
  }

  return {
    catchUp,
    endMet,

    /**
     * Ends an open bonus, after `catchUp`; returns the amount taken. Throws `bonus.bets.open` if results of its bets are still
     * unknown.
     */
    async endBonus(
      tx: PrismaTransaction,
      owner: Owner,
      merchant: OwnMerchant,
      bonus: ActiveRequirement,
      how: BonusEnd,
    ): Promise<bigint> {
      const of = meterOf(owner, merchant)
      const openBets = await turnovers.openBets(tx, owner.memberId, bonus.afterEntry)
      if (openBets > 0) throw new AppError('bonus.bets.open', { data: { openBets } })
      const purses = await bonuses.lock(tx, of)
      const taken = takenByGivingUp(bonus, purseSum(purses))
      await turnovers.end(tx, [bonus.id], how, clock.now())
      const type = how === 'FORFEITED' ? 'BONUS_FORFEIT' : 'BONUS_EXPIRY'
      const left = bonus.rules ? bonus.bonusLeft : 0n
      await bonuses.end(tx, of, type, { requirementId: bonus.id, left, taken, purses })
      const params = { amount: taken, promotion: bonus.rules?.titles ?? {} }
      await letters.write(tx, merchant, {
        memberId: owner.memberId,
        letter: { key: how === 'FORFEITED' ? 'bonus.forfeited' : 'bonus.expired', params },
        occasion: `bonus.ended:${bonus.id}`,
      })
      return taken
    },
  }
}
export type TurnoverBook = ReturnType<typeof createTurnoverBook>
