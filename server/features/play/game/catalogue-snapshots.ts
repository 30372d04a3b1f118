/** Caches the stored catalogue in memory; reads it again only when it changes, or a maintenance window opens or closes. */
import type { Clock } from '#server/platform/clock.ts'
import { buildCatalogue, type Catalogue, type CatalogueRows } from './catalogue.ts'
import type { GameRepository } from './game.repository.ts'

interface Offers {
  of(merchantId: number): Catalogue
}
export interface CatalogueSnapshot extends Offers {
  isSiteClosed(merchantId: number): boolean
}

interface Kept {
  version: bigint
  simulatorSites: string
  rows: CatalogueRows
  /** Until then, no maintenance window opens or closes. */
  validUntil: number
  offers: Offers
}

function nextTurn({ vendors, switchesByMerchant }: CatalogueRows, now: Date): number {
  const own = [...(switchesByMerchant?.values() ?? [])].flatMap(({ windows }) => [...windows.values()])
  const turns = [...vendors, ...own].flatMap(({ maintenanceFrom, maintenanceUntil }) => [maintenanceFrom, maintenanceUntil])
  return Math.min(...turns.map((turn) => (turn && turn > now ? turn.getTime() : Infinity)))
}

function offersOf(rows: CatalogueRows, simulatorSites: ReadonlySet<number>, now: Date): Offers {
  const byMerchant = new Map<number, Catalogue>()
  return {
    of(merchantId) {
      const catalogue = byMerchant.get(merchantId) ?? buildCatalogue(rows, merchantId, now, simulatorSites.has(merchantId))
      byMerchant.set(merchantId, catalogue)
      return catalogue
    },
  }
}

export function createCatalogueSnapshots({ games, clock }: { games: GameRepository; clock: Clock }) {
  let kept: Kept | undefined
  return {
    async read(): Promise<CatalogueSnapshot> {
      // Read the version first, so that the next read notices a change made in between.
      const state = await games.catalogueState()
      const { version, closedSites } = state
      const simulatorSites = [...state.simulatorSites].toSorted((one, other) => one - other).join()
      const now = clock.now()
      if (kept?.version !== version || kept.simulatorSites !== simulatorSites || now.getTime() >= kept.validUntil) {
        const rows = kept?.version === version ? kept.rows : await games.readCatalogue()
        const offers = offersOf(rows, state.simulatorSites, now)
        kept = { version, simulatorSites, rows, validUntil: nextTurn(rows, now), offers }
      }
      return { of: kept.offers.of, isSiteClosed: (merchantId) => closedSites.has(merchantId) }
    },
  }
}
