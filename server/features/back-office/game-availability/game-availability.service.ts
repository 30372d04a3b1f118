/** Switches off at once what must not be played: new launches and bets stop, an open round may finish (ACC-09). */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import { GAME_CATEGORIES, gameCategory } from '#contract/game-category.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type * as gameAvailabilityEndpoints from '#contract/back-office/game-availability.ts'
import type { SwitchedCategory, SwitchedGame, SwitchedVendor } from '#contract/back-office/game-availability.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import { isUnderMaintenance, launchUrlOf, playsFor } from '#server/features/play/game/game.service.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { isLaunchAddress } from './launch-address.check.ts'
import type { GameFilter, GameRow, GameAvailabilityRepository, VendorRow } from './game-availability.repository.ts'

interface Deps {
  isProduction: boolean
  switches: GameAvailabilityRepository
  merchants: Pick<MerchantDirectory, 'findById'>
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
const FILE_PAGE = 500
const FILE_HEAD = ['id', 'name', 'code', 'vendor', 'category', 'on', 'vendor on', 'category on', 'plays']
const yes = (is: boolean) => (is ? 'yes' : 'no')
const opensList = ({ lists, isVendorList }: GameRow) => lists[0]?.isVendorList ?? isVendorList
const isoOf = (date: Date | null) => date?.toISOString() ?? null

/** What holds for all games of a merchant. */
interface Site {
  categoriesOff: readonly string[]
  hasSimulator: boolean
}

export function createGameAvailabilityService({ switches, merchants, audit, inTransaction, clock, isProduction }: Deps) {
  const hasSimulatorAt = async (merchantId: number): Promise<boolean> =>
    !isProduction && (await merchants.findById(merchantId))?.settings.vendors.hasSimulator === true

  async function siteOf(merchantId: number): Promise<Site> {
    const [categoriesOff, hasSimulator] = await Promise.all([switches.categoriesOff(merchantId), hasSimulatorAt(merchantId)])
    return { categoriesOff, hasSimulator }
  }

  const presentGame = (row: GameRow, site: Site): SwitchedGame => ({
    id: row.id,
    name: row.name,
    gameCode: row.gameCode,
    vendor: row.vendorCode,
    vendorName: row.vendor.name,
    category: gameCategory.parse(row.category),
    isOn: row.offAt.length === 0,
    isRunning: opensList(row) || playsFor(row, row.vendor, row.vendor.merchants[0]?.launchUrl, site.hasSimulator),
    isVendorList: opensList(row),
    isVendorOn: row.vendor.merchants.length > 0,
    isCategoryOn: !site.categoriesOff.includes(row.category),
  })

  function presentVendor(row: VendorRow, simulated: ReadonlySet<string>): SwitchedVendor {
    const {
      code,
      name,
      isRunning,
      merchants: [own],
      _count,
      ...vendor
    } = row
    const now = clock.now()
    return {
      code,
      name,
      isRunning: isRunning || launchUrlOf(vendor, own?.launchUrl) !== undefined || simulated.has(code),
      games: _count.games,
      isOn: own?.isEnabled ?? false,
      isUnderMaintenance: isUnderMaintenance(vendor, now) || (own !== undefined && isUnderMaintenance(own, now)),
      maintenanceFrom: own?.maintenanceFrom?.getTime() ?? null,
      maintenanceUntil: own?.maintenanceUntil?.getTime() ?? null,
      launchUrl: own?.launchUrl ?? null,
      commonLaunchUrl: vendor.launchUrl,
      isInHouse: code === INHOUSE_VENDOR,
    }
  }

  async function categories({ caller }: OperatorFacts): Promise<SwitchedCategory[]> {
    const [counts, off] = await Promise.all([switches.gamesByCategory(), switches.categoriesOff(caller.merchantId)])
    return GAME_CATEGORIES.map((category) => ({ category, games: counts.get(category) ?? 0, isOn: !off.includes(category) }))
  }

  /** Codes of the vendors whose games the merchant's simulator opens; of all vendors, or of one. */
  const simulatedAt = async (merchantId: number, code?: string): Promise<ReadonlySet<string>> =>
    (await hasSimulatorAt(merchantId)) ? switches.simulatedVendors(code) : new Set()

  async function vendorShown(merchantId: number, code: string): Promise<SwitchedVendor> {
    return presentVendor(await vendorOrThrow(merchantId, code), await simulatedAt(merchantId, code))
  }

  /** The action to log, if anything changed. */
  const switched = (entity: string, entityId: string | number, isOn: boolean, reason: string) => ({
    action: `${entity}.switch`,
    entity,
    entityId,
    before: { isOn: !isOn },
    after: { isOn },
    reason,
  })

  async function vendorOrThrow(merchantId: number, code: string): Promise<VendorRow> {
    const row = await switches.vendor(merchantId, code)
    if (!row) throw new AppError('no.data')
    return row
  }

  return {
    categories,

    async setCategory({ category, isOn, reason }: Body<typeof gameAvailabilityEndpoints.setCategory>, facts: OperatorFacts) {
      const { merchantId } = facts.caller
      await inTransaction(async (tx) => {
        if (await switches.switchCategory(tx, merchantId, category, isOn, clock.now()))
          await audit.record(tx, facts, switched('category', category, isOn, reason))
      })
      return categories(facts)
    },

    async vendors({ caller: { merchantId } }: OperatorFacts): Promise<SwitchedVendor[]> {
      const [rows, simulated] = await Promise.all([switches.vendors(merchantId), simulatedAt(merchantId)])
      return rows.map((row) => presentVendor(row, simulated))
    },

    /** Throws `no.data`. */
    async setVendor({ code, isOn, reason }: Body<typeof gameAvailabilityEndpoints.setVendor>, facts: OperatorFacts) {
      const { merchantId } = facts.caller
      await vendorOrThrow(merchantId, code)
      await inTransaction(async (tx) => {
        if (await switches.switchVendor(tx, merchantId, code, isOn))
          await audit.record(tx, facts, switched('vendor', code, isOn, reason))
      })
      return vendorShown(merchantId, code)
    },

    /** Throws `no.data`; `request.param.err` for a window that ends before it begins, or is over. */
    async setVendorMaintenance(body: Body<typeof gameAvailabilityEndpoints.setVendorMaintenance>, facts: OperatorFacts) {
      const { code, from, until, reason } = body
      const { merchantId } = facts.caller
      const now = clock.now().getTime()
      if (until !== null && (until <= now || (from !== null && until <= from)))
        throw new AppError('request.param.err', { fields: [{ path: 'until', message: 'over' }] })
      const [own] = (await vendorOrThrow(merchantId, code)).merchants
      const window = {
        maintenanceFrom: from === null ? null : new Date(from),
        maintenanceUntil: until === null ? null : new Date(until),
      }
      await inTransaction(async (tx) => {
        await switches.changeVendor(tx, merchantId, code, window)
        await audit.record(tx, facts, {
          action: 'vendor.maintenance',
          entity: 'vendor',
          entityId: code,
          before: { from: isoOf(own?.maintenanceFrom ?? null), until: isoOf(own?.maintenanceUntil ?? null) },
          after: { from: isoOf(window.maintenanceFrom), until: isoOf(window.maintenanceUntil) },
          reason,
        })
      })
      return vendorShown(merchantId, code)
    },

    /** Throws `no.data`; `request.param.err` for an address that is none, and for the house's own games. */
    async setVendorAddress(body: Body<typeof gameAvailabilityEndpoints.setVendorAddress>, facts: OperatorFacts) {
      const { code, launchUrl, reason } = body
      const { merchantId } = facts.caller
      const [own] = (await vendorOrThrow(merchantId, code)).merchants
      const isRefused = launchUrl !== null && (code === INHOUSE_VENDOR || !isLaunchAddress(launchUrl, isProduction))
      if (isRefused) throw new AppError('request.param.err', { fields: [{ path: 'launchUrl', message: 'address' }] })
      await inTransaction(async (tx) => {
        await switches.changeVendor(tx, merchantId, code, { launchUrl })
        await audit.record(tx, facts, {
          action: 'vendor.address',
          entity: 'vendor',
          entityId: code,
          before: { launchUrl: own?.launchUrl ?? null },
          after: { launchUrl },
          reason,
        })
      })
      return vendorShown(merchantId, code)
    },

    async games({ caller }: OperatorFacts, query: Query<typeof gameAvailabilityEndpoints.games>) {
      const { page, size, ...filter } = query
      const { merchantId } = caller
      const site = await siteOf(merchantId)
      const { rows, total } = await switches.page({ merchantId, hasSimulator: site.hasSimulator, ...filter }, page, size)
      const list = rows.map((row) => presentGame(row, site))
      return { list, total, page, totalPages: Math.ceil(total / size) } satisfies Value<typeof gameAvailabilityEndpoints.games>
    },

    async gamesExported({ caller }: OperatorFacts, query: Query<typeof gameAvailabilityEndpoints.gamesExported>) {
      const { merchantId } = caller
      const site = await siteOf(merchantId)
      const filter: GameFilter = { merchantId, hasSimulator: site.hasSimulator, ...query }
      async function* pages() {
        for (let afterId = 0; ;) {
          const rows = await switches.after(filter, afterId, FILE_PAGE)
          afterId = rows.at(-1)?.id ?? afterId
          yield rows
            .map((row) => presentGame(row, site))
            .map((game) => [
              game.id,
              game.name,
              game.gameCode,
              game.vendor,
              game.category,
              yes(game.isOn),
              yes(game.isVendorOn),
              yes(game.isCategoryOn),
              yes(game.isRunning),
            ])
          if (rows.length < FILE_PAGE) return
        }
      }
      return csvAnswer('games.csv', FILE_HEAD, pages())
    },

    /** Throws `no.data`. */
    async setGame(
      { id, isOn, reason }: Body<typeof gameAvailabilityEndpoints.setGame>,
      facts: OperatorFacts,
    ): Promise<SwitchedGame> {
      const { merchantId } = facts.caller
      if (!(await switches.game(merchantId, id))) throw new AppError('no.data')
      const site = await siteOf(merchantId)
      const row = await inTransaction(async (tx) => {
        if (await switches.switchGame(tx, merchantId, id, isOn, clock.now()))
          await audit.record(tx, facts, switched('game', id, isOn, reason))
        return switches.game(merchantId, id, tx)
      })
      if (!row) throw new AppError('no.data')
      return presentGame(row, site)
    },

    /** At this merchant only. Open rounds may finish. Throws `no.data`; `game.list.empty` if the tile would open an empty list. */
    async setVendorList(
      { id, isVendorList, reason }: Body<typeof gameAvailabilityEndpoints.setVendorList>,
      facts: OperatorFacts,
    ): Promise<SwitchedGame> {
      const { merchantId } = facts.caller
      const site = await siteOf(merchantId)
      const row = await inTransaction(async (tx) => {
        const game = await switches.game(merchantId, id, tx)
        if (!game) throw new AppError('no.data')
        if (isVendorList && (await switches.listed(tx, merchantId, game)) === 0) throw new AppError('game.list.empty')
        if (await switches.setVendorList(tx, merchantId, game, isVendorList, clock.now()))
          await audit.record(tx, facts, {
            action: 'game.vendorList',
            entity: 'game',
            entityId: id,
            before: { isVendorList: !isVendorList },
            after: { isVendorList },
            reason,
          })
        return switches.game(merchantId, id, tx)
      })
      if (!row) throw new AppError('no.data')
      return presentGame(row, site)
    },
  }
}
export type GameAvailabilityService = ReturnType<typeof createGameAvailabilityService>
