/** The catalogue: vendor lanes, lists, hot games, winners (WIR-30). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { GAME_CATEGORIES, gameCategory } from '../game-category.ts'
import { money, moneyFromWire, pageQuery, text, wholeNumber } from '../wire.ts'

/** What a client may ask for: a category, ALL, or HOT. Any case. */
export const gameTypeAsked = z.pipe(text(16).check(z.toUpperCase()), z.enum([...GAME_CATEGORIES, 'ALL', 'HOT']))

/** The vendor of the games Palaro runs itself. */
export const INHOUSE_VENDOR = 'BGS'

export const GAME_PAGE_SIZE = 25
/** Longest search text for a game's name. */
export const GAME_NAME_MAX = 64

/** Value of `isGameH5` for a game that opens its vendor's game list. */
export const OPENS_VENDOR_LIST = 'VASSALAGE'

export const gameCard = z.object({
  gameId: z.string(),
  nodeId: z.string(),
  roomId: z.string(),
  gameCode: z.string(),
  nodeName: z.string(),
  gameName: z.string(),
  displayName: z.string(),
  vassalage: z.string(),
  gameType: gameCategory,
  gameCategory,
  gameClassify: z.string(),
  minBet: money,
  isNew: z.literal([0, 1]),
  isHot: z.literal([0, 1]),
  /** 0 = free play available, 1 = not. */
  supportPlay: z.literal([0, 1]),
  nodeTypeManageId: z.string(),
  /** A wire code: `EN`. */
  defaultLanguage: z.string(),
  /** `VASSALAGE` = opens its vendor's game list (SCR-17); empty = launches. */
  isGameH5: z.string(),
  lottoMode: z.nullable(z.string()),
  showIcon: z.string(),
  defaultIcon: z.string(),
  iconUrl: z.string(),
  mobileLargeIcon: z.string(),
  /** False = it can't be opened now: launching returns vendor_under_maintenance. */
  available: z.boolean(),
  /** It doesn't play yet, and its tile opens nothing; without this, an unavailable game is closed for a while. */
  comingSoon: z.boolean(),
})
export type GameCard = z.output<typeof gameCard>

export const gameListQuery = z.object({
  ...pageQuery(GAME_PAGE_SIZE),
  gameType: z.optional(gameTypeAsked),
  /** Part of the name of a game. */
  gameName: z.optional(text(GAME_NAME_MAX)),
  vassalage: z.optional(text(64)),
  gameClassify: z.optional(text(32)),
  isNew: z.optional(
    z.pipe(
      z.union([z.int(), z.string().check(z.maxLength(8))]),
      z.transform((flag) => String(flag) === '1'),
    ),
  ),
  minBet: z.optional(
    z.pipe(
      z.union([z.number(), text(16)]),
      z.transform((asked, context) => {
        const amount = moneyFromWire(String(asked))
        if (amount !== undefined && amount >= 0n) return amount
        context.issues.push({ code: 'custom', message: 'must be an amount', input: asked })
        return z.NEVER
      }),
    ),
  ),
  minLine: z.optional(wholeNumber(10_000)),
})
export type GameListQuery = z.output<typeof gameListQuery>

export const gameList = z.object({
  /** The games of this page. */
  games: z.array(gameCard),
  pageNum: z.int(),
  totalPages: z.int(),
  totalCount: z.int(),
})
export type GameList = z.output<typeof gameList>

export const vendorCard = z.object({
  accountTypeName: z.string(),
  displayName: z.string(),
  freeplay: z.boolean(),
  gameId: z.string(),
  nodeId: z.string(),
  telGameId: z.string(),
  telNodeId: z.string(),
  appNewWindow: z.boolean(),
  supportPlay: z.literal([0, 1]),
  /** The vendor's logo, for dark and light backgrounds. */
  iconUrl: z.string(),
  tileUrl: z.string(),
  gameCount: z.int(),
  /** None of its games in the category plays yet. */
  comingSoon: z.boolean(),
})
export type VendorCard = z.infer<typeof vendorCard>

export const vendorLane = z.object({
  title: gameCategory,
  /** The vendors with games of this kind. */
  cards: z.array(vendorCard),
  gameClassify: z.array(z.string()),
  gameCount: z.int(),
})
export type VendorLane = z.infer<typeof vendorLane>

export const winner = z.object({
  vo: z.object({
    winAmount: money,
    /** Masked. */
    customerName: z.string(),
    gameName: z.string(),
    iconUrl: z.string(),
    wonAt: z.int(),
  }),
})
export type Winner = z.output<typeof winner>

const HOT_LIMIT = 60
const RANK_LIMIT = 50

export const vendorLanes = endpoint({
  summary: 'Categories with their vendors, in menu order',
  method: 'GET',
  relay: 'GCSGAME_gameVendor',
  aliases: ['GCSGAME_newGameVendor', 'GLS2_gameVendor', 'GCSGAME_getVassalage'],
  value: z.object({ data: z.object({ lanes: z.array(vendorLane) }) }),
  sharedFor: 10,
})

export const vendorsByCategory = endpoint({
  summary: 'Vendor codes by category',
  method: 'GET',
  relay: 'GCSGAME_getVassGameType',
  moduleId: 'COMM3',
  value: z.object({
    /** The codes of the vendors, by kind of game. */
    content: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  }),
  sharedFor: 10,
})

export const list = endpoint({
  summary: 'One page of the catalogue, games that play before those coming soon',
  method: 'GET',
  relay: 'GCSGAME_gameList',
  aliases: ['GLS2_gameList'],
  query: gameListQuery,
  value: gameList,
  sharedFor: 10,
})

export const hot = endpoint({
  summary: 'The hot games, hottest first',
  method: ['GET', 'POST'],
  relay: 'GCSGAME_hotGamesV2',
  aliases: ['GCSGAME_hotGames', 'GCSGAME_gameHot', 'GLS2_hotGames'],
  moduleId: 'GAMELOHOT3',
  query: z.object({
    gameType: z.optional(gameTypeAsked),
    /** How many games the answer has at most. */
    pageSize: z._default(wholeNumber(HOT_LIMIT, 1), HOT_LIMIT),
  }),
  /** One client uses POST (WIR-30). */
  body: z._default(z.object({ gameType: z.optional(gameTypeAsked) }), {}),
  value: z.object({ list: z.array(gameCard) }),
  sharedFor: 10,
})

export const single = endpoint({
  summary: 'One game',
  method: 'GET',
  relay: 'GCSGAME_getSingleGame',
  query: z.object({ nodeId: text(64, 1) }),
  value: gameCard,
  errors: ['no.data'],
  sharedFor: 10,
})

export const recommended = endpoint({
  summary: 'Games to play after a failed launch: only those that can be opened now',
  method: 'GET',
  relay: 'GCSGAME_getRecommendedHotGames',
  value: z.object({ list: z.array(gameCard) }),
  sharedFor: 10,
})

export const rankList = endpoint({
  summary: 'The latest big wins, from settled bets',
  method: 'GET',
  relay: 'GCSGAME_getRankList',
  aliases: ['ODSFE2_getWinnerBoard'],
  query: z.object({ gameCategory: z._default(gameTypeAsked, 'ALL'), limitNum: z._default(wholeNumber(RANK_LIMIT, 1), 20) }),
  value: z.object({ list: z.array(winner) }),
  sharedFor: 10,
})
