/** How much of a rate may be given on, and whether given rates are allowed; shared by everything that gives rates. */
import { type GameType, SERIES_PPM } from '#contract/agents/rebate.ts'
import { moneyToWire } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { RebateRepository } from './rebate.repository.ts'
import { type GameTypeFacts, rateOf, type Rates, refusalOf, type Room, roomBelow } from './rebate-rule.ts'

export interface KindRoom {
  kind: GameTypeFacts
  room: Room
}

export const factsOf = ({ code, product }: GameTypeFacts) => ({ type: code, productType: product })

export function createRebateRooms({ rebates }: { rebates: RebateRepository }) {
  const floorOf = ({ isSeries }: GameTypeFacts, { settings }: Merchant) => (isSeries ? settings.agents.minSeries * SERIES_PPM : 0)
  /** The rate as clients read it: for lotteries, relative to the lowest series. */
  const shown = (rate: number, kind: GameTypeFacts, merchant: Merchant) => ({
    rebateValue: BigInt(rate - floorOf(kind, merchant)),
    series: kind.isSeries ? Math.floor(rate / SERIES_PPM) : 0,
  })

  /** The giver's rates; at the top, where the house gives, its highest. */
  async function ratesOf(memberId: number | null, merchant: Merchant, tx?: PrismaTransaction): Promise<Rates> {
    if (memberId === null) return merchant.settings.agents.highestRates as Rates
    return (await rebates.current(memberId, tx))?.rates ?? {}
  }

  /**
   * `own`: the giver's rates; `given`: those of the receiver's downline. At the top nothing is kept back: the house keeps its
   * margin.
   */
  function roomsOf(
    kinds: readonly GameTypeFacts[],
    own: Rates,
    given: Rates,
    { settings }: Merchant,
    isTop: boolean,
  ): KindRoom[] {
    const agents = isTop ? { ...settings.agents, rateDifference: 0 } : settings.agents
    return kinds.map((kind) => ({
      kind,
      room: roomBelow(rateOf(own, kind, settings.agents), rateOf(given, kind, settings.agents), kind, agents),
    }))
  }

  function checkRates(rates: Rates, rooms: readonly KindRoom[], merchant: Merchant): void {
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

  /** High series are limited by quotas of the top agent (AGT-10). Throws `rebate.quota.empty`. */
  async function ration(tx: PrismaTransaction, topId: number, kinds: readonly GameTypeFacts[], before: Rates, after: Rates) {
    for (const { code, isSeries } of kinds) {
      const [old, wanted] = [before[code] ?? 0, after[code] ?? 0]
      if (!isSeries || old === wanted) continue
      if (old > 0) await rebates.takeQuota(tx, topId, code, old, -1)
      if (wanted > 0 && !(await rebates.takeQuota(tx, topId, code, wanted, 1)))
        throw new AppError('rebate.quota.empty', { fields: [{ path: code, message: 'rebate.quota.empty' }] })
    }
  }

  /** Converts a client's input to parts per million. */
  async function toRates(asked: readonly { type: GameType; rebateValue: bigint }[], merchant: Merchant): Promise<Rates> {
    const kinds = await rebates.gameTypes()
    return Object.fromEntries(
      asked.map(({ type, rebateValue }) => {
        const kind = kinds.find(({ code }) => code === type)!
        return [type, Number(rebateValue) + floorOf(kind, merchant)]
      }),
    )
  }

  return { floorOf, shown, ratesOf, roomsOf, checkRates, ration, toRates }
}
export type RebateRooms = ReturnType<typeof createRebateRooms>
