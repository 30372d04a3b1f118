/**
 * Collects the results of a batch of vendors' calls: the steps of their money, and the rounds, rows and transactions to write. Keeps
 * track of amounts as they will be once everything is written.
 */
import type { RoundStep, StepOwner } from '#server/ledger/index.ts'
import {
  balanceKey,
  stateKey,
  type VendorRoundState,
  type VendorTransactionState,
  type WalletCall,
  type WalletState,
} from './wallet-state.ts'

/** A movement of money; its entry's id is known once it is posted. */
export interface PlannedStep {
  step: RoundStep
  owner: StepOwner
  key: string
  reference: string
}
/** A `game_round` to write, open or settled. */
export interface PlannedRow {
  round: VendorRoundState
  isSettled: boolean
  isVoided: boolean
  stake: bigint
  payout: bigint
  balanceBefore: bigint
  balanceAfter: bigint
  isTrial: boolean
  isTest: boolean
  rowId: bigint | { step: number }
  /** Null = now. */
  rowAt: Date | null
}

export function createWalletPlan(state: WalletState, now: Date) {
  const steps: PlannedStep[] = []
  const rows = new Map<VendorRoundState, PlannedRow>()
  const extraRows: PlannedRow[] = []
  const rounds = new Set<VendorRoundState>()
  const transactions = new Set<VendorTransactionState>()

  const balanceOf = (call: WalletCall) => state.balances.get(balanceKey(call)) ?? 0n
  const pay = (call: WalletCall, change: bigint) => state.balances.set(balanceKey(call), balanceOf(call) + change)

  function plan(call: WalletCall, step: RoundStep): number {
    const { vendorCode, requestId, round, merchantId, memberId, asset, kind } = call
    const key = `vendor:${vendorCode}:${requestId}:${step.type}`
    return steps.push({ step, owner: { merchantId, memberId, asset, kind }, key, reference: `${vendorCode}:${round}` }) - 1
  }

  function openRound(call: WalletCall): VendorRoundState {
    const { vendorCode, round: key, merchantId, memberId, gameCode, asset } = call
    const round: VendorRoundState = {
      vendorCode,
      key,
      merchantId,
      memberId,
      gameCode,
      asset,
      state: 'OPEN',
      staked: 0n,
      won: 0n,
      rowId: null,
      rowAt: null,
      balanceBefore: balanceOf(call),
      openedAt: now,
      isStored: false,
    }
    state.rounds.set(stateKey(vendorCode, key), round)
    return round
  }

  /** Marks the round to be written, with the row shown to players. */
  function keep(call: WalletCall, round: VendorRoundState): void {
    rounds.add(round)
    if (round.rowId === null) return
    const { state: at, staked, won, balanceBefore, rowId, rowAt } = round
    rows.set(round, {
      round,
      isSettled: at !== 'OPEN',
      isVoided: at === 'VOIDED',
      stake: staked,
      payout: won,
      balanceBefore,
      balanceAfter: balanceOf(call),
      isTrial: call.isTrial,
      isTest: state.players.get(call.memberId)?.isTest ?? false,
      rowId,
      rowAt,
    })
  }

  function keepTransaction(
    call: WalletCall,
    made: Pick<VendorTransactionState, 'key' | 'kind'> & Partial<VendorTransactionState>,
  ) {
    const transaction: VendorTransactionState = {
      vendorCode: call.vendorCode,
      roundKey: call.round,
      memberId: call.memberId,
      debited: 0n,
      credited: 0n,
      reason: null,
      fingerprint: call.fingerprint,
      isRolledBack: false,
      isStored: false,
      steps: { debit: null, credit: null, rollback: null },
      ...made,
    }
    state.transactions.set(stateKey(call.vendorCode, transaction.key), transaction)
    transactions.add(transaction)
  }

  /** A player's losses in earlier calls of this batch. Never below 0: winnings restore room, but add none. */
  const losses = new Map<number, bigint>()
  const lostInBatch = ({ memberId }: WalletCall) => losses.get(memberId) ?? 0n
  function count(call: WalletCall, change: bigint): void {
    pay(call, change)
    if (call.isTrial) return
    const lost = lostInBatch(call) - change
    losses.set(call.memberId, lost > 0n ? lost : 0n)
  }

  /** Adds a stake to the round, which opens with its first stake. Returns the step; null for an amount of 0. */
  function stakeIn(call: WalletCall, round: VendorRoundState, stake: bigint): number | null {
    if (stake === 0n) return null
    const step = plan(call, { type: 'BET', stake })
    count(call, -stake)
    round.staked += stake
    round.rowId ??= { step }
    return step
  }

  /** Pays a win of an open round, or ends it. */
  function payOut(call: WalletCall, round: VendorRoundState, payout: bigint, isFinal: boolean): number | null {
    const released = isFinal ? round.staked : 0n
    if (isFinal) round.state = 'CLOSED'
    if (payout === 0n && released === 0n) return null
    count(call, payout)
    round.won += payout
    return plan(call, { type: 'WIN', released, payout })
  }

  /** Settles the whole round in one step. */
  function settleAtOnce(call: WalletCall, round: VendorRoundState, stake: bigint, payout: bigint): number {
    const step = plan(call, { type: 'BET_SETTLED', stake, payout })
    count(call, payout - stake)
    Object.assign(round, { state: 'CLOSED', staked: stake, won: payout, rowId: { step } } satisfies Partial<VendorRoundState>)
    return step
  }

  /** Rolls back a transaction of an open round. A round with nothing left is void. */
  function giveBack(call: WalletCall, round: VendorRoundState, made: VendorTransactionState): void {
    const { debited: returned, credited: taken } = made
    made.isRolledBack = true
    transactions.add(made)
    if (returned > 0n || taken > 0n) {
      made.steps.rollback = plan({ ...call, round: made.roundKey }, { type: 'ROLLBACK', returned, taken })
      count(call, returned - taken)
    }
    round.staked -= returned
    round.won -= taken
    if (round.staked === 0n && round.won === 0n) round.state = 'VOIDED'
    keep(call, round)
  }

  /** Pays a win without a bet, which gets a row of its own. */
  function payFree(call: WalletCall, payout: bigint): number | null {
    if (payout === 0n) return null
    const balanceBefore = balanceOf(call)
    const step = plan(call, { type: 'BET_SETTLED', stake: 0n, payout })
    count(call, payout)
    const { vendorCode, round: key, merchantId, memberId, gameCode, asset } = call
    extraRows.push({
      round: {
        vendorCode,
        key,
        merchantId,
        memberId,
        gameCode,
        asset,
        state: 'CLOSED',
        staked: 0n,
        won: payout,
        rowId: { step },
        rowAt: null,
        balanceBefore,
        openedAt: now,
        isStored: false,
      },
      isSettled: true,
      isVoided: false,
      stake: 0n,
      payout,
      balanceBefore,
      balanceAfter: balanceOf(call),
      isTrial: call.isTrial,
      isTest: state.players.get(memberId)?.isTest ?? false,
      rowId: { step },
      rowAt: null,
    })
    return step
  }

  return {
    balanceOf,
    lostInBatch,
    openRound,
    stakeIn,
    payOut,
    payFree,
    settleAtOnce,
    giveBack,
    keep,
    keepTransaction,
    changed: () => ({ steps, rows: [...rows.values(), ...extraRows], rounds: [...rounds], transactions: [...transactions] }),
  }
}
export type WalletPlan = ReturnType<typeof createWalletPlan>
