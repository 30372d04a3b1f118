/** The seamless wallet of vendors (domain §3.5): checks who calls and for whom; what follows is decided by `decide-calls.ts`. */
import { createHash } from 'node:crypto'
import {
  bodies,
  type VendorAnswer,
  type VendorBody,
  type VendorCall,
  type VendorStatus,
} from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type { GameService } from '#server/features/play/game/game.service.ts'
import type { LaunchService } from '#server/features/play/launch/launch.service.ts'
import { housePlayLimits } from '#server/features/identity/responsible-play/play-room.ts'
import type { GameCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { type Ledger, memberAccount, playKind } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import { createForgottenRounds } from './forgotten-rounds.ts'
import { createPerformCalls, type Performed } from './perform-calls.ts'
import { CLOCK_SKEW_MS, isSignedBy, readSignature } from './signature.ts'
import type { VendorWalletRepository } from './vendor-wallet.repository.ts'
import type { Move, Refused, WalletCall } from './wallet-state.ts'

interface Deps {
  repository: VendorWalletRepository
  ledger: Ledger
  sessions: Pick<SessionStore, 'ownerOf'>
  launches: Pick<LaunchService, 'openSession'>
  games: Pick<GameService, 'find'>
  merchants: Pick<MerchantDirectory, 'findById'>
  /** Is a reminder of time and money due (RG-10)? */
  isRealityCheckDue: (player: GameCaller) => boolean | Promise<boolean>
  /** Counts what was played for an open bonus; false where none is open any more. */
  followBonus: (player: GameCaller, merchant: Merchant) => Promise<boolean>
  box: SecretBox
  clock: Clock
  logger: Logger
}
type Access = NonNullable<Awaited<ReturnType<VendorWalletRepository['access']>>>
type Facts = Pick<RequestFacts, 'signature' | 'language'>
type MoneyCall = Exclude<VendorCall, 'authenticate' | 'balance'>
type Player = GameCaller & { isOver: boolean; merchant: Merchant }

/** What a vendor is told before anything is decided; it may ask again with the same id. */
class Rejected extends Error {
  readonly status: VendorStatus
  constructor(status: VendorStatus, detail?: string) {
    super(detail)
    this.status = status
  }
}

const movesOf: { [Call in MoneyCall]: (body: VendorBody<Call>) => Move } = {
  debit: ({ transaction, amount, roundClosed }) => ({
    kind: 'DEBIT',
    transaction,
    debit: BigInt(amount),
    isFinal: roundClosed,
  }),
  credit: ({ transaction, amount, reason, roundClosed }) => ({
    kind: 'CREDIT',
    transaction,
    credit: BigInt(amount),
    reason,
    isFinal: roundClosed,
  }),
  debitCredit: ({ transaction, debit, credit, roundClosed }) => ({
    kind: 'BOTH',
    transaction,
    debit: BigInt(debit),
    credit: BigInt(credit),
    isFinal: roundClosed,
  }),
  rollback: ({ transaction }) => ({ kind: 'ROLLBACK', transaction }),
  closeRound: () => ({ kind: 'CLOSE' }),
}

/** Of what is asked, whoever asks again in whatever session: the names of the request and of the session are not in it. */
function fingerprintOf(call: VendorCall, body: object): string {
  const asked = Object.entries({ call, ...body }).filter(([name]) => name !== 'requestId' && name !== 'token')
  return createHash('sha256')
    .update(JSON.stringify(asked.sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url')
}

export function createVendorWalletService(deps: Deps) {
  const { repository, ledger, sessions, launches, games, merchants, isRealityCheckDue, followBonus, box, clock, logger } = deps
  const perform = ledger.shareCommits<WalletCall, Performed>(createPerformCalls({ repository, ledger }))

  /** The vendor that signed the call. Nothing of the body is read before (WAL-03). */
  async function vendorOf(body: string, signature: string): Promise<Access> {
    const signed = readSignature(signature)
    const access = signed && (await repository.access(signed.vendorCode))
    if (!signed || !access) throw new Rejected(signed ? 'RS_ERROR_INVALID_PARTNER' : 'RS_ERROR_INVALID_SIGNATURE')
    const now = clock.now()
    const isPreviousValid = access.previousUntil !== null && now < access.previousUntil
    const secrets = [access.secret, ...(access.previousSecret && isPreviousValid ? [access.previousSecret] : [])]
    const isSigned = secrets.some((sealed) => isSignedBy(box.open(access.id, sealed), signed, body))
    if (!isSigned || Math.abs(now.getTime() - signed.at) > CLOCK_SKEW_MS) throw new Rejected('RS_ERROR_INVALID_SIGNATURE')
    if (!access.isEnabled) throw new Rejected('RS_ERROR_INVALID_PARTNER')
    return access
  }

  function parse<Call extends VendorCall>(call: Call, text: string): VendorBody<Call> {
    let json: unknown
    try {
      json = JSON.parse(text)
    } catch {
      throw new Rejected('RS_ERROR_WRONG_SYNTAX', 'not JSON')
    }
    const parsed = bodies[call].safeParse(json)
    if (parsed.success) return parsed.data as VendorBody<Call>
    throw new Rejected('RS_ERROR_WRONG_SYNTAX', parsed.error.issues[0]?.path.join('.') ?? '')
  }

  /** Who plays: the owner of the token, who must be the one the body names (WAL-14). */
  async function playerOf({ token, user }: { token: string; user: string }): Promise<Player> {
    const owner = await sessions.ownerOf(token).catch((error: unknown) => {
      if (error instanceof AppError) throw new Rejected('RS_ERROR_INVALID_TOKEN')
      throw error
    })
    const { caller, isOver } = owner
    if (caller.kind !== 'game' || String(caller.memberId) !== user) throw new Rejected('RS_ERROR_INVALID_TOKEN')
    const merchant = await merchants.findById(caller.merchantId)
    if (!merchant) throw new Rejected('RS_ERROR_INVALID_TOKEN')
    return { ...caller, isOver, merchant }
  }

  /** Why no bet is taken: the player has left, or the game is closed (WAL-05, ACC-09). */
  async function obstacleOf(player: Player, isAvailable: boolean): Promise<Refused | undefined> {
    if (player.isOver) return { status: 'RS_ERROR_TOKEN_EXPIRED' }
    if (!isAvailable || player.merchant.isUnderMaintenance)
      return { status: 'RS_ERROR_GAME_CLOSED', reason: 'vendor_under_maintenance' }
    const isDue = !player.isTrial && (await isRealityCheckDue(player))
    return isDue ? { status: 'RS_ERROR_LIMIT_REACHED', reason: 'reality.check.due' } : undefined
  }

  async function toCall(access: Access, name: MoneyCall, body: VendorBody<MoneyCall>): Promise<[WalletCall, Player]> {
    const { vendorCode } = access
    const player = await playerOf(body)
    const { memberId, merchantId, asset, isTrial, merchant } = player
    const game = await games.find(merchantId, { vendor: vendorCode, code: body.gameCode })
    if (!game || player.gameCode !== body.gameCode) throw new Rejected('RS_ERROR_INVALID_GAME')
    if ('currency' in body && body.currency !== merchant.currency) throw new Rejected('RS_ERROR_WRONG_CURRENCY')
    const kind = playKind(merchant.settings.isSingleWallet, vendorCode)
    // Accounts that are not there yet could not be locked.
    await ledger.resolveAccounts([memberAccount({ merchantId, memberId, asset }, kind)])
    const call: WalletCall = {
      vendorCode,
      requestId: body.requestId,
      fingerprint: fingerprintOf(name, body),
      memberId,
      merchantId,
      asset,
      currency: merchant.currency,
      isTrial,
      kind,
      gameCode: game.gameCode,
      category: game.category,
      round: body.round,
      move: (movesOf[name] as (body: VendorBody<MoneyCall>) => Move)(body),
      obstacle: await obstacleOf(player, game.isAvailable),
      afterWin: access.afterWin === 'COMPENSATE' ? 'COMPENSATE' : 'REFUSE',
      houseLimits: housePlayLimits(merchant.settings),
      isLastTry: false,
    }
    return [call, player]
  }

  async function move(access: Access, name: MoneyCall, body: VendorBody<MoneyCall>): Promise<VendorAnswer> {
    const [call, player] = await toCall(access, name, body)
    let performed = await perform(call)
    if (performed.isOfBonus && !call.isLastTry) {
      await followBonus(player, player.merchant)
      performed = await perform({ ...call, isLastTry: true })
    }
    if (performed.hasMoved && performed.isUnderBonus && !call.isTrial) await followBonus(player, player.merchant)
    return performed.answer
  }

  async function tellBalance({ vendorCode }: Access, body: VendorBody<'balance'>): Promise<VendorAnswer> {
    const { memberId, asset, merchant, isOver } = await playerOf(body)
    const kind = playKind(merchant.settings.isSingleWallet, vendorCode)
    return {
      status: isOver ? 'RS_ERROR_TOKEN_EXPIRED' : 'RS_OK',
      requestId: body.requestId,
      user: body.user,
      currency: merchant.currency,
      balance: Number(await ledger.balanceOf(memberId, asset, undefined, kind)),
    }
  }

  /** A launch token is used once; only the same request of the same vendor may repeat it (WAL-01, WAL-13). */
  async function authenticate(
    { vendorCode }: Access,
    body: VendorBody<'authenticate'>,
    { language }: Facts,
  ): Promise<VendorAnswer> {
    const { requestId, launchToken } = body
    const opened = await launches
      .openSession(launchToken, language, undefined, { vendorCode, requestId })
      .catch((error: unknown) => {
        if (error instanceof AppError) throw new Rejected('RS_ERROR_INVALID_TOKEN')
        throw error
      })
    const { caller } = await sessions.ownerOf(opened.token)
    const user = String(caller.memberId)
    const answer = await tellBalance(await accessOf(vendorCode), { requestId, token: opened.token, user })
    const { token, gameCode, mode, userName: username, backUrl } = opened
    return { ...answer, session: { token, gameCode, mode, language, username, backUrl } }
  }
  const accessOf = async (vendorCode: string): Promise<Access> => (await repository.access(vendorCode))!

  async function answerTo(name: VendorCall, access: Access, text: string, facts: Facts): Promise<VendorAnswer> {
    if (name === 'authenticate') return authenticate(access, parse(name, text), facts)
    if (name === 'balance') return tellBalance(access, parse(name, text))
    return move(access, name, parse(name, text))
  }

  /** What can be read of a call that is refused, so that the vendor finds it again. */
  function requestIdIn(text: string): string | null {
    try {
      const { requestId } = JSON.parse(text) as { requestId?: unknown }
      return typeof requestId === 'string' ? requestId.slice(0, 100) : null
    } catch {
      return null
    }
  }

  return {
    /** Always an answer with a status. What it throws is an outage: the vendor asks again. */
    async receive(name: VendorCall, text: string, facts: Facts): Promise<VendorAnswer> {
      let isKnown = false
      try {
        const access = await vendorOf(text, facts.signature)
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
