/** The seamless wallet of vendors (WAL-01 to WAL-14): checks the vendor and the player; `decide-calls.ts` decides the call. */
import {
  bodies,
  VENDOR_ID_MAX,
  type VendorAnswer,
  type VendorBody,
  type VendorCall,
  vendorCalls,
  type VendorStatus,
} from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type { GameService } from '#server/features/play/game/game.service.ts'
import type { LaunchService } from '#server/features/play/launch/launch.service.ts'
import { housePlayLimits } from '#server/features/identity/responsible-play/play-room.ts'
import type { VendorPlayer } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { type Ledger, playKind, stepAccounts } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import { createForgottenRounds } from './forgotten-rounds.ts'
import { refusedWin } from './owed.ts'
import { createPerformCalls, type Performed } from './perform-calls.ts'
import type { RefusedWinRepository } from './refused-wins.repository.ts'
import { CLOCK_SKEW_MS, isSignedBy, readSignature } from './signature.ts'
import type { VendorWalletRepository } from './vendor-wallet.repository.ts'
import type { TakeBack } from './take-back.ts'
import { fingerprintOf, type MoneyCall, stakeOf, toMove } from './to-move.ts'
import type { Refused, WalletCall } from './wallet-state.ts'

interface Deps {
  repository: VendorWalletRepository
  refusedWins: RefusedWinRepository
  ledger: Ledger
  sessions: Pick<SessionStore, 'vendorPlayer' | 'keepAlive'>
  launches: Pick<LaunchService, 'openVendorSession'>
  games: Pick<GameService, 'find' | 'findForBet' | 'findForLaunch'>
  merchants: Pick<MerchantDirectory, 'findById'>
  /** Whether a reminder of time and money is due (RG-10). */
  isRealityCheckDue: (player: VendorPlayer) => boolean | Promise<boolean>
  /** Counts rounds played towards an open bonus; false if no bonus is open any more. */
  followBonus: (player: VendorPlayer, merchant: Merchant) => Promise<boolean>
  takeBack: TakeBack
  box: SecretBox
  clock: Clock
  logger: Logger
}
type Access = NonNullable<Awaited<ReturnType<VendorWalletRepository['access']>>>
type Facts = Pick<RequestFacts, 'signature' | 'language'>
type Player = VendorPlayer & { isOver: boolean; merchant: Merchant }

/** The minimum duration of a slot spin under the strict profile (RG-12). */
const STRICT_SPIN_MS = 2_500

/** Some vendors' servers begin each body with it. */
const BYTE_ORDER_MARK = /^\uFEFF/
/** Throws `SyntaxError`. */
const readJson = (text: string): unknown => JSON.parse(text.replace(BYTE_ORDER_MARK, ''))

/** A refusal before anything is decided; the vendor may retry with the same request id. */
class Rejected extends Error {
  readonly status: VendorStatus
  constructor(status: VendorStatus, detail?: string) {
    super(detail)
    this.status = status
  }
}

export function createVendorWalletService(deps: Deps) {
  const {
    repository,
    refusedWins,
    ledger,
    sessions,
    launches,
    games,
    merchants,
    isRealityCheckDue,
    followBonus,
    takeBack,
    box,
    clock,
    logger,
  } = deps
  const perform = ledger.shareCommits<WalletCall, Performed>(createPerformCalls({ repository, refusedWins, ledger }))

  /** The vendor that signed the call. The body must not be read before this check (WAL-03). */
  async function vendorOf(name: VendorCall, body: string, signature: string): Promise<Access> {
    const signed = readSignature(signature)
    // The in-house vendor has no access, even if it was once given a key.
    const access = signed && signed.vendorCode !== INHOUSE_VENDOR ? await repository.access(signed.vendorCode) : null
    if (!signed || !access) throw new Rejected(signed ? 'RS_ERROR_INVALID_PARTNER' : 'RS_ERROR_INVALID_SIGNATURE')
    const now = clock.now()
    const isPreviousValid = access.previousUntil !== null && now < access.previousUntil
    const secrets = [access.secret, ...(access.previousSecret && isPreviousValid ? [access.previousSecret] : [])]
    const { method, path } = vendorCalls[name]
    const isSigned = secrets.some((sealed) => isSignedBy(box.open(access.id, sealed), signed, { method, path, body }))
    if (!isSigned || Math.abs(now.getTime() - signed.at) > CLOCK_SKEW_MS) throw new Rejected('RS_ERROR_INVALID_SIGNATURE')
    if (!access.isEnabled) throw new Rejected('RS_ERROR_INVALID_PARTNER')
    return access
  }

  function parse<Call extends VendorCall>(call: Call, text: string): VendorBody<Call> {
    let json: unknown
    try {
      json = readJson(text)
    } catch {
      throw new Rejected('RS_ERROR_WRONG_SYNTAX', 'not JSON')
    }
    const parsed = bodies[call].safeParse(json)
    if (parsed.success) return parsed.data as VendorBody<Call>
    throw new Rejected('RS_ERROR_WRONG_SYNTAX', parsed.error.issues[0]?.path.join('.') ?? '')
  }

  /** The player of the token. */
  async function ownerOf(token: string): Promise<Player> {
    const { player, isOver } = await sessions.vendorPlayer(token).catch((error: unknown) => {
      if (error instanceof AppError) throw new Rejected('RS_ERROR_INVALID_TOKEN')
      throw error
    })
    const merchant = await merchants.findById(player.merchantId)
    if (!merchant) throw new Rejected('RS_ERROR_INVALID_TOKEN')
    return { ...player, isOver: isOver || player.vendorCode === undefined, merchant }
  }

  /** The token must belong to the vendor and to the player that the body names (WAL-14). */
  async function playerOf(access: Access, { token, user }: { token: string; user: string }): Promise<Player> {
    const player = await ownerOf(token)
    const isOwn = player.vendorCode === undefined || player.vendorCode === access.vendorCode
    if (!isOwn || String(player.memberId) !== user) throw new Rejected('RS_ERROR_INVALID_TOKEN')
    return player
  }

  /** The reason why no bet is accepted: the player has left, or the game is closed (WAL-05, ACC-09). */
  async function obstacleOf(player: Player, isOpen: boolean): Promise<Refused | undefined> {
    if (player.isOver) return { status: 'RS_ERROR_TOKEN_EXPIRED' }
    if (!isOpen) return { status: 'RS_ERROR_GAME_CLOSED', reason: 'vendor_under_maintenance' }
    const isDue = !player.isTrial && (await isRealityCheckDue(player))
    return isDue ? { status: 'RS_ERROR_LIMIT_REACHED', reason: 'reality.check.due' } : undefined
  }

  /** The session's game, even if it is switched off: it accepts no bets then, but wins are paid (WAL-05). */
  async function gameOf({ merchantId, gameCode, vendorCode }: Player, code: string, isBet: boolean) {
    if (code !== gameCode || vendorCode === undefined) return undefined
    const key = { vendor: vendorCode, code }
    // Only a bet depends on whether the game is open.
    const { game, isOpen } = isBet
      ? await games.findForBet(merchantId, key)
      : { game: await games.find(merchantId, key), isOpen: false }
    if (game) return { category: game.category, isOpen }
    const known = await games.findForLaunch(merchantId, key)
    return known && { category: known.game.category, isOpen: false }
  }

  async function toCall(access: Access, player: Player, name: MoneyCall, body: VendorBody<MoneyCall>): Promise<WalletCall> {
    const { vendorCode } = access
    const { memberId, merchantId, asset, isTrial, merchant } = player
    const asked = toMove(name, body)
    const isBet = 'debit' in asked
    const game = await gameOf(player, body.gameCode, isBet)
    if ('currency' in body && body.currency !== merchant.currency) throw new Rejected('RS_ERROR_WRONG_CURRENCY')
    const kind = playKind(merchant.settings.isSingleWallet, vendorCode)
    // Creates missing accounts, which could not be locked, and caches their ids so that no batch has to look them up.
    await ledger.resolveAccounts(stepAccounts({ merchantId, memberId, asset, kind }))
    return {
      vendorCode,
      requestId: body.requestId,
      fingerprint: fingerprintOf(name, body),
      memberId,
      merchantId,
      asset,
      currency: merchant.currency,
      isTrial,
      kind,
      gameCode: body.gameCode,
      category: game?.category,
      round: body.round,
      move: asked,
      obstacle: game && isBet ? await obstacleOf(player, game.isOpen) : undefined,
      afterWin: access.afterWin === 'COMPENSATE' ? 'COMPENSATE' : 'REFUSE',
      houseLimits: housePlayLimits(merchant.settings),
      isLastTry: false,
    }
  }

  /** Records a win refused before anything was decided, because it is owed all the same. */
  async function keepRefused(
    { vendorCode }: Access,
    player: Player,
    name: MoneyCall,
    body: VendorBody<MoneyCall>,
    why: Rejected,
  ) {
    const { merchant, gameCode } = player
    const asked = toMove(name, body)
    const named = asked.kind === 'ROLLBACK' ? await repository.made(vendorCode, asked.transaction) : undefined
    const currency = 'currency' in body ? body.currency : merchant.currency
    const refused = refusedWin({ ...player, vendorCode, gameCode, currency, round: body.round, move: asked }, why, named)
    if (refused) await refusedWins.add([refused], clock.now())
  }

  async function move(access: Access, name: MoneyCall, body: VendorBody<MoneyCall>): Promise<VendorAnswer> {
    const player = await playerOf(access, body)
    const call = await toCall(access, player, name, body).catch(async (error: unknown) => {
      if (error instanceof Rejected) await keepRefused(access, player, name, body, error)
      throw error
    })
    let performed = await perform(call)
    if (performed.isOfClosedRound && call.move.kind === 'ROLLBACK') return takeBack({ ...call, move: call.move }, player.merchant)
    if (performed.isOfBonus && !call.isLastTry) {
      await followBonus(player, player.merchant)
      performed = await perform({ ...call, isLastTry: true })
    }
    // Only an accepted stake shows that the player is active (ACC-03).
    if (performed.hasMoved && stakeOf(call.move) > 0n) sessions.keepAlive(player)
    if (performed.hasMoved && performed.isUnderBonus && !call.isTrial) await followBonus(player, player.merchant)
    return performed.answer
  }

  async function balanceAnswer({ vendorCode }: Access, player: Player, requestId: string): Promise<VendorAnswer> {
    const { memberId, asset, merchant, isOver } = player
    const kind = playKind(merchant.settings.isSingleWallet, vendorCode)
    return {
      status: isOver ? 'RS_ERROR_TOKEN_EXPIRED' : 'RS_OK',
      requestId,
      user: String(memberId),
      currency: merchant.currency,
      balance: Number(await ledger.balanceOf(memberId, asset, undefined, kind)),
    }
  }

  /** A launch token is used once; only the same request of the same vendor may repeat it (WAL-01, WAL-13). */
  async function authenticate(access: Access, body: VendorBody<'authenticate'>, { language }: Facts): Promise<VendorAnswer> {
    const { vendorCode } = access
    const { requestId, launchToken } = body
    const opened = await launches.openVendorSession(launchToken, language, { vendorCode, requestId }).catch((error: unknown) => {
      if (error instanceof AppError) throw new Rejected('RS_ERROR_INVALID_TOKEN')
      throw error
    })
    const player = await ownerOf(opened.token)
    const { settings } = player.merchant
    const answer = await balanceAnswer(access, player, requestId)
    const { token, gameCode, gameName, mode, userName: username, backUrl } = opened
    const { hasAutoBet: hasAutoPlay } = settings.dice
    const leastSpinMs = settings.profile === 'strict' ? STRICT_SPIN_MS : 0
    return { ...answer, session: { token, gameCode, gameName, mode, language, username, backUrl, hasAutoPlay, leastSpinMs } }
  }

  async function answerTo(name: VendorCall, access: Access, text: string, facts: Facts): Promise<VendorAnswer> {
    if (name === 'authenticate') return authenticate(access, parse(name, text), facts)
    if (name === 'balance') {
      const asked = parse(name, text)
      const player = await playerOf(access, asked)
      if (player.vendorCode === undefined) throw new Rejected('RS_ERROR_INVALID_TOKEN')
      return balanceAnswer(access, player, asked.requestId)
    }
    return move(access, name, parse(name, text))
  }

  /** The request id of a refused call, if readable, so that the vendor can match the answer. */
  function requestIdIn(text: string): string | null {
    try {
      const { requestId } = readJson(text) as { requestId?: unknown }
      return typeof requestId === 'string' ? requestId.slice(0, VENDOR_ID_MAX) : null
    } catch {
      return null
    }
  }

  return {
    /** Always answers with a status. Throws only in an outage; the vendor then retries. */
    async receive(name: VendorCall, text: string, facts: Facts): Promise<VendorAnswer> {
      let isKnown = false
      try {
        const access = await vendorOf(name, text, facts.signature)
        isKnown = true
        return await answerTo(name, access, text, facts)
      } catch (error) {
        if (!(error instanceof Rejected)) throw error
        const reason = error.message || undefined
        return { status: error.status, requestId: isKnown ? requestIdIn(text) : null, ...(reason && { reason }) }
      }
    },
    endForgottenRounds: createForgottenRounds({ repository, perform, merchants, clock, logger }),
    forgetAnswers: repository.forgetAnswers,
  }
}
export type VendorWalletService = ReturnType<typeof createVendorWalletService>
