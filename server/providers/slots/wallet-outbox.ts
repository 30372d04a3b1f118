/**
 * Wallet calls of rounds. Each is stored in its round's transaction and retried with the same id until the wallet answers, so a process
 * that dies in between leaves nothing half done (SLT-03, WAL-10).
 */
import type { SlotRoundEnd } from '#contract/play/slots/slots.ts'
import type { VendorAnswer } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import { type WalletClient, WalletSilent } from '../wallet-client.ts'
import type { CallRow, NewBet, RoundRow, RoundState, SlotRoundRepository } from './slot-rounds.repository.ts'
import type { Purse, SlotSessions } from './slot-sessions.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
/** Waits after each attempt without an answer; the last one repeats. */
const WAITS_MS = [1, 2, 5, 15].map((seconds) => seconds * SECOND_MS).concat([1, 5, 60, 180].map((minutes) => minutes * MINUTE_MS))
const AT_ONCE = 100
/** The player's session is over and nothing was staked, so the same spin may be retried in another session. */
const SESSION_OVER: readonly VendorAnswer['status'][] = ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN']
/** Request id of a round that gave up its own; request ids from pages have no slash. */
const freed = (round: RoundRow) => `over/${round.id}`

/** The fields needed to make a call. */
type Asked = Pick<CallRow, 'id' | 'kind' | 'debit' | 'credit' | 'isFinal' | 'attempts'>

interface Deps {
  rounds: SlotRoundRepository
  sessions: SlotSessions
  wallet: WalletClient
  clock: Clock
  logger: Logger
}

export function createWalletOutbox({ rounds, sessions, wallet, clock, logger }: Deps) {
  async function ask(call: Asked, round: RoundRow, { currency, token }: Purse): Promise<VendorAnswer> {
    const { vendorCode, gameCode, player: user } = round
    const common = { requestId: call.id, transaction: call.id, user, token, gameCode, currency, round: round.id }
    const closing = { ...common, roundClosed: call.isFinal }
    if (call.kind === 'WIN') return wallet.call(vendorCode, 'credit', { ...closing, amount: Number(call.credit) })
    return wallet.call(vendorCode, 'debitCredit', { ...closing, debit: Number(call.debit), credit: Number(call.credit) })
  }

  /** Undefined if another process was first. */
  function settle(call: Asked, round: RoundRow, answer: VendorAnswer, endedBy: SlotRoundEnd): Promise<RoundRow | undefined> {
    const { status, reason, balance } = answer
    const isTaken = status === 'RS_OK'
    const state: RoundState = !isTaken ? 'REFUSED' : call.isFinal ? 'CLOSED' : 'FREE_GAMES'
    return rounds.settle(call.id, round, {
      state,
      status,
      at: clock.now(),
      endedBy,
      ...(balance !== undefined && { balance: BigInt(balance) }),
      ...(!isTaken && { refusal: reason ?? status }),
      ...(SESSION_OVER.includes(status) && { renamed: freed(round) }),
    })
  }

  async function postpone({ id, attempts }: Asked, why: string): Promise<void> {
    const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length - 1)]!
    await rounds.postpone(id, why, new Date(clock.now().getTime() + wait))
  }

  /** Returns the updated round; undefined if the wallet has not answered, or another process was first. */
  async function deliver(call: Asked, round: RoundRow, purse: Purse, by: SlotRoundEnd): Promise<RoundRow | undefined> {
    try {
      const answer = await ask(call, round, purse)
      // A refused win is still owed: an operator must look at it.
      if (call.kind === 'WIN' && answer.status !== 'RS_OK') {
        logger.error({ call: call.id, round: round.id, status: answer.status }, 'the wallet refuses a win')
        await postpone(call, answer.status)
        return undefined
      }
      return await settle(call, round, answer, by)
    } catch (error) {
      if (!(error instanceof WalletSilent)) throw error
      logger.warn({ call: call.id, round: round.id, reason: error.message }, 'the wallet has not answered')
      await postpone(call, error.message)
      return undefined
    }
  }

  return {
    /** Requests the stake of a round just added. Returns the updated round. */
    async deliverBet(bet: NewBet, round: RoundRow, purse: Purse): Promise<RoundRow> {
      const asked: Asked = { ...bet, kind: 'BET', debit: round.stake, attempts: 0 }
      return (await deliver(asked, round, purse, 'PLAYER')) ?? rounds.find(round.id)
    },

    /** Makes the round's pending call, once. `by`: `PLAYER` for the spin it answers. Returns the updated round. */
    async deliverOf(roundId: string, by: SlotRoundEnd = 'LATER'): Promise<RoundRow> {
      const call = await rounds.waitingCall(roundId)
      const round = await rounds.find(roundId)
      if (!call) return round
      return (await deliver(call, round, await sessions.purseOf(round.sessionId), by)) ?? rounds.find(roundId)
    },

    /**
     * Makes all due calls; returns how many were settled. If a call fails, its studio's other calls wait for the next run: if the wallet
     * does not answer, each of them would block this run, and burden an overloaded wallet, until its timeout.
     */
    async deliverDue(): Promise<number> {
      let settled = 0
      const waiting = new Set<string>()
      for (const { round, ...call } of await rounds.due(clock.now(), AT_ONCE)) {
        if (waiting.has(round.vendorCode)) continue
        if (await deliver(call, round, await sessions.purseOf(round.sessionId), 'LATER')) settled += 1
        else waiting.add(round.vendorCode)
      }
      return settled
    },

    /** Call at startup. */
    resume: () => rounds.makeDue(clock.now()),
  }
}
export type WalletOutbox = ReturnType<typeof createWalletOutbox>
