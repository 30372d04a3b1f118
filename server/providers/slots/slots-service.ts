/** Plays rounds of slots: a seed decides each round when it begins; then it is staked, shown and paid step by step. */
import type { Value } from '#contract/endpoint.ts'
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'
import type { slotPar } from '#contract/play/slots/par.ts'
import type * as slotEndpoints from '#contract/play/slots/slots.ts'
import { amountOf, stakeStep } from '#server/games/slots/model.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId, newSecret } from '#server/platform/ids.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { type WalletClient, WalletSilent } from '../wallet-client.ts'
import { roundOf, type SlotGame, type SlotGames, stakesOf } from './slot-games.ts'
import type { RoundRow, SlotRoundRepository } from './slot-rounds.repository.ts'
import { purseOf, type SlotSession, type SlotSessions } from './slot-sessions.ts'
import { roundView, sheetView, unitsUpTo } from './slot-view.ts'
import type { WalletOutbox } from './wallet-outbox.ts'

const SEED_BYTES = 32
const FORGOTTEN_AT_ONCE = 100
/** Leaves the spin time to make the call itself; the outbox makes it only if the process dies meanwhile. */
const ASKED_BY_SPIN_MS = 10_000
const dueAfter = (now: Date) => new Date(now.getTime() + ASKED_BY_SPIN_MS)

interface Deps {
  rounds: SlotRoundRepository
  sessions: SlotSessions
  games: SlotGames
  wallet: WalletClient
  outbox: WalletOutbox
  inTransaction: InTransaction
  clock: Clock
}

const CODES: Partial<Record<string, ErrorCode>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'account.balance.not.enough',
  RS_ERROR_TOKEN_EXPIRED: 'user.token.expired',
  RS_ERROR_INVALID_TOKEN: 'user.or.token.invalid',
  RS_ERROR_USER_DISABLED: 'permission.denied',
  RS_ERROR_GAME_CLOSED: 'vendor_under_maintenance',
  RS_ERROR_INVALID_GAME: 'vendor_under_maintenance',
}
const isCode = (text: string): text is ErrorCode => Object.hasOwn(ERROR_STATUS, text)
/** Uses the platform's own error code if it gave one as the reason. */
const refusalOf = (refusal: string): ErrorCode => (isCode(refusal) ? refusal : (CODES[refusal] ?? 'system.not.available'))

export function createSlotsService({ rounds, sessions, games, wallet, outbox, inTransaction, clock }: Deps) {
  /** Throws `no.data` for an unknown game. */
  function gameOf({ gameCode }: Pick<SlotSession, 'gameCode'>): SlotGame {
    const game = games.find(gameCode)
    if (!game) throw new AppError('no.data', { gameCode })
    return game
  }

  /** Throws `system.not.available` while the platform does not answer. */
  async function balanceOf({ vendorCode, player, walletToken }: SlotSession): Promise<bigint> {
    const asked = { requestId: newId(), user: player, token: walletToken }
    const { status, balance } = await wallet.call(vendorCode, 'balance', asked).catch((error: unknown) => {
      throw error instanceof WalletSilent ? new AppError('system.not.available') : error
    })
    if (balance === undefined) throw new AppError(refusalOf(status))
    return BigInt(balance)
  }

  const viewOf = async (row: RoundRow) => roundView(await games.modelOf(row.sheetHash), row)

  async function stateOf(session: SlotSession, balance: bigint) {
    const { sheet, model } = gameOf(session)
    const waiting = await rounds.open(session)
    const row = waiting ? await outbox.deliverOf(waiting.id) : await rounds.last(session)
    const { gameCode, gameName, mode, currency, hasAutoPlay, leastSpinMs } = session
    return {
      gameCode,
      gameName,
      mode,
      currency,
      balance: row && waiting && row.balance !== null ? row.balance : balance,
      limits: stakesOf(model, currency),
      rules: { hasAutoPlay, leastSpinMs },
      sheet: sheetView(sheet, model),
      round: row && row.state !== 'REFUSED' ? await viewOf(row) : null,
    }
  }

  /** The answer to the spin that led to this row. */
  async function answerOf(row: RoundRow): Promise<Value<typeof slotEndpoints.spin>> {
    if (row.state === 'REFUSED') throw new AppError(refusalOf(row.refusal ?? ''))
    if (row.state === 'BETTING' || row.balance === null) throw new AppError('system.not.available')
    return { round: await viewOf(row), balance: row.balance }
  }

  /** Throws `play.too.fast` if the merchant's rules require more time between spins (RG-12). */
  async function checkInterval(session: SlotSession): Promise<void> {
    if (session.leastSpinMs === 0) return
    const last = await rounds.last(session)
    if (last && clock.now().getTime() - last.at.getTime() < session.leastSpinMs) throw new AppError('play.too.fast')
  }

  /** Sheets in play are never deleted, so each is written only once. */
  const keptSheets = new Set<string>()
  async function keepSheet({ hash, sheet }: SlotGame, now: Date): Promise<void> {
    if (keptSheets.has(hash)) return
    await rounds.keepSheet(hash, sheet, now)
    keptSheets.add(hash)
  }

  /** Writes the round and its bet, and requests the stake; undefined if another spin was first. */
  async function begin(session: SlotSession, stake: bigint, requestId: string): Promise<RoundRow | undefined> {
    const game = gameOf(session)
    const { model, hash } = game
    await checkInterval(session)
    const limits = stakesOf(model, session.currency)
    if (!limits.stakes.includes(stake)) throw new AppError('bet.amount.limit')
    const { id: sessionId, vendorCode, gameCode, player, mode } = session
    const now = clock.now()
    await keepSheet(game, now)
    const named = { id: newId(), seed: newSecret(SEED_BYTES) }
    const drawn = roundOf(model, named)
    const isFinal = drawn.freeGames.length === 0
    const bet = { id: `${named.id}:bet`, credit: amountOf(model, stake, unitsUpTo(drawn, 0)), isFinal, dueAt: dueAfter(now) }
    const round = { ...named, sessionId, vendorCode, gameCode, player, mode, sheetHash: hash, stake, requestId, at: now }
    const added = await rounds.add(round, bet)
    return added && outbox.deliverBet(bet, added, purseOf(session))
  }

  /** Shows the free games up to `shown`; the last one adds the call that pays them. False if another call was first. */
  async function showFreeGames(row: RoundRow, shown: number, lastRequestId: string, endedBy?: 'TIME'): Promise<boolean> {
    const model = await games.modelOf(row.sheetHash)
    const round = roundOf(model, row)
    const isLast = shown === round.freeGames.length
    const now = clock.now()
    const credit = amountOf(model, row.stake, round.units) - amountOf(model, row.stake, unitsUpTo(round, 0))
    return inTransaction(async (tx) => {
      const change = {
        shown,
        lastRequestId,
        lastAt: now,
        ...(isLast && { state: 'PAYING' as const }),
        ...(endedBy && { endedBy }),
      }
      if (!(await rounds.change(tx, row, change))) return false
      if (isLast)
        await rounds.addCall(tx, {
          id: `${row.id}:win`,
          roundId: row.id,
          kind: 'WIN',
          debit: 0n,
          credit,
          isFinal: true,
          dueAt: dueAfter(now),
        })
      return true
    })
  }

  /** Continues an open round, or starts a new one. */
  async function advance(session: SlotSession, stake: bigint, requestId: string): Promise<RoundRow> {
    const { ofRequest, open } = await rounds.standing(session, requestId)
    if (ofRequest) return outbox.deliverOf(ofRequest.id, 'PLAYER')
    if (!open) return (await begin(session, stake, requestId)) ?? found(session, requestId)
    const row = await outbox.deliverOf(open.id)
    if (row.state === 'CLOSED' || row.state === 'REFUSED') return advance(session, stake, requestId)
    if (row.state !== 'FREE_GAMES' || row.stake !== stake) throw new AppError('system.not.available')
    return (await showFreeGames(row, row.shown + 1, requestId)) ? outbox.deliverOf(row.id, 'PLAYER') : found(session, requestId)
  }

  /** The round of a request that was sent twice concurrently. */
  async function found(session: SlotSession, requestId: string): Promise<RoundRow> {
    const { ofRequest } = await rounds.standing(session, requestId)
    if (!ofRequest) throw new AppError('system.not.available')
    return outbox.deliverOf(ofRequest.id, 'PLAYER')
  }

  return {
    /** Throws `no.data`, `user.or.token.invalid`, `system.not.available`. */
    async open({ launchToken, gameCode }: { launchToken: string; gameCode: string }): Promise<Value<typeof slotEndpoints.open>> {
      const opened = await sessions.open(launchToken, gameCode).catch((error: unknown) => {
        throw error instanceof WalletSilent ? new AppError('system.not.available') : error
      })
      const { token, session, balance, username, language, backUrl } = opened
      return { token, username, language, backUrl, ...(await stateOf(session, balance)) }
    },

    /** Throws `no.data`. */
    par(gameCode: string): Value<typeof slotPar> {
      const { gameName, sheet, hash, model, figures } = gameOf({ gameCode })
      return { gameCode, gameName, sheet, hash, stakeStep: Number(stakeStep(model)), figures }
    },

    async state(session: SlotSession): Promise<Value<typeof slotEndpoints.slotState>> {
      return stateOf(session, await balanceOf(session))
    },

    /** Throws `bet.amount.limit`, `play.too.fast`, the wallet's reason for a refusal, or `system.not.available`: then retry the same request. */
    async spin(session: SlotSession, { stake, requestId }: { stake: bigint; requestId: string }) {
      return answerOf(await advance(session, stake, requestId))
    },

    async history(
      session: SlotSession,
      query: { pageNo: number; pageSize: number },
    ): Promise<Value<typeof slotEndpoints.slotHistory>> {
      const { rows, total } = await rounds.page(session, query)
      const content = await Promise.all(rows.map(viewOf))
      return { content, pageNum: query.pageNo, totalPages: Math.ceil(total / query.pageSize) }
    },

    /** Plays free games left open since `before` to their end (GAM-06). Returns how many rounds. */
    async finishForgotten(before: Date): Promise<number> {
      const forgotten = await rounds.forgotten(before, FORGOTTEN_AT_ONCE)
      for (const row of forgotten) {
        const { freeGames } = roundOf(await games.modelOf(row.sheetHash), row)
        if (await showFreeGames(row, freeGames.length, row.lastRequestId, 'TIME')) await outbox.deliverOf(row.id)
      }
      return forgotten.length
    },
  }
}
export type SlotsService = ReturnType<typeof createSlotsService>
