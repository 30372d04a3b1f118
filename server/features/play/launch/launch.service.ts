/** Opens games: a launch returns a one-time token in a URL, which the game exchanges for its own session (WAL-13). */
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Value } from '#contract/endpoint.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type * as launchEndpoints from '#contract/play/launch.ts'
import type { GameSession, LaunchQuery, unfinishedRefusal } from '#contract/play/launch.ts'
import type { Language } from '#contract/wire.ts'
import {
  type GameService,
  type LaunchFacts,
  nameOf,
  type OfferedGame,
  toGameCard,
} from '#server/features/play/game/game.service.ts'
import type { RecentService } from '#server/features/play/recent/recent.service.ts'
import type { SessionService } from '#server/features/identity/session/session.service.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import type { WalletTransferService } from '#server/features/money/wallet-transfer/wallet-transfer.service.ts'
import type { MemberCaller, VisitorCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newSecret } from '#server/platform/ids.ts'
import { assetOf, type Merchant, type MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { backPath } from './back-path.ts'
import { gameAddress, HOME_PATH } from './game-address.ts'
import { checkFreePlay, checkLaunches, checkLotteryPlays, checkMayPlay, checkRuns, isLotteryLaunch } from './launch-checks.ts'
import { launchTargets } from './launch-target.ts'
import { type Exchange, LAUNCH_REPEAT_MS, type LaunchRepository } from './launch.repository.ts'

const TOKEN_BYTES = 32
const TOKEN_LIFE_MS = 2 * 60_000
/** `accountType` of a launch with free play. */
const FREE_PLAY = '0'
/** `confirmTrans` of a launch that moves the main wallet's money to the vendor's. */
const MOVES_MONEY = '1'

interface Deps {
  launches: LaunchRepository
  games: Pick<GameService, 'findForBet' | 'findForLaunch'>
  recents: Pick<RecentService, 'remember'>
  sessions: Pick<SessionStore, 'openGame' | 'openVendor' | 'authenticate'>
  freePlay: Pick<SessionService, 'freePlay'>['freePlay']
  transfers: Pick<WalletTransferService, 'moveIn'>
  merchants: Pick<MerchantDirectory, 'findById'>
  clock: Clock
}

type LaunchValue = Value<typeof launchEndpoints.launch>

function refusalOf(unfinished: OfferedGame, language: Language): z.input<typeof unfinishedRefusal> {
  const { nodeId, gameId, vassalage, gameName } = toGameCard(unfinished, language)
  return { game: { nodeId, gameId, vassalage, gameName } }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export function createLaunchService({ launches, games, recents, sessions, freePlay, transfers, merchants, clock }: Deps) {
  async function lookFor(merchant: Merchant, query: LaunchQuery): Promise<LaunchFacts | undefined> {
    for (const key of launchTargets(query)) {
      const found = await games.findForLaunch(merchant.id, key)
      if (found) return found
    }
    return undefined
  }

  /** Throws `no.data` if the merchant has no such game, and `game.opens.list`. */
  async function findTarget(merchant: Merchant, query: LaunchQuery): Promise<LaunchFacts> {
    const found = await lookFor(merchant, query)
    if (!found) throw new AppError('no.data', { nodeId: query.nodeId, gameId: query.gameId })
    checkLaunches(found)
    return found
  }

  /** Throws `function.not.available`. */
  async function findLottery(merchant: Merchant, query: LaunchQuery): Promise<LaunchFacts> {
    const found = await lookFor(merchant, query)
    checkLotteryPlays(found)
    return found
  }

  /** Throws `game.previous.unfinished` while a round of another game is open, on sites that require it to be finished first (GAM-06). */
  async function checkFinished({ memberId, isTrial }: MemberCaller, facts: RequestFacts, { game }: LaunchFacts): Promise<void> {
    const { merchant, language } = facts
    if (!merchant.settings.vendors.opensOneAtATime) return
    const open = await launches.openRound(memberId, assetOf(merchant, isTrial))
    if (!open) return
    const { gameCode: code, vendorCode: vendor = INHOUSE_VENDOR } = open
    if (code === game.gameCode && vendor === game.vendorCode) return
    // The player cannot finish a round of a game that is closed or no longer offered.
    const { game: unfinished, isOpen } = await games.findForBet(merchant.id, { vendor, code })
    if (unfinished && isOpen) throw new AppError('game.previous.unfinished', refusalOf(unfinished, language))
  }

  /** A guest account, so that a free game cannot reach real money. */
  async function openTrial(facts: RequestFacts): Promise<MemberCaller> {
    const { token } = await freePlay(facts)
    const guest = await sessions.authenticate(token)
    if (guest.kind !== 'member') throw new Error('free play must open a session of a member')
    return guest
  }

  async function grant(caller: MemberCaller, target: LaunchFacts, query: LaunchQuery, facts: RequestFacts): Promise<LaunchValue> {
    const { game } = target
    const { origin, language } = facts
    const token = newSecret(TOKEN_BYTES)
    const back = backPath(query.backUrl, origin)
    const { memberId, sessionId, isTrial } = caller
    const expiresAt = new Date(clock.now().getTime() + TOKEN_LIFE_MS)
    const mode = isTrial ? 'TRIAL' : 'REAL'
    await launches.add(hashOf(token), { memberId, gameId: game.id, mode, sessionId, backUrl: back ?? '' }, expiresAt)
    await recents.remember(memberId, game.id)
    const { href } = gameAddress(target, { token, back, origin, language })
    return { content: { game_url: href, game_url2: '' }, gameUrl: href }
  }

  /** Launches for the caller if it already plays with trial money, otherwise for a new guest. */
  async function launchFree(
    facts: RequestFacts & { caller: MemberCaller | VisitorCaller },
    target: LaunchFacts,
    query: LaunchQuery,
  ) {
    const { caller, merchant } = facts
    checkFreePlay(target)
    checkRuns(target, merchant, clock.now())
    const player = caller.kind === 'member' && caller.isTrial ? caller : await openTrial(facts)
    await checkFinished(player, facts, target)
    // A guest has no page to transfer practice money.
    await transfers.moveIn({ caller: player, merchant }, target.vendor.code)
    return grant(player, target, query, facts)
  }

  async function exchange(launchToken: string, by: Exchange, site?: Pick<Merchant, 'id'>) {
    const granted = await launches.use(hashOf(launchToken), clock.now(), by)
    if (!granted) throw new AppError('user.or.token.invalid')
    const player = await launches.player(granted.memberId)
    if (site && site.id !== player.merchantId) throw new AppError('user.or.token.invalid')
    checkMayPlay(player, clock.now())
    const [merchant, { game }] = await Promise.all([
      merchants.findById(player.merchantId),
      games.findForBet(player.merchantId, { id: granted.gameId }),
    ])
    if (!merchant || !game) throw new AppError('user.or.token.invalid')
    const isTrial = granted.mode === 'TRIAL'
    const { sessionId } = granted
    const parent = { memberId: player.id, merchantId: player.merchantId, memberType: player.type, isTrial, sessionId }
    return { granted, player, merchant, game, parent, seat: { gameCode: game.gameCode, asset: assetOf(merchant, isTrial) } }
  }

  const toSession = (
    { granted, player, merchant, game }: Awaited<ReturnType<typeof exchange>>,
    language: Language,
    token: string,
  ): GameSession => ({
    token,
    gameCode: game.gameCode,
    gameName: nameOf(game, language),
    userName: player.username,
    type: player.type,
    mode: granted.mode,
    currency: merchant.currency,
    currencySymbol: merchant.currencySymbol,
    currencyPosition: merchant.currencyPosition,
    backUrl: granted.backUrl || HOME_PATH,
  })

  return {
    /**
     * Throws `game.launch.invalid`, `permission.denied`, `no.data`, `trial.not.allowed`, `vendor_under_maintenance`,
     * `game.previous.unfinished`, `function.not.available` for a lottery that doesn't play, and the errors of `moveIn`.
     */
    async launch(facts: RequestFacts & { caller: MemberCaller }, query: LaunchQuery): Promise<LaunchValue> {
      const { caller, merchant } = facts
      const isLottery = isLotteryLaunch(query)
      checkMayPlay(await launches.player(caller.memberId), clock.now())
      const target = await (isLottery ? findLottery : findTarget)(merchant, query)
      if (caller.isTrial || query.accountType === FREE_PLAY) return launchFree(facts, target, query)
      checkRuns(target, merchant, clock.now())
      await checkFinished(caller, facts, target)
      if (query.confirmTrans === MOVES_MONEY) await transfers.moveIn({ caller, merchant }, target.vendor.code)
      return grant(caller, target, query, facts)
    },

    /**
     * For anyone. Throws `no.data`, `trial.not.allowed`, `vendor_under_maintenance`, `function.not.available` (no free play
     * here).
     */
    trialLaunch: async (
      facts: RequestFacts & { caller: MemberCaller | VisitorCaller },
      query: LaunchQuery,
    ): Promise<LaunchValue> => launchFree(facts, await findTarget(facts.merchant, query), query),

    /**
     * For an in-house game. `site`: the site of the call, if it names one. Throws `user.or.token.invalid` for a token that is unknown,
     * used, older than two minutes, belongs to another merchant's member, or is for a vendor's game.
     */
    async openSession(launchToken: string, language: Language, site: Pick<Merchant, 'id'> | undefined): Promise<GameSession> {
      const opened = await exchange(launchToken, { vendorCode: INHOUSE_VENDOR }, site)
      return toSession(opened, language, sessions.openGame(opened.parent, opened.seat))
    },

    /**
     * The same for a vendor's server and one of its games; the session's token works only in the wallet API. The same request
     * can be repeated for a day.
     */
    async openVendorSession(launchToken: string, language: Language, by: Required<Exchange>): Promise<GameSession> {
      const opened = await exchange(launchToken, by)
      return toSession(opened, language, sessions.openVendor(opened.parent, { ...opened.seat, vendorCode: by.vendorCode }))
    },

    /** What a launch token was granted for, without using it; undefined if the token does not exist. */
    granted: (launchToken: string) => launches.granted(hashOf(launchToken)),

    /** Deletes tokens that can no longer be used or repeated; returns how many. */
    forgetExpired: (): Promise<number> => launches.deleteExpired(new Date(clock.now().getTime() - LAUNCH_REPEAT_MS)),
  }
}
export type LaunchService = ReturnType<typeof createLaunchService>
