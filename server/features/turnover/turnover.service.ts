/** What must be played before money may be withdrawn: asked by deposits and bonuses, met by settled rounds, oldest first. */
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { moneyToWire } from '#contract/wire.ts'
import { allot, type Contribution, countedTurnover } from './turnover-share.ts'
import { ROUNDS_AT_ONCE, type NewRequirement, type SettledRound, type TurnoverRepository } from './turnover.repository.ts'

interface Deps {
  turnovers: TurnoverRepository
  clock: Clock
}
type Owner = { memberId: number }
type OwnMerchant = Pick<Merchant, 'settings'>
export interface TurnoverSum {
  required: bigint
  done: bigint
}

export function createTurnoverService({ turnovers, clock }: Deps) {
  async function countRounds(
    tx: PrismaTransaction,
    memberId: number,
    rounds: readonly SettledRound[],
    contribution: Contribution,
  ) {
    const requirements = await turnovers.active(tx, memberId)
    const met: bigint[] = []
    const sums = new Map<string, { id: bigint; category: string; taken: bigint }>()
    for (const round of rounds) {
      const open = requirements.filter(({ id }) => !met.includes(id))
      if (open.length === 0) break
      for (const { id, taken, isMet } of allot(countedTurnover(round, contribution), open)) {
        const requirement = requirements.find((one) => one.id === id)!
        requirement.done += taken
        if (isMet) met.push(id)
        const key = `${id}:${round.category}`
        const sum = sums.get(key) ?? { id, category: round.category, taken: 0n }
        sums.set(key, { ...sum, taken: sum.taken + taken })
      }
    }
    for (const { id, category, taken } of sums.values()) if (taken > 0n) await turnovers.count(tx, id, category, taken)
    await turnovers.end(tx, met, 'MET', clock.now())
  }

  /** Counts what was played since the last look. */
  async function catchUp(tx: PrismaTransaction, { memberId }: Owner, { settings }: OwnMerchant): Promise<void> {
    let cursor = await turnovers.lockCursor(tx, memberId, clock.now())
    for (;;) {
      const rounds = await turnovers.roundsAfter(tx, memberId, cursor)
      const last = rounds.at(-1)
      if (!last) return
      await countRounds(tx, memberId, rounds, settings.turnover.contribution)
      await turnovers.moveCursor(tx, memberId, last)
      cursor = { roundId: last.id, roundAt: last.createdAt }
      if (rounds.length < ROUNDS_AT_ONCE) return
    }
  }

  async function sumIn(tx: PrismaTransaction, owner: Owner, merchant: OwnMerchant): Promise<TurnoverSum> {
    await catchUp(tx, owner, merchant)
    const active = await turnovers.active(tx, owner.memberId)
    return {
      required: active.reduce((sum, { required }) => sum + required, 0n),
      done: active.reduce((sum, { done }) => sum + done, 0n),
    }
  }

  return {
    /**
     * Asks for so much, beside what is the reason for it and in its transaction; what was played before does not count.
     * Nothing where `required` is 0; the same source and reference once.
     */
    async require(tx: PrismaTransaction, requirement: NewRequirement, merchant: OwnMerchant): Promise<void> {
      if (requirement.required <= 0n) return
      await catchUp(tx, requirement, merchant)
      await turnovers.add(tx, requirement, clock.now())
    },

    /** What is open, after the rounds played until now. */
    sum: (owner: Owner, merchant: OwnMerchant): Promise<TurnoverSum> =>
      turnovers.inTransaction((tx) => sumIn(tx, owner, merchant)),

    /** Throws `withdraw_turnover_not_enough` with `data: {requiredTurnover, actualTurnover}` while something is left to play. */
    async assertMet(tx: PrismaTransaction, owner: Owner, merchant: OwnMerchant): Promise<void> {
      const { required, done } = await sumIn(tx, owner, merchant)
      if (required === 0n) return
      throw new AppError('withdraw_turnover_not_enough', {
        data: { requiredTurnover: moneyToWire(required), actualTurnover: moneyToWire(done) },
      })
    },
  }
}
export type TurnoverService = ReturnType<typeof createTurnoverService>
