import type { Body, Value } from '#contract/endpoint.ts'
import type * as rebateEndpoints from '#contract/agents/rebate.ts'
import type { DownlineRebate } from '#contract/agents/rebate.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { RebateRepository } from './rebate.repository.ts'
import { factsOf, type RebateRooms } from './rebate-rooms.ts'
import { rateOf, type Rates } from './rebate-rule.ts'

type Party = Pick<MemberCaller, 'memberId' | 'merchantId'>

interface Deps {
  rebates: RebateRepository
  rooms: RebateRooms
  inTransaction: InTransaction
  clock: Clock
}

const group = <T extends { productType: string }>(rows: readonly T[]): Record<string, T[]> => {
  const grouped: Record<string, T[]> = {}
  for (const row of rows) (grouped[row.productType] ??= []).push(row)
  return grouped
}

export function createRebateService({ rebates, rooms, inTransaction, clock }: Deps) {
  const { shown, ratesOf, roomsOf, checkRates, ration, toRates } = rooms

  async function configsOf(
    giverId: number | null,
    receiverId: number | undefined,
    merchant: Merchant,
  ): Promise<DownlineRebate[]> {
    const [kinds, own, given, current] = await Promise.all([
      rebates.gameTypes(),
      ratesOf(giverId, merchant),
      receiverId === undefined ? {} : rebates.given(receiverId),
      receiverId === undefined ? undefined : rebates.current(receiverId),
    ])
    return roomsOf(kinds, own, given, merchant, giverId === null).map(({ kind, room }) => ({
      ...factsOf(kind),
      ...shown(rateOf(current?.rates ?? {}, kind, merchant.settings.agents), kind, merchant),
      lowest: shown(room.lowest, kind, merchant).rebateValue,
      highest: shown(room.highest, kind, merchant).rebateValue,
      interval: BigInt(room.interval),
    }))
  }

  /** Throws `no.data` for a member who is not in the caller's direct downline or does not exist. */
  async function directDownline(callerId: number, memberId: number, tx?: PrismaTransaction): Promise<void> {
    const place = await rebates.below(callerId, memberId, tx)
    if (place?.parentId !== callerId) throw new AppError('no.data')
  }

  /** Changes the given rates from now on. Throws the errors of `checkRates` and `ration`. */
  async function change(giverId: number | null, receiverId: number, wanted: Rates, merchant: Merchant, setById: number | null) {
    await inTransaction(async (tx) => {
      await rebates.lock(tx, giverId, receiverId)
      // Locked now: a member who was moved in the meantime gets rates from another agent.
      if (giverId !== null) await directDownline(giverId, receiverId, tx)
      const kinds = await rebates.gameTypes(tx)
      const [own, given, current] = [
        await ratesOf(giverId, merchant, tx),
        await rebates.given(receiverId, tx),
        (await rebates.current(receiverId, tx))?.rates ?? {},
      ]
      const named = kinds.filter(({ code }) => wanted[code] !== undefined && wanted[code] !== current[code])
      if (named.length === 0) return
      checkRates(wanted, roomsOf(named, own, given, merchant, giverId === null), merchant)
      await ration(tx, await rebates.topOf(receiverId, tx), named, current, { ...current, ...wanted })
      await rebates.set(tx, {
        merchantId: merchant.id,
        memberId: receiverId,
        setById,
        rates: { ...current, ...wanted },
        at: clock.now(),
      })
    })
  }

  return {
    async global(caller: Party, merchant: Merchant): Promise<Value<typeof rebateEndpoints.global>> {
      const [kinds, own] = await Promise.all([rebates.gameTypes(), ratesOf(caller.memberId, merchant)])
      const { minSeries, rateDifference, rateInterval } = merchant.settings.agents
      return group(
        kinds.map((kind) => ({
          gameType: kind.code,
          productType: kind.product,
          highestRebate: shown(rateOf(own, kind, merchant.settings.agents), kind, merchant).rebateValue,
          rebateDifference: BigInt(rateDifference),
          rebateInterval: BigInt(rateInterval),
          minSeries: kind.isSeries ? minSeries : 0,
        })),
      )
    },

    /** Throws `no.data` if the member is not in the caller's downline. */
    async rates(caller: Party, memberId: number | undefined, merchant: Merchant): Promise<Value<typeof rebateEndpoints.rates>> {
      const of = memberId ?? caller.memberId
      if (of !== caller.memberId && !(await rebates.below(caller.memberId, of))) throw new AppError('no.data')
      const [kinds, current] = await Promise.all([rebates.gameTypes(), rebates.current(of)])
      return group(
        kinds.map((kind) => ({
          ...factsOf(kind),
          ...shown(rateOf(current?.rates ?? {}, kind, merchant.settings.agents), kind, merchant),
          rebateSettId: current?.id ?? 0,
          prizeModeId: kind.isSeries ? kind.code : '',
          playNameId: '',
        })),
      )
    },

    async downline(caller: Party, memberId: number, merchant: Merchant) {
      await directDownline(caller.memberId, memberId)
      return { configs: await configsOf(caller.memberId, memberId, merchant) }
    },
    newcomer: async (caller: Party, merchant: Merchant) => ({ configs: await configsOf(caller.memberId, undefined, merchant) }),

    async quotas(caller: Party, merchant: Merchant): Promise<Value<typeof rebateEndpoints.quotas>> {
      const [kinds, rows] = await Promise.all([rebates.gameTypes(), rebates.quotas(await rebates.topOf(caller.memberId))])
      return kinds.flatMap((kind) => {
        const own = rows.filter(({ gameType }) => gameType === kind.code)
        if (own.length === 0) return []
        const quotaRebateConfig = own.map(({ rate, total, used }) => ({
          type: kind.code,
          ...shown(rate, kind, merchant),
          total,
          used,
          available: total - used,
        }))
        return [{ productType: kind.product, quotaRebateConfig }]
      })
    },

    async update(caller: Party, { memberId, rebates: asked }: Body<typeof rebateEndpoints.update>, merchant: Merchant) {
      await directDownline(caller.memberId, memberId)
      await change(caller.memberId, memberId, await toRates(asked, merchant), merchant, caller.memberId)
      return { configs: await configsOf(caller.memberId, memberId, merchant) }
    },
  }
}
export type RebateService = ReturnType<typeof createRebateService>
