/** Presents a game to clients. */
import { type GameCard, OPENS_VENDOR_LIST } from '#contract/play/game.ts'
import { LANGUAGE_WIRE_CODE, type Language } from '#contract/wire.ts'
import type { CatalogueGame, OfferedGame } from './catalogue.ts'

/** Our vendors have no rooms or managed node types, but clients expect the fields. */
const NO_ROOM = '0'

export const nameOf = (game: Pick<CatalogueGame, 'name' | 'names'>, language: Language): string =>
  game.names[language] ?? game.name

export function toGameCard(game: OfferedGame, language: Language): GameCard {
  const name = nameOf(game, language)
  return {
    gameId: String(game.id),
    nodeId: game.nodeId,
    roomId: NO_ROOM,
    gameCode: game.gameCode,
    nodeName: game.name,
    gameName: name,
    displayName: name,
    vassalage: game.vendorCode,
    gameType: game.category,
    gameCategory: game.category,
    gameClassify: game.classify,
    minBet: game.minBet,
    isNew: game.isNew ? 1 : 0,
    isHot: game.hotRank === null ? 0 : 1,
    supportPlay: game.hasFreePlay && !game.isVendorList ? 0 : 1,
    nodeTypeManageId: NO_ROOM,
    defaultLanguage: LANGUAGE_WIRE_CODE.en,
    isGameH5: game.isVendorList ? OPENS_VENDOR_LIST : '',
    lottoMode: null,
    showIcon: game.iconUrl,
    defaultIcon: game.iconUrl,
    iconUrl: game.iconUrl,
    mobileLargeIcon: game.wideIconUrl || game.iconUrl,
    available: game.isAvailable,
    comingSoon: !game.plays,
  }
}

/** The link of an announcement or banner that opens a game. */
export const toGameLinkage = (game: OfferedGame) => ({
  gameType: game.category,
  vendor: game.vendorCode,
  roomId: NO_ROOM,
  nodeId: game.nodeId,
})
