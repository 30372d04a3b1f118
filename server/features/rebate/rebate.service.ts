import type { Body, Value } from '#contract/endpoint.ts'
import { type GameType, rebateEndpoints, SERIES_PPM, type DownlineRebate } from '#contract/rebate.ts'
import { moneyToWire } from '#contract/wire.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { RebateRepository } from './rebate.repository.ts'
import { type GameTypeFacts, rateOf, type Rates, refusalOf, roomBelow } from './rebate-rule.ts'

type Party = Pick<MemberCaller, 'memberId' | 'merchantId'>

export interface NewRates {
  merchant: Merchant
  /** Who gives: null at the top, where the house does. */
  parentId: number | null
  memberId: number
  /** Parts per million; a kind that is not named gets nothing. */
  rates: Rates
}

interface Deps {
  rebates: RebateRepository
  database: Database
  clock: Clock
}

const group = <T extends { productType: string }>(rows: readonly T[]): Record<string, T[]> => {
  const grouped: Record<string, T[]> = {}
  for (const row of rows) (grouped[row.productType] ??= []).push(row)
  return grouped
}

export function createRebateService({ rebates, database, clock }: Deps) {
  const floorOf = ({ isSeries }: GameTypeFacts, { settings }: Merchant) => (isSeries ? settings.agents.minSeries * SERIES_PPM : 0)
  /** As clients read it: of a lottery what it is above the lowest series. */
  const shown = (rate: number, kind: GameTypeFacts, merchant: Merchant) => ({
    rebateValue: BigInt(rate - floorOf(kind, merchant)),
    series: kind.isSeries ? Math.floor(rate / SERIES_PPM) : 0,
  })
  const facts = ({ code, product }: GameTypeFacts) => ({ type: code, productType: product })

  /** What a giver has: at the top, and of the house itself, the house's highest. */
  async function ratesOf(memberId: number | null, merchant: Merchant, tx?: PrismaTransaction): Promise<Rates> {
    if (memberId === null) return merchant.settings.agents.highestRates as Rates
    return (await rebates.current(memberId, tx))?.rates ?? {}
  }

  /** `own` are the giver's rates, `given` what those below the receiver have. At the top nothing is kept back: the house keeps its margin. */
  function roomsOf(kinds: readonly GameTypeFacts[], own: Rates, given: Rates, { settings }: Merchant, isTop: boolean) {
    const agents = isTop ? { ...settings.agents, rateDifference: 0 } : settings.agents
    return kinds.map((kind) => ({
      kind,
      room: roomBelow(rateOf(own, kind, settings.agents), rateOf(given, kind, settings.agents), kind, agents),
    }))
  }

  function checkRates(rates: Rates, rooms: ReturnType<typeof roomsOf>, merchant: Merchant): void {
    for (const { kind, room } of rooms) {
      const rate = rateOf(rates, kind, merchant.settings.agents)
      const refused = refusalOf(rate, room, floorOf(kind, merchant))
      if (refused)
        throw new AppError(refused, {
          fields: [{ path: kind.code, message: refused }],
          highest: moneyToWire(shown(room.highest, kind, merchant).rebateValue),
          lowest: moneyToWire(shown(room.lowest, kind, merchant).rebateValue),
        })
    }
  }

  /** High series are rationed by the agent at the top of the line (domain §4.6). Throws `rebate.quota.empty`. */
  async function ration(tx: PrismaTransaction, topId: number, kinds: readonly GameTypeFacts[], before: Rates, after: Rates) {
    for (const { code, isSeries } of kinds) {
      const [old, wanted] = [before[code] ?? 0, after[code] ?? 0]
      if (!isSeries || old === wanted) continue
      if (old > 0) await rebates.takeQuota(tx, topId, code, old, -1)
      if (wanted > 0 && !(await rebates.takeQuota(tx, topId, code, wanted, 1)))
        throw new AppError('rebate.quota.empty', { fields: [{ path: code, message: 'rebate.quota.empty' }] })
    }
  }

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
      ...facts(kind),
      ...shown(rateOf(current?.rates ?? {}, kind, merchant.settings.agents), kind, merchant),
      lowest: shown(room.lowest, kind, merchant).rebateValue,
      highest: shown(room.highest, kind, merchant).rebateValue,
      interval: BigInt(room.interval),
    }))
  }

  /** Throws `no.data` for whoever is not a direct downline of the caller, as for whoever does not exist. */
  async function directDownline(caller: Party, memberId: number): Promise<void> {
    const place = await rebates.below(caller.memberId, memberId)
    if (place?.parentId !== caller.memberId) throw new AppError('no.data')
  }

  /** Changes what is named from now on. Throws what `checkRates` and `ration` do. */
  async function change(giverId: number | null, receiverId: number, wanted: Rates, merchant: Merchant, setById: number | null) {
    await database.prisma.$transaction(async (tx) => {
      await rebates.lock(tx, giverId, receiverId)
      const kinds = await rebates.gameTypes()
      const [own, given, current] = [
        await ratesOf(giverId, merchant, tx),
        await rebates.given(receiverId),
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

  /** Parts per million of what a client typed. */
  async function toRates(asked: readonly { type: GameType; rebateValue: bigint }[], merchant: Merchant): Promise<Rates> {
    const kinds = await rebates.gameTypes()
    return Object.fromEntries(
      asked.map(({ type, rebateValue }) => {
        const kind = kinds.find(({ code }) => code === type)!
        return [type, Number(rebateValue) + floorOf(kind, merchant)]
      }),
    )
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

    /** Throws `no.data` for a member that does not stand below the caller. */
    async rates(caller: Party, memberId: number | undefined, merchant: Merchant): Promise<Value<typeof rebateEndpoints.rates>> {
      const of = memberId ?? caller.memberId
      if (of !== caller.memberId && !(await rebates.below(caller.memberId, of))) throw new AppError('no.data')
      const [kinds, current] = await Promise.all([rebates.gameTypes(), rebates.current(of)])
      return group(
        kinds.map((kind) => ({
          ...facts(kind),
          ...shown(rateOf(current?.rates ?? {}, kind, merchant.settings.agents), kind, merchant),
          rebateSettId: current?.id ?? 0,
          prizeModeId: kind.isSeries ? kind.code : '',
          playNameId: '',
        })),
      )
    },

    async downline(caller: Party, memberId: number, merchant: Merchant) {
      await directDownline(caller, memberId)
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
      await directDownline(caller, memberId)
      await change(caller.memberId, memberId, await toRates(asked, merchant), merchant, caller.memberId)
      return { configs: await configsOf(caller.memberId, memberId, merchant) }
    },

    toRates,
    /** What may be given to whoever opens an account by a link; throws as `update`. */
    async checkFor(parentId: number, rates: Rates, merchant: Merchant): Promise<void> {
      const kinds = await rebates.gameTypes()
      checkRates(rates, roomsOf(kinds, await ratesOf(parentId, merchant), {}, merchant, false), merchant)
    },

    /** The first rates of a new member, in the transaction that makes it. Throws as `update`, with nothing written. */
    async assignNew(tx: PrismaTransaction, { merchant, parentId, memberId, rates }: NewRates): Promise<void> {
      const kinds = await rebates.gameTypes()
      await rebates.lock(tx, parentId, undefined)
      const own = await ratesOf(parentId, merchant, tx)
      checkRates(rates, roomsOf(kinds, own, {}, merchant, parentId === null), merchant)
      await ration(tx, await rebates.topOf(memberId, tx), kinds, {}, rates)
      await rebates.set(tx, { merchantId: merchant.id, memberId, setById: parentId, rates })
    },

    /** Rates of a link may have become more than its agent still gives: then the most it gives. */
    async capFor(parentId: number, rates: Rates, merchant: Merchant): Promise<Rates> {
      const kinds = await rebates.gameTypes()
      const rooms = roomsOf(kinds, await ratesOf(parentId, merchant), {}, merchant, false)
      return Object.fromEntries(
        rooms.flatMap(({ kind, room }) => {
          const rate = rates[kind.code]
          return rate === undefined ? [] : [[kind.code, Math.min(rate, room.highest)]]
        }),
      )
    },

    /** May the member, with what it has and has given, stand below that agent? */
    async mayStandUnder(memberId: number, parentId: number, merchant: Merchant): Promise<boolean> {
      const [kinds, own, current] = await Promise.all([
        rebates.gameTypes(),
        ratesOf(parentId, merchant),
        rebates.current(memberId),
      ])
      return roomsOf(kinds, own, {}, merchant, false).every(
        ({ kind, room }) => rateOf(current?.rates ?? {}, kind, merchant.settings.agents) <= room.highest,
      )
    },
  }
}
export type RebateService = ReturnType<typeof createRebateService>
