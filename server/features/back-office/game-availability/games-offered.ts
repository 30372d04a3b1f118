/** Games: their switches, and tiles that open their vendor's list. */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import { gameCategory } from '#contract/game-category.ts'
import type * as gameAvailabilityEndpoints from '#contract/back-office/game-availability.ts'
import type { SwitchedGame } from '#contract/back-office/game-availability.ts'
import type { OperatorFacts } from '#server/audit/audit-log.ts'
import { playsFor } from '#server/features/play/game/game.service.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { GameFilter, GameRow } from './game-availability.repository.ts'
import { simulatorOf, type SwitchDeps, switched } from './switch-parts.ts'

const FILE_PAGE = 500
const FILE_HEAD = ['id', 'name', 'code', 'vendor', 'category', 'on', 'vendor on', 'category on', 'plays']
const yes = (is: boolean) => (is ? 'yes' : 'no')
const opensList = ({ lists, isVendorList }: GameRow) => lists[0]?.isVendorList ?? isVendorList

/** Facts shared by all games of a merchant. */
interface Site {
  categoriesOff: readonly string[]
  hasSimulator: boolean
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

export function createGamesOffered({ switches, merchants, audit, inTransaction, clock, isProduction }: SwitchDeps) {
  const hasSimulatorAt = simulatorOf({ merchants, isProduction })

  async function siteOf(merchantId: number): Promise<Site> {
    const [categoriesOff, hasSimulator] = await Promise.all([switches.categoriesOff(merchantId), hasSimulatorAt(merchantId)])
    return { categoriesOff, hasSimulator }
  }

  return {
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
