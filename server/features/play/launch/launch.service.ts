/** Opens games: a launch returns a one-time token in a URL, which the game exchanges for its own session (WAL-13). */
import { createHash } from 'node:crypto'
import type { Value } from '#contract/endpoint.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type * as launchEndpoints from '#contract/play/launch.ts'
import type { GameSession, LaunchQuery } from '#contract/play/launch.ts'
import type { Language } from '#contract/wire.ts'
import { type GameService, type LaunchFacts, nameOf } from '#server/features/play/game/game.service.ts'
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
import { checkFreePlay, checkLaunches, checkMayPlay, checkRuns } from './launch-checks.ts'
import { launchTargets } from './launch-target.ts'
import { type Exchange, LAUNCH_REPEAT_MS, type LaunchRepository } from './launch.repository.ts'

const TOKEN_BYTES = 32
const TOKEN_LIFE_MS = 2 * 60_000
/** `accountType` of a launch with free play. */
const FREE_PLAY = '0'

interface Deps {
  launches: LaunchRepository
  games: Pick<GameService, 'findForBet' | 'findForLaunch'>
  recents: Pick<RecentService, 'remember'>
  sessions: Pick<SessionStore, 'openGame' | 'openVendor' | 'authenticate'>
  freePlay: Pick<SessionService, 'freePlay'>['freePlay']
  practiceMoney: Pick<WalletTransferService, 'followIntoGame'>
  merchants: Pick<MerchantDirectory, 'findById'>
  clock: Clock
}

type LaunchValue = Value<typeof launchEndpoints.launch>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export function createLaunchService({ launches, games, recents, sessions, freePlay, practiceMoney, merchants, clock }: Deps) {
  /** Throws `no.data` if no merchant has such a game, and `game.opens.list`. */
  async function findTarget(merchant: Merchant, query: LaunchQuery): Promise<LaunchFacts> {
    for (const key of launchTargets(query)) {
      const found = await games.findForLaunch(merchant.id, key)
      if (!found) continue
      checkLaunches(found)
      return found
    }
    throw new AppError('no.data', { nodeId: query.nodeId, gameId: query.gameId })
  }

  /** A guest account, so that a free game cannot reach real money. */
  async function openTrial(facts: RequestFacts): Promise<MemberCaller> {
    const { token } = await freePlay(facts)
    const guest = await sessions.authenticate(token)
    if (guest.kind !== 'member') throw new Error('free play must open a session of a member')
    return guest
  }

  async function grant(caller: MemberCaller, target: LaunchFacts, query: LaunchQuery, origin: string): Promise<LaunchValue> {
    const { game } = target
    const token = newSecret(TOKEN_BYTES)
    const back = backPath(query.backUrl, origin)
    const { memberId, sessionId, isTrial } = caller
    const expiresAt = new Date(clock.now().getTime() + TOKEN_LIFE_MS)
    const mode = isTrial ? 'TRIAL' : 'REAL'
    await launches.add(hashOf(token), { memberId, gameId: game.id, mode, sessionId, backUrl: back ?? '' }, expiresAt)
    await recents.remember(memberId, game.id)
    const { href } = gameAddress(target, { token, back, origin })
    return { content: { game_url: href, game_url2: '' }, gameUrl: href }
  }

  /** As the caller if it already plays with trial money, otherwise as a new guest. */
  async function launchFree(
    facts: RequestFacts & { caller: MemberCaller | VisitorCaller },
    target: LaunchFacts,
    query: LaunchQuery,
  ) {
    const { caller, merchant, origin } = facts
    checkFreePlay(target)
    checkRuns(target, merchant, clock.now())
    const player = caller.kind === 'member' && caller.isTrial ? caller : await openTrial(facts)
    await practiceMoney.followIntoGame(player, merchant, target.vendor.code)
    return grant(player, target, query, origin)
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
    /** Throws `game.launch.invalid`, `permission.denied`, `no.data`, `trial.not.allowed`, `vendor_under_maintenance`. */
    async launch(facts: RequestFacts & { caller: MemberCaller }, query: LaunchQuery): Promise<LaunchValue> {
      const { caller, merchant, origin } = facts
      // The oldest clients name a lottery and no mode (wire §4.7).
      if (!query.launchMode && !query.lottoGameCode) throw new AppError('game.launch.invalid')
      checkMayPlay(await launches.player(caller.memberId), clock.now())
      const target = await findTarget(merchant, query)
      if (caller.isTrial || query.accountType === FREE_PLAY) return launchFree(facts, target, query)
      checkRuns(target, merchant, clock.now())
      return grant(caller, target, query, origin)
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
     * For a game of the house. `site`: the site of the call, if it names one. Throws `user.or.token.invalid` for a token that is unknown,
     * used, older than two minutes, of another merchant's member, or for a vendor's game.
     */
    async openSession(launchToken: string, language: Language, site: Pick<Merchant, 'id'> | undefined): Promise<GameSession> {
      const opened = await exchange(launchToken, { vendorCode: INHOUSE_VENDOR }, site)
      return toSession(opened, language, sessions.openGame(opened.parent, opened.seat))
    },

    /**
     * The same for a vendor's server and a game of its own; the session's token is good below the wallet API only. The same request
     * opens it again for a day.
     */
    async openVendorSession(launchToken: string, language: Language, by: Required<Exchange>): Promise<GameSession> {
      const opened = await exchange(launchToken, by)
      return toSession(opened, language, sessions.openVendor(opened.parent, { ...opened.seat, vendorCode: by.vendorCode }))
    },

    /** Deletes tokens that are expired for everyone; returns how many. */
    forgetExpired: (): Promise<number> => launches.deleteExpired(new Date(clock.now().getTime() - LAUNCH_REPEAT_MS)),
  }
}
export type LaunchService = ReturnType<typeof createLaunchService>
