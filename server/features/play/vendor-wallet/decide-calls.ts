/**
 * Decides vendors' calls in order of arrival: the answer to each, the steps its money takes, and the state of rounds and transactions
 * afterwards. Pure: the caller holds the locks under which the state was read, so a decision stays valid until it is written.
 */
import type { VendorAnswer } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { betRefusal } from '#server/features/money/turnover/bonus/bonus-bets.ts'
import { createWalletPlan } from './wallet-plan.ts'
import {
  type Refused,
  stateKey,
  type VendorRoundState,
  type VendorTransactionState,
  type WalletCall,
  type WalletState,
} from './wallet-state.ts'

export interface Decided {
  answer: VendorAnswer
  /** False for a call answered before, and for one that is not answered yet: nothing is stored. */
  isNew: boolean
  /** Whether the call moved money or ended a round. */
  hasMoved: boolean
  /** A bonus's terms refuse the bet, which may be retried once (`isLastTry`). */
  isOfBonus: boolean
  /** A rollback that the contract allows although the round is closed; not answered yet (`take-back.ts`). */
  isOfClosedRound: boolean
}

class Refusal extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.status)
    this.refused = refused
  }
}
const refuse = (status: Refused['status'], reason?: string): never => {
  throw new Refusal({ status, reason })
}

/** Thrown for a rollback of a closed round, which `take-back.ts` decides. */
class OfClosedRound extends Error {}

export function decideCalls(batch: readonly WalletCall[], state: WalletState, now: Date) {
  const { balanceOf, lostInBatch, openRound, stakeIn, payOut, payFree, settleAtOnce, giveBack, keep, keepTransaction, changed } =
    createWalletPlan(state, now)

  /** The round of the call, if it is known. */
  function roundOf(call: WalletCall): VendorRoundState | undefined {
    const round = state.rounds.get(stateKey(call.vendorCode, call.round))
    if (round && (round.memberId !== call.memberId || round.gameCode !== call.gameCode || round.asset !== call.asset))
      refuse('RS_ERROR_INVALID_ROUND')
    return round
  }

  function transactionOf(call: WalletCall, key: string): VendorTransactionState | undefined {
    const known = state.transactions.get(stateKey(call.vendorCode, key))
    if (known && known.memberId !== call.memberId) refuse('RS_ERROR_DUPLICATE_TRANSACTION')
    return known
  }

  /** True if the transaction was already applied; then it must not be applied again (WAL-02). */
  function isDone(call: WalletCall, key: string): boolean {
    const known = transactionOf(call, key)
    if (!known) return false
    if (known.kind === 'NONE' || known.isRolledBack) refuse('RS_ERROR_TRANSACTION_ROLLED_BACK')
    if (known.fingerprint !== call.fingerprint) refuse('RS_ERROR_DUPLICATE_TRANSACTION')
    return true
  }

  /** The facts that a bonus's rules check. A round opened in this batch counts as no older than the bet. */
  const betOf = (round: VendorRoundState | undefined, stake: bigint) => ({
    stake: stake + (round?.staked ?? 0n),
    round: typeof round?.rowId === 'bigint' ? round.rowId : undefined,
  })

  /** Why the player may not stake this now (WAL-05, WAL-09, WAL-12). */
  function checkStake(call: WalletCall, stake: bigint, round: VendorRoundState | undefined): void {
    const player = state.players.get(call.memberId)
    if (!player) return refuse('RS_ERROR_UNKNOWN')
    if (player.refusal) refuse('RS_ERROR_USER_DISABLED', player.refusal)
    if (call.category === undefined) return refuse('RS_ERROR_INVALID_GAME')
    if (call.obstacle) refuse(call.obstacle.status, call.obstacle.reason)
    if (!call.isTrial) {
      const { room, bonus } = player
      if (room?.isTimeUp) refuse('RS_ERROR_LIMIT_REACHED', 'play.limit.session')
      if (room && room.loss !== null && stake > room.loss - lostInBatch(call)) refuse('RS_ERROR_LIMIT_REACHED', 'play.limit.loss')
      const ofBonus = bonus && betRefusal(bonus, { ...betOf(round, stake), category: call.category, odds: undefined })
      if (ofBonus) refuse('RS_ERROR_LIMIT_REACHED', ofBonus.code)
    }
    if (balanceOf(call) < stake) refuse('RS_ERROR_NOT_ENOUGH_MONEY')
  }

  function bet(call: WalletCall, move: Extract<WalletCall['move'], { kind: 'DEBIT' | 'BOTH' }>): boolean {
    const { transaction: key, kind, debit, isFinal } = move
    if (isDone(call, key)) return false
    const known = roundOf(call)
    if (known && known.state !== 'OPEN') refuse('RS_ERROR_ROUND_CLOSED')
    checkStake(call, debit, known)
    const credit = move.kind === 'BOTH' ? move.credit : 0n
    if (credit > 0n && debit === 0n && !hasStake(known)) refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    const round = known ?? openRound(call)
    const made = { key, kind, debited: debit, credited: credit }
    if (!known && isFinal && debit > 0n) {
      const step = settleAtOnce(call, round, debit, credit)
      keepTransaction(call, { ...made, steps: { debit: step, credit: step, rollback: null } })
    } else {
      const debitStep = stakeIn(call, round, debit)
      const creditStep = payOut(call, round, credit, isFinal)
      keepTransaction(call, { ...made, steps: { debit: debitStep, credit: creditStep, rollback: null } })
    }
    keep(call, round)
    return true
  }

  /** Whether the round has a stake; a win without one must state a reason (WAL-08). */
  const hasStake = (round: VendorRoundState | undefined) => round !== undefined && round.rowId !== null

  function win(call: WalletCall, move: Extract<WalletCall['move'], { kind: 'CREDIT' }>): boolean {
    const { transaction: key, kind, credit, reason, isFinal } = move
    if (isDone(call, key)) return false
    const round = roundOf(call)
    if (!round && call.category === undefined) refuse('RS_ERROR_INVALID_GAME')
    if (!reason && !round) refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    if (!reason && round?.state !== 'OPEN') refuse('RS_ERROR_ROUND_CLOSED')
    if (!reason && credit > 0n && !hasStake(round)) refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    const open = round?.state === 'OPEN' ? round : undefined
    const step = reason ? payFree(call, credit) : payOut(call, open!, credit, isFinal)
    if (reason && isFinal && open) payOut(call, open, 0n, true)
    const steps = { debit: null, credit: step, rollback: null }
    keepTransaction(call, { key, kind, credited: credit, reason: reason ?? null, steps })
    // A free win does not touch an ended round, which the database does not allow to change.
    if (open) keep(call, open)
    return true
  }

  function close(call: WalletCall): boolean {
    const round = roundOf(call) ?? refuse('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    if (round.state !== 'OPEN') return false
    payOut(call, round, 0n, true)
    keep(call, round)
    return true
  }

  /** A rollback of an unknown bet leaves a mark, so that the bet is refused if it arrives late (WAL-06). */
  function rollBack(call: WalletCall, { transaction: key }: { transaction: string }): boolean {
    const made = transactionOf(call, key)
    if (!made) {
      keepTransaction(call, { key, kind: 'NONE', isRolledBack: true })
      return false
    }
    if (made.roundKey !== call.round) refuse('RS_ERROR_INVALID_ROUND')
    if (made.isRolledBack) return false
    const round = roundOf(call) ?? refuse('RS_ERROR_ROLLBACK_REFUSED')
    if (made.reason) refuse('RS_ERROR_ROLLBACK_REFUSED')
    if (round.state === 'CLOSED' && round.rowId !== null && call.afterWin === 'COMPENSATE') throw new OfClosedRound()
    if (round.state !== 'OPEN') refuse('RS_ERROR_ROUND_CLOSED')
    if (call.afterWin === 'REFUSE' && round.won > 0n) refuse('RS_ERROR_ROLLBACK_REFUSED')
    if (balanceOf(call) + made.debited < made.credited) refuse('RS_ERROR_NOT_ENOUGH_MONEY')
    giveBack(call, round, made)
    return true
  }

  function apply(call: WalletCall): boolean {
    const { move } = call
    switch (move.kind) {
      case 'DEBIT':
      case 'BOTH':
        return bet(call, move)
      case 'CREDIT':
        return win(call, move)
      case 'ROLLBACK':
        return rollBack(call, move)
      case 'CLOSE':
        return close(call)
    }
  }

  const answerOf = (call: WalletCall, { status, reason }: { status: VendorAnswer['status']; reason?: string | undefined }) => ({
    status,
    requestId: call.requestId,
    user: String(call.memberId),
    currency: call.currency,
    balance: Number(balanceOf(call)),
    ...(reason !== undefined && { reason }),
  })

  const decisions = batch.map((call): Decided => {
    const key = stateKey(call.vendorCode, call.requestId)
    const known = state.answers.get(key)
    if (known) {
      const isSame = known.fingerprint === call.fingerprint
      const answer = isSame ? known.answer : answerOf(call, { status: 'RS_ERROR_DUPLICATE_REQUEST' })
      return { answer, isNew: false, hasMoved: false, isOfBonus: false, isOfClosedRound: false }
    }
    let hasMoved = false
    let answer: VendorAnswer
    try {
      hasMoved = apply(call)
      answer = answerOf(call, { status: 'RS_OK' })
    } catch (error) {
      if (error instanceof OfClosedRound) {
        const undecided = answerOf(call, { status: 'RS_ERROR_ROUND_CLOSED' })
        return { answer: undecided, isNew: false, hasMoved, isOfBonus: false, isOfClosedRound: true }
      }
      if (!(error instanceof Refusal)) throw error
      answer = answerOf(call, error.refused)
    }
    const isOfBonus = answer.reason?.startsWith('bonus.') ?? false
    if (isOfBonus && !call.isLastTry) return { answer, isNew: false, hasMoved, isOfBonus, isOfClosedRound: false }
    state.answers.set(key, { fingerprint: call.fingerprint, answer })
    return { answer, isNew: true, hasMoved, isOfBonus, isOfClosedRound: false }
  })
  return { decisions, ...changed() }
}
