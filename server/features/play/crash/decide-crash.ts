/**
 * Decides bets and cash-outs by the time a server received them (CRS-04), and settles open bets once a round has crashed.
 * Pure: the caller holds the locks under which the state was read.
 */
import type { ErrorCode } from '#contract/errors.ts'
import { CRASH_LEAST, crashMs, highestTarget, shownAt } from '#contract/play/crash/crash-curve.ts'
import { type AskedStake, type SeededPlayer, stakeRefusal } from '#server/features/play/fairness/round-rules.ts'
import type { MemberKind, RoundRefusal, RoundStep } from '#server/ledger/index.ts'
import { type BetState, payoutAt, type RoundState } from './crash-bet.ts'

interface Caller {
  merchantId: number
  memberId: number
  asset: string
  isTrial: boolean
  kind: MemberKind
  houseLimits: AskedStake['houseLimits']
  roundId: bigint
  /** When the server received the call; later events do not affect its outcome. */
  receivedAt: Date
}
export interface BetCall extends Caller, AskedStake {
  ask: 'BET'
  key: string
  autoCashOut: number | null
  limits: { maxPayout: bigint; maxProfit: bigint }
  obstacle: ErrorCode | undefined
}
export interface CashOutCall extends Caller {
  ask: 'CASH_OUT'
  requestId: string
}
export type CrashCall = BetCall | CashOutCall

export type Decided =
  | { kind: 'answered'; bet: BetState; isUnderBonus: boolean }
  | { kind: 'refused'; refusal: RoundRefusal }
  | { kind: 'later' }

export interface CrashState {
  rounds: ReadonlyMap<bigint, RoundState>
  /** The crash point of a round; only the server knows it before the crash. */
  pointOf: (round: RoundState) => number
  players: ReadonlyMap<number, SeededPlayer>
  /** By `accountKey`. */
  balances: Map<string, bigint>
  bets: BetState[]
  /** Bets placed before, by key. */
  known: Map<string, BetState>
  /** The total that all bets of a round on one site may win, by `exposureKey`. */
  exposures: Map<string, bigint>
}
export interface PlannedEntry {
  bet: BetState
  step: RoundStep
  /** The key of the stake's entry. */
  key: string | undefined
}

/** The bets of a round on one site may together win this many times the highest profit of one bet. */
const ROUND_LIMIT_PROFITS = 1_000n

export const accountKey = ({ memberId, kind, asset }: Pick<Caller, 'memberId' | 'kind' | 'asset'>) =>
  `${memberId}/${kind}/${asset}`
export const exposureKey = ({ roundId, merchantId, asset }: Pick<Caller, 'roundId' | 'merchantId' | 'asset'>) =>
  `${roundId}/${merchantId}/${asset}`
const refused = (code: ErrorCode): Decided => ({ kind: 'refused', refusal: { code } })

/** The most a bet may win beyond its stake. */
const profitOf = ({ stake, limits }: BetCall): bigint =>
  limits.maxPayout - stake < limits.maxProfit ? limits.maxPayout - stake : limits.maxProfit

export function decideCrash(batch: readonly CrashCall[], state: CrashState, now: Date) {
  const entries: PlannedEntry[] = []
  const changed = new Set<BetState>()
  const losses = new Map<number, bigint>()

  function move(planned: PlannedEntry, change: bigint): void {
    const { bet } = planned
    entries.push(planned)
    changed.add(bet)
    bet.balanceAfter = (state.balances.get(accountKey(bet)) ?? 0n) + change
    state.balances.set(accountKey(bet), bet.balanceAfter)
    if (bet.isTrial) return
    const lost = (losses.get(bet.memberId) ?? 0n) - change
    losses.set(bet.memberId, lost > 0n ? lost : 0n)
  }

  const answered = (bet: BetState): Decided => ({
    kind: 'answered',
    bet,
    isUnderBonus: !bet.isTrial && state.players.get(bet.memberId)?.bonus !== undefined,
  })
  const isOf = (call: Caller, bet: BetState) =>
    bet.roundId === call.roundId && bet.memberId === call.memberId && bet.asset === call.asset

  function place(call: BetCall): Decided {
    const { key, obstacle, roundId, receivedAt, memberId, merchantId, asset, isTrial, kind, stake, autoCashOut } = call
    const known = state.known.get(key)
    if (known) {
      const isSame = isOf(call, known) && known.stake === stake && known.autoCashOut === autoCashOut
      return isSame ? answered(known) : refused('idempotency.key.reused')
    }
    if (obstacle) return refused(obstacle)
    const round = state.rounds.get(roundId)
    if (!round) return refused('no.data')
    // Accept a bet received in time even if the round has started running since, but not once it has crashed.
    if (receivedAt >= round.closesAt || round.state === 'CRASHED' || round.isInterrupted) return refused('game.round.over')
    if (state.bets.some((bet) => isOf(call, bet))) return refused('game.round.open')
    const player = state.players.get(memberId)
    if (!player) return { kind: 'later' }
    const refusal = stakeRefusal(call, player, losses.get(memberId) ?? 0n)
    if (refusal) return { kind: 'refused', refusal }
    const highest = highestTarget(stake, profitOf(call))
    const target = autoCashOut !== null && autoCashOut < highest ? autoCashOut : highest
    if (target < CRASH_LEAST) return refused('bet.amount.limit')
    const exposure = (state.exposures.get(exposureKey(call)) ?? 0n) + payoutAt(stake, target) - stake
    if (exposure > ROUND_LIMIT_PROFITS * call.limits.maxProfit) return refused('bet.amount.limit')
    const balanceBefore = state.balances.get(accountKey(call)) ?? 0n
    if (balanceBefore < stake) return refused('account.balance.not.enough')
    state.exposures.set(exposureKey(call), exposure)
    const bet: BetState = {
      id: null,
      placedAt: now,
      roundId,
      merchantId,
      memberId,
      asset,
      isTrial,
      isTest: player.isTest,
      kind,
      stake,
      autoCashOut,
      target,
      leastCashOut: isTrial ? 0 : Math.ceil((player.bonus?.minOdds ?? 0) / 100),
      balanceBefore,
      balanceAfter: balanceBefore,
      state: 'OPEN',
      cashOut: null,
      payout: 0n,
      requestId: null,
      settledAt: null,
    }
    state.bets.push(bet)
    state.known.set(key, bet)
    move({ bet, key, step: { type: 'BET', stake } }, -stake)
    return answered(bet)
  }

  function pay(bet: BetState, multiplier: number): void {
    Object.assign(bet, { state: 'WON', cashOut: multiplier, payout: payoutAt(bet.stake, multiplier), settledAt: now })
    move({ bet, key: undefined, step: { type: 'WIN', released: bet.stake, payout: bet.payout } }, bet.payout)
  }

  function cashOut(call: CashOutCall): Decided {
    const bet = state.bets.find((one) => isOf(call, one))
    const round = state.rounds.get(call.roundId)
    if (!bet || !round) return refused('no.data')
    if (bet.requestId === call.requestId) return answered(bet)
    if (bet.state !== 'OPEN') return refused('game.round.over')
    if (round.state === 'BETTING' || !round.startedAt) return refused('game.step.invalid')
    const ms = call.receivedAt.getTime() - round.startedAt.getTime()
    const shown = shownAt(ms)
    // Within a millisecond, automatic cash-outs come first, then manual ones, then the crash.
    if (shown >= bet.target || ms >= crashMs(state.pointOf(round)) || round.isInterrupted) return refused('game.round.over')
    if (shown < CRASH_LEAST) return refused('game.step.invalid')
    if (shown < bet.leastCashOut) return refused('bonus.odds.range')
    bet.requestId = call.requestId
    pay(bet, shown)
    return answered(bet)
  }

  return {
    decisions: batch.map((call) => (call.ask === 'BET' ? place(call) : cashOut(call))),
    /** Ends the open bets of a round that has crashed or whose host stopped. */
    settle(round: RoundState): void {
      const point = state.pointOf(round)
      for (const bet of state.bets) {
        if (bet.state !== 'OPEN' || bet.roundId !== round.id) continue
        if (round.isInterrupted && bet.autoCashOut === null) giveBack(bet)
        else if (bet.target <= point) pay(bet, bet.target)
        else {
          Object.assign(bet, { state: 'LOST', settledAt: now } satisfies Partial<BetState>)
          move({ bet, key: undefined, step: { type: 'WIN', released: bet.stake, payout: 0n } }, 0n)
        }
      }
    },
    changes: () => ({ entries, changed: [...changed] }),
  }

  function giveBack(bet: BetState): void {
    Object.assign(bet, { state: 'RETURNED', settledAt: now } satisfies Partial<BetState>)
    move({ bet, key: undefined, step: { type: 'ROLLBACK', returned: bet.stake, taken: 0n } }, bet.stake)
  }
}
