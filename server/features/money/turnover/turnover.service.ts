/** Turnover required before a withdrawal: added by deposits and bonuses, met by settled rounds. */
import type { Value } from '#contract/endpoint.ts'
import type * as turnoverEndpoints from '#contract/money/turnover/turnover.ts'
import type { TurnoverInfo } from '#contract/money/turnover/turnover.ts'
import { moneyToWire } from '#contract/wire.ts'
import { type BetRules, toBetRules } from './bonus/bonus-bets.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { Ledger } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { createBonusMoney, purseSum } from './bonus-money.ts'
import { presentTurnover } from './present-turnover.ts'
import { createRecount, type RecountedRound } from './recount-round.ts'
import { createTurnoverBook, isBonus, isMet, meterOf, type Owner, type OwnMerchant } from './turnover-book.ts'
import { takenByGivingUp } from './turnover-share.ts'
import type { NewRequirement, TurnoverRepository } from './turnover.repository.ts'

interface Deps {
  turnovers: TurnoverRepository
  ledger: Pick<Ledger, 'balancesOf' | 'lockBalancesOf' | 'postIn' | 'lastEntryId'>
  wallet: Pick<WalletService, 'announce'>
  letters: Pick<HouseLetters, 'write' | 'announce'>
  inTransaction: InTransaction
  clock: Clock
}
export interface TurnoverSum {
  required: bigint
  done: bigint
}
export type { RecountedRound } from './recount-round.ts'
export type { OwnMerchant } from './turnover-book.ts'

/** Most bonuses the job ends in one run. */
const EXPIRED_AT_ONCE = 500

export function createTurnoverService({ turnovers, ledger, wallet, letters, inTransaction, clock }: Deps) {
  const bonuses = createBonusMoney(ledger)
  const book = createTurnoverBook({ turnovers, bonuses, letters, clock })
  const { catchUp } = book
  const recountRound = createRecount({ turnovers, book, bonuses })

  async function sumIn(tx: PrismaTransaction, owner: Owner, merchant: OwnMerchant): Promise<TurnoverSum> {
    await catchUp(tx, owner, merchant)
    const active = await turnovers.active(tx, owner.memberId)
    return {
      required: active.reduce((sum, { required }) => sum + required, 0n),
      done: active.reduce((sum, { done }) => sum + done, 0n),
    }
  }
  async function announce(memberId: number, merchant: OwnMerchant): Promise<void> {
    await letters.announce(merchant, memberId)
    await wallet.announce({ memberId, merchantId: merchant.id, isTrial: false })
  }

  return {
    /** Open turnover, for the member's page (WIR-34). */
    info: (owner: Owner, merchant: OwnMerchant, language: Parameters<typeof presentTurnover>[1]): Promise<TurnoverInfo> =>
      inTransaction(async (tx) => {
        await catchUp(tx, owner, merchant)
        const active = await turnovers.active(tx, owner.memberId)
        const latest = active.length > 0 ? null : await turnovers.latestState(tx, owner.memberId)
        const money = purseSum(await bonuses.look(tx, meterOf(owner, merchant)))
        const bonus = active.find(isBonus)
        const openBets = bonus ? await turnovers.openBets(tx, owner.memberId, bonus.afterEntry) : 0
        return presentTurnover({ active, latest, money, openBets }, language)
      }),

    /** The member forfeits a bonus. Throws `no.data`: another member's, not a bonus, or already ended; `bonus.bets.open`. */
    async forfeit(
      requirementId: number,
      caller: MemberCaller,
      merchant: Merchant,
    ): Promise<Value<typeof turnoverEndpoints.forfeit>> {
      const takenBack = await inTransaction(async (tx) => {
        await catchUp(tx, caller, merchant)
        const active = await turnovers.active(tx, caller.memberId)
        const bonus = active.find((one) => one.id === BigInt(requirementId) && isBonus(one))
        if (!bonus) throw new AppError('no.data')
        return book.endBonus(tx, caller, merchant, bonus, 'FORFEITED')
      })
      await announce(caller.memberId, merchant)
      return { takenBack }
    },

    /** Ends expired bonuses; returns how many. A bonus with open bets waits until they are settled. */
    async expire(merchantOf: (merchantId: number) => Promise<Merchant | undefined>): Promise<number> {
      const due = await turnovers.expired(clock.now(), EXPIRED_AT_ONCE)
      let ended = 0
      for (const { id, memberId, merchantId } of due) {
        const merchant = await merchantOf(merchantId)
        if (!merchant) continue
        const hasEnded = await inTransaction(async (tx) => {
          await catchUp(tx, { memberId }, merchant)
          const bonus = (await turnovers.active(tx, memberId)).find((one) => one.id === id)
          if (!bonus || (await turnovers.openBets(tx, memberId, bonus.afterEntry)) > 0) return false
          await book.endBonus(tx, { memberId }, merchant, bonus, 'EXPIRED')
          return true
        })
        if (!hasEnded) continue
        ended += 1
        await announce(memberId, merchant)
      }
      return ended
    },

    /**
     * Adds a turnover requirement, in the transaction that causes it. Bets placed earlier do not count, even if they settle later.
     * Does nothing if `required` is 0, or for a repeated source and reference.
     */
    async require(tx: PrismaTransaction, requirement: NewRequirement, merchant: OwnMerchant): Promise<void> {
      if (requirement.required <= 0n) return
      // Keeps the account locked until the money is posted, so no bet comes between. A transfer locks both sides itself, in order.
      await catchUp(tx, requirement, merchant, requirement.source !== 'TRANSFER')
      await turnovers.add(tx, requirement, { afterEntry: await ledger.lastEntryId(tx), createdAt: clock.now() })
    },

    /** Whether a bonus is open; counts all rounds played so far first. */
    async hasOpenBonus(tx: PrismaTransaction, owner: Owner, merchant: OwnMerchant): Promise<boolean> {
      await catchUp(tx, owner, merchant)
      return (await turnovers.active(tx, owner.memberId)).some(isBonus)
    },
    /** Like `hasOpenBonus`, without counting rounds first: for pages that may be slightly out of date. */
    async seemsOpen(memberId: number, tx?: PrismaTransaction): Promise<boolean> {
      return (await turnovers.openBonuses(memberId, tx)).length > 0
    },

    /** Bet limits of an open bonus; undefined if none is open. */
    async betRules({ memberId, isTrial }: Owner & { isTrial: boolean }): Promise<BetRules | undefined> {
      if (isTrial) return undefined
      const row = (await turnovers.openBonuses(memberId)).find(({ terms }) => terms !== null)
      return row && toBetRules(row)
    },
    /** Call after a bet made with a bonus: its requirement may now be met. True while a bonus is open. */
    async follow(owner: Owner & { merchantId: number }, merchant: OwnMerchant): Promise<boolean> {
      const isOpen = await inTransaction(async (tx) => {
        await catchUp(tx, owner, merchant)
        return (await turnovers.active(tx, owner.memberId)).some(isBonus)
      })
      if (!isOpen) await announce(owner.memberId, merchant)
      return isOpen
    },

    /**
     * The part of the balance the member cannot send on: what forfeiting the open bonus would take. Locked until the transaction
     * ends. For several members, call in order of id, to prevent deadlocks.
     */
    async reserved(tx: PrismaTransaction, owner: Owner, merchant: OwnMerchant): Promise<bigint> {
      await catchUp(tx, owner, merchant)
      const open = (await turnovers.active(tx, owner.memberId)).filter(isBonus)
      if (open.length === 0) return 0n
      const money = purseSum(await bonuses.lock(tx, meterOf(owner, merchant)))
      return open.reduce((sum, bonus) => sum + takenByGivingUp(bonus, money - sum), 0n)
    },
    reservedNow(owner: Owner, merchant: OwnMerchant): Promise<bigint> {
      return inTransaction((tx) => this.reserved(tx, owner, merchant))
    },

    /** See `createRecount`. */
    recount: (tx: PrismaTransaction, round: RecountedRound, merchant: OwnMerchant) => recountRound(tx, round, merchant),

    /** Open requirements; counts all rounds played so far first. */
    sum: (owner: Owner, merchant: OwnMerchant): Promise<TurnoverSum> => inTransaction((tx) => sumIn(tx, owner, merchant)),

    /**
     * Throws `withdraw_turnover_not_enough` with `data: {requiredTurnover, actualTurnover}` while turnover is open, `bonus.bets.open`
     * while only bets of a bonus are. A bonus whose terms say so is forfeited (BON-04), but stays if the withdrawal is refused.
     */
    async assertMet(tx: PrismaTransaction, owner: Owner, merchant: OwnMerchant): Promise<void> {
      await catchUp(tx, owner, merchant)
      for (const bonus of await turnovers.active(tx, owner.memberId))
        if (isBonus(bonus) && bonus.rules?.onWithdrawal === 'FORFEITS')
          await book.endBonus(tx, owner, merchant, bonus, 'FORFEITED')
      const { required, done } = await sumIn(tx, owner, merchant)
      if (required === 0n) return
      const waiting = (await turnovers.active(tx, owner.memberId)).find((one) => isBonus(one) && isMet(one))
      if (waiting) {
        const openBets = await turnovers.openBets(tx, owner.memberId, waiting.afterEntry)
        throw new AppError('bonus.bets.open', { data: { openBets } })
      }
      throw new AppError('withdraw_turnover_not_enough', {
        data: { requiredTurnover: moneyToWire(required), actualTurnover: moneyToWire(done) },
      })
    },
  }
}
export type TurnoverService = ReturnType<typeof createTurnoverService>
