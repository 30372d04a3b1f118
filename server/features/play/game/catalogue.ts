/** The catalogue a merchant offers: an immutable snapshot in memory, with look-ups. */
import { type GameCategory } from '#contract/game-category.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type { Language } from '#contract/wire.ts'
import { createNameIndex, type NameIndex } from './name-index.ts'
import { playingFirst, playsFor } from './plays.ts'
import type { KnownVendor } from '#server/features/money/wallet/known-vendors.ts'

export interface CatalogueGame {
  id: number
  nodeId: string
  gameCode: string
  vendorCode: string
  category: GameCategory
  classify: string
  name: string
  /** Translated names only. */
  names: Partial<Record<Language, string>>
  /** 1/10 000 of the currency unit. */
  minBet: bigint
  minLine: number
  isNew: boolean
  /** 1 = hottest; null = not hot. */
  hotRank: number | null
  hasFreePlay: boolean
  /** The site has an engine for it. */
  isRunning: boolean
  /** Opens its vendor's game list; nothing is launched. */
  isVendorList: boolean
  iconUrl: string
  wideIconUrl: string
}

/** From (inclusive) and until (exclusive); a missing end is open. */
export interface MaintenanceWindow {
  maintenanceFrom: Date | null
  maintenanceUntil: Date | null
}

export interface CatalogueVendor extends MaintenanceWindow {
  code: string
  name: string
  markUrl: string
  tileUrl: string
  isRunning: boolean
  /** The address where its games open for merchants without their own address; null = on this site. */
  launchUrl: string | null
  /** Names its wallet, for sites with one wallet per vendor. */
  accountTypeId: number
}

/** A merchant's deviations from the catalogue, besides whole vendors: games switched off, maintenance windows, addresses, tiles. */
export interface MerchantSwitches {
  gamesOff: ReadonlySet<number>
  categoriesOff: ReadonlySet<string>
  /** By vendor. */
  windows: ReadonlyMap<string, MaintenanceWindow>
  /** By vendor: where its games open; they need no engine of this site. */
  launchUrls: ReadonlyMap<string, string>
  /** By game: whether its tile opens its vendor's list here. */
  vendorLists: ReadonlyMap<number, boolean>
}

/** The shared catalogue as stored: games and vendors in display order. */
export interface CatalogueRows {
  games: readonly CatalogueGame[]
  vendors: readonly CatalogueVendor[]
  /** Codes of each merchant's active vendors. */
  vendorCodesByMerchant: ReadonlyMap<number, ReadonlySet<string>>
  /** Only merchants with deviations have an entry. */
  switchesByMerchant?: ReadonlyMap<number, MerchantSwitches>
}

export interface OfferedGame extends CatalogueGame {
  /** False = "coming soon", so never hot or new. A vendor's list plays if one of its games does. */
  plays: boolean
  /** Can be opened now. */
  isAvailable: boolean
}

export interface Catalogue {
  everyVendor: readonly KnownVendor[]
  vendors: readonly CatalogueVendor[]
  games: readonly OfferedGame[]
  byId: ReadonlyMap<number, OfferedGame>
  byNodeId: ReadonlyMap<string, OfferedGame>
  /** By `vendorKey`. */
  byVendorAndCode: ReadonlyMap<string, OfferedGame>
  /** By code alone. An in-house game takes precedence over a vendor's, and then a game that plays over one that doesn't. */
  byCode: ReadonlyMap<string, OfferedGame>
  names: NameIndex<OfferedGame>
}

/** How a caller names a game; if a vendor is given too, it must match. */
export type GameKey =
  | { nodeId: string; vendor?: string }
  | { id: number; vendor?: string }
  | { vendor: string; code: string }
  | { code: string }

const vendorKey = (vendor: string, code: string) => `${vendor.toUpperCase()}/${code}`
const laneKey = ({ vendorCode, category }: CatalogueGame) => `${vendorCode}/${category}`
const isInHouse = ({ vendorCode }: CatalogueGame) => vendorCode === INHOUSE_VENDOR
/** Sort key for games with the same code: the last one takes precedence. */
const precedence = (game: OfferedGame) => Number(game.plays) + 2 * Number(isInHouse(game))

/** A window with a missing end lasts until that end is set. */
export function isUnderMaintenance({ maintenanceFrom, maintenanceUntil }: MaintenanceWindow, now: Date): boolean {
  if (!maintenanceFrom && !maintenanceUntil) return false
  return (!maintenanceFrom || maintenanceFrom <= now) && (!maintenanceUntil || now < maintenanceUntil)
}

/** A game that doesn't play yet is neither hot nor new, even if stored as such. */
const withoutPraise = (game: OfferedGame): OfferedGame => (game.plays ? game : { ...game, isNew: false, hotRank: null })

/**
 * The merchant's offer: games of its active vendors, except those switched off individually or by category; games that play come first.
 * `hasSimulator`: games that nothing else plays open in the vendor simulator.
 */
export function buildCatalogue(rows: CatalogueRows, merchantId: number, now: Date, hasSimulator = false): Catalogue {
  const enabled = rows.vendorCodesByMerchant.get(merchantId)
  const vendors = rows.vendors.filter(({ code }) => enabled?.has(code))
  const own = rows.switchesByMerchant?.get(merchantId)
  const isClosed = (vendor: CatalogueVendor) => {
    const window = own?.windows.get(vendor.code)
    return isUnderMaintenance(vendor, now) || (window !== undefined && isUnderMaintenance(window, now))
  }
  const open = new Set(vendors.filter((vendor) => !isClosed(vendor)).map(({ code }) => code))
  const vendorOf = new Map(vendors.map((vendor) => [vendor.code, vendor]))
  const hasEngine = (game: CatalogueGame) => {
    const vendor = vendorOf.get(game.vendorCode)
    return vendor !== undefined && playsFor(game, vendor, own?.launchUrls.get(vendor.code), hasSimulator)
  }
  const offered = rows.games
    .filter(({ vendorCode }) => enabled?.has(vendorCode))
    .filter(({ id, category }) => !own?.gamesOff.has(id) && !own?.categoriesOff.has(category))
    .map((game) => ({ ...game, isVendorList: own?.vendorLists.get(game.id) ?? game.isVendorList }))
  const playingLanes = new Set(offered.filter((game) => !game.isVendorList && hasEngine(game)).map(laneKey))
  const games = playingFirst(
    offered.map((game): OfferedGame => {
      if (game.isVendorList) return withoutPraise({ ...game, plays: playingLanes.has(laneKey(game)), isAvailable: true })
      const hasOne = hasEngine(game)
      return withoutPraise({ ...game, plays: hasOne, isAvailable: hasOne && open.has(game.vendorCode) })
    }),
  )
  return {
    everyVendor: rows.vendors.map((vendor) => ({
      ...vendor,
      isOffered: enabled?.has(vendor.code) ?? false,
      isClosed: isClosed(vendor),
    })),
    vendors,
    games,
    byId: new Map(games.map((game) => [game.id, game])),
    byNodeId: new Map(games.map((game) => [game.nodeId, game])),
    byVendorAndCode: new Map(games.map((game) => [vendorKey(game.vendorCode, game.gameCode), game])),
    byCode: new Map(games.toSorted((one, other) => precedence(one) - precedence(other)).map((game) => [game.gameCode, game])),
    names: createNameIndex(games),
  }
}

export function findGame(catalogue: Catalogue, key: GameKey): OfferedGame | undefined {
  if ('code' in key)
    return 'vendor' in key ? catalogue.byVendorAndCode.get(vendorKey(key.vendor, key.code)) : catalogue.byCode.get(key.code)
  const game = 'nodeId' in key ? catalogue.byNodeId.get(key.nodeId) : catalogue.byId.get(key.id)
  return !key.vendor || game?.vendorCode.toUpperCase() === key.vendor.toUpperCase() ? game : undefined
}
