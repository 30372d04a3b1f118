/** Rates for new and moved members: given by the agent who opens the account, by a link, or by the place they move to. */
import type { CustomerRebate } from '#contract/agents/rebate.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { RebateRepository } from './rebate.repository.ts'
import { factsOf, type RebateRooms } from './rebate-rooms.ts'
import { rateOf, type Rates } from './rebate-rule.ts'

export interface NewRates {
  merchant: Merchant
  /** The giver; null at the top, where the house gives. */
  parentId: number | null
  memberId: number
  /** Parts per million; a kind left out gets no rate. */
  rates: Rates
}

interface Deps {
  rebates: RebateRepository
  rooms: RebateRooms
}

export function createRebateGiftService({ rebates, rooms }: Deps) {
  const { shown, ratesOf, roomsOf, checkRates, ration, toRates } = rooms

  return {
    toRates,
    /** Checks the rates of a link for new members; throws as `update`. */
    async checkFor(parentId: number, rates: Rates, merchant: Merchant): Promise<void> {
      const kinds = await rebates.gameTypes()
      checkRates(rates, roomsOf(kinds, await ratesOf(parentId, merchant), {}, merchant, false), merchant)
    },

    /** The first rates of a new member, in the transaction that creates it. Throws as `update`, with nothing written. */
    async assignNew(tx: PrismaTransaction, { merchant, parentId, memberId, rates }: NewRates): Promise<void> {
      const kinds = await rebates.gameTypes(tx)
      await rebates.lock(tx, parentId, undefined)
      const own = await ratesOf(parentId, merchant, tx)
      checkRates(rates, roomsOf(kinds, own, {}, merchant, parentId === null), merchant)
      await ration(tx, await rebates.topOf(memberId, tx), kinds, {}, rates)
      await rebates.set(tx, { merchantId: merchant.id, memberId, setById: parentId, rates })
    },

    /**
     * The same for a member who came by a link. Rates the agent no longer has, or whose quota is used up, are lowered to what is
     * possible: registration never fails because of them.
     */
    async assignByLink(
      tx: PrismaTransaction,
      { merchant, parentId, memberId, rates }: NewRates & { parentId: number },
    ): Promise<void> {
      const kinds = await rebates.gameTypes(tx)
      await rebates.lock(tx, parentId, undefined)
      const topId = await rebates.topOf(memberId, tx)
      const given: Record<string, number> = {}
      for (const { kind, room } of roomsOf(kinds, await ratesOf(parentId, merchant, tx), {}, merchant, false)) {
        let rate = Math.min(rates[kind.code] ?? 0, room.highest)
        while (kind.isSeries && rate > room.lowest && !(await rebates.takeQuota(tx, topId, kind.code, rate, 1)))
          rate -= room.interval
        if (rate > room.lowest) given[kind.code] = rate
      }
      await rebates.set(tx, { merchantId: merchant.id, memberId, setById: null, rates: given })
    },

    /** The rates of a link, as clients read them. */
    async present(
      rates: Rates,
      merchant: Merchant,
    ): Promise<Pick<CustomerRebate, 'type' | 'productType' | 'rebateValue' | 'series'>[]> {
      const kinds = await rebates.gameTypes()
      return kinds.flatMap((kind) => {
        const rate = rates[kind.code]
        return rate === undefined ? [] : [{ ...factsOf(kind), ...shown(rate, kind, merchant) }]
      })
    },

    /** Whether the member, with its own rates and those it has given, may be placed under that agent. */
    async mayStandUnder(memberId: number, parentId: number, merchant: Merchant, tx?: PrismaTransaction): Promise<boolean> {
      // One after the other, because a transaction has one connection.
      const [kinds, own, current] = [
        await rebates.gameTypes(tx),
        await ratesOf(parentId, merchant, tx),
        await rebates.current(memberId, tx),
      ]
      return roomsOf(kinds, own, {}, merchant, false).every(
        ({ kind, room }) => rateOf(current?.rates ?? {}, kind, merchant.settings.agents) <= room.highest,
      )
    },
  }
}
export type RebateGiftService = ReturnType<typeof createRebateGiftService>
