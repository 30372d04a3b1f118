/** Opening a game: the launch call (WIR-32), and exchanging its one-time token for a game session. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { memberType, text } from '../wire.ts'
import { gameCard } from './game.ts'

/** The launch mode of games from a list. */
export const LIST_LAUNCH = 'GLS'
/** Lotteries, by their prize modes (SCR-17). */
export const LOTTERY_LAUNCHES = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] as const

/** `gameId`/`nodeId` name the game; the many other parameters real clients send are ignored. */
export const launchQuery = z.object({
  launchMode: z.optional(text(16)),
  gameId: z.optional(text(64)),
  nodeId: z.optional(text(64)),
  vassalage: z.optional(text(64)),
  vendor: z.optional(text(64)),
  /** `0` opens the game with play money; anything else is ignored. */
  accountType: z.optional(text(4)),
  lottoGameCode: z.optional(text(64)),
  backUrl: z.optional(text(1024)),
  /** `1`: with a wallet per vendor, the main wallet's money is first moved into the vendor's. */
  confirmTrans: z.optional(text(4)),
})
export type LaunchQuery = z.output<typeof launchQuery>

export const launchValue = z.object({
  /** The address, where older clients look for it. */
  content: z.object({ game_url: z.string(), game_url2: z.string() }),
  /** Its name in first-generation clients. */
  gameUrl: z.string(),
})

/** `error.value` of a vendor under maintenance. */
export const maintenanceRefusal = z.object({
  resType: z.literal(1),
  content: z.object({ data: z.object({ maintainTime: z.nullable(z.int()), endTime: z.nullable(z.int()) }) }),
})

/** `error.value` while a round of another game is open: that game. */
export const unfinishedRefusal = z.object({
  game: z.pick(gameCard, { nodeId: true, gameId: true, vassalage: true, gameName: true }),
})

export type UnfinishedGame = z.infer<typeof unfinishedRefusal>['game']

export const gameSession = z.object({
  /** Opaque; sent as `Authorization` on `/bgs` calls. Valid for one game and mode, and no longer than the login it came from. */
  token: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  userName: z.string(),
  type: memberType,
  mode: z.enum(['REAL', 'TRIAL']),
  currency: z.string(),
  currencySymbol: z.string(),
  currencyPosition: z.enum(['F', 'B']),
  backUrl: z.string(),
})
export type GameSession = z.infer<typeof gameSession>

const errors = [
  'vendor_under_maintenance',
  'no.data',
  'trial.not.allowed',
  'game.opens.list',
  'game.previous.unfinished',
  'function.not.available',
  'wallet.closed',
  'wallet.locked',
] as const

export const launch = endpoint({
  summary: 'The URL that opens a game for the member',
  method: 'GET',
  path: '/wps/game/launchGame',
  moduleId: 'GAMELO3',
  auth: 'member',
  tier: 'write',
  query: launchQuery,
  value: launchValue,
  errors: [...errors, 'game.launch.invalid', 'permission.denied', 'play.excluded', 'password.change.required'],
  statuses: { 'game.launch.invalid': 500 },
})

export const trialLaunch = endpoint({
  summary: 'The URL that opens a game in free play, for anyone',
  method: 'GET',
  relay: 'GCS_gameTrialLaunch',
  tier: 'sensitive',
  query: launchQuery,
  value: launchValue,
  errors,
})

export const gameLogout = endpoint({ summary: 'Leave a game', method: 'POST', relay: 'GCS_gameLogout', auth: 'member' })

/** The token is single-use: of two concurrent exchanges one succeeds (WAL-13). */
export const openSession = endpoint({
  summary: 'Exchange a launch token for a game session',
  method: 'POST',
  path: '/bgs/session',
  merchantOptional: true,
  tier: 'sensitive',
  body: z.object({ launchToken: text(128, 16) }),
  value: gameSession,
  errors: ['user.or.token.invalid', 'permission.denied', 'play.excluded', 'password.change.required'],
})
