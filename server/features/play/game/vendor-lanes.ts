/** The vendors of each category, in menu order, those with something to play first: the lobby's lanes (WIR-30). */
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import { type VendorCard, type VendorLane } from '#contract/play/game.ts'
import type { Catalogue, CatalogueVendor, OfferedGame } from './catalogue.ts'
import { playingFirst } from './plays.ts'

const UNCLASSIFIED = 'ALL'

function vendorCard(vendor: CatalogueVendor, games: readonly OfferedGame[]): VendorCard {
  const [lobby] = games
  const hasFreePlay = games.some((game) => game.hasFreePlay)
  return {
    accountTypeName: vendor.code,
    displayName: vendor.name,
    freeplay: hasFreePlay,
    gameId: lobby ? String(lobby.id) : '',
    nodeId: lobby?.nodeId ?? '',
    telGameId: lobby ? String(lobby.id) : '',
    telNodeId: lobby?.nodeId ?? '',
    appNewWindow: false,
    supportPlay: hasFreePlay ? 0 : 1,
    iconUrl: vendor.markUrl,
    tileUrl: vendor.tileUrl,
    gameCount: games.length,
    comingSoon: !games.some((game) => game.plays),
  }
}

function vendorLane({ vendors, games }: Catalogue, category: GameCategory): VendorLane {
  const inLane = games.filter((game) => game.category === category && !game.isVendorList)
  const ofVendors = vendors.map((vendor) => {
    const own = inLane.filter(({ vendorCode }) => vendorCode === vendor.code)
    return { card: vendorCard(vendor, own), plays: own.some((game) => game.plays) }
  })
  const cards = playingFirst(ofVendors).map(({ card }) => card)
  return {
    title: category,
    cards: cards.filter(({ gameCount }) => gameCount > 0),
    gameClassify: [...new Set(inLane.map(({ classify }) => classify))].filter((classify) => classify !== UNCLASSIFIED),
    gameCount: inLane.length,
  }
}

/** Categories without a game are left out; `GAME_CATEGORIES` is in menu order (SCR-13). */
export const vendorLanes = (catalogue: Catalogue): VendorLane[] =>
  GAME_CATEGORIES.map((category) => vendorLane(catalogue, category)).filter(({ gameCount }) => gameCount > 0)
