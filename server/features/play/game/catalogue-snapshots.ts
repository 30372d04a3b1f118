/** Caches the stored catalogue in memory: read again only when it has changed, or when a maintenance window opens or closes. */
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
  rows: CatalogueRows
  /** No window opens or closes before. */
  validUntil: number
  offers: Offers
}

function nextTurn({ vendors, switchesByMerchant }: CatalogueRows, now: Date): number {
  const own = [...(switchesByMerchant?.values() ?? [])].flatMap(({ windows }) => [...windows.values()])
  const turns = [...vendors, ...own].flatMap(({ maintenanceFrom, maintenanceUntil }) => [maintenanceFrom, maintenanceUntil])
  return Math.min(...turns.map((turn) => (turn && turn > now ? turn.getTime() : Infinity)))
}

function offersOf(rows: CatalogueRows, now: Date): Offers {
  const byMerchant = new Map<number, Catalogue>()
  return {
    of(merchantId) {
      const catalogue = byMerchant.get(merchantId) ?? buildCatalogue(rows, merchantId, now)
      byMerchant.set(merchantId, catalogue)
      return catalogue
    },
  }
}

export function createCatalogueSnapshots({ games, clock }: { games: GameRepository; clock: Clock }) {
  let kept: Kept | undefined
  return {
    async read(): Promise<CatalogueSnapshot> {
      // The version first: the next read notices a change in between.
      const { version, closedSites } = await games.catalogueState()
      const now = clock.now()
      if (kept?.version !== version || now.getTime() >= kept.validUntil) {
        const rows = kept?.version === version ? kept.rows : await games.readCatalogue()
        kept = { version, rows, validUntil: nextTurn(rows, now), offers: offersOf(rows, now) }
      }
      return { of: kept.offers.of, isSiteClosed: (merchantId) => closedSites.has(merchantId) }
    },
  }
}
