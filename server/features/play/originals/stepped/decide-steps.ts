/**
 * Decides bets and steps of rounds in order of arrival: the result of each, the entries it needs, and the state of the rounds
 * afterwards. Pure: the caller holds the locks under which the state was read, so a decision stays valid until it is written.
 */
import type { ErrorCode } from '#contract/errors.ts'
import type { Bounds, Move, Playing, RoundEnd, SteppedOriginal } from '#contract/play/originals/stepped.ts'
import { type AskedStake, type SeededPlayer, stakeRefusal } from '#server/features/play/fairness/round-rules.ts'
import { drawsOn } from '#server/games/fair/draws.ts'
import type { MemberKind, RoundRefusal, RoundStep } from '#server/ledger/index.ts'
import { boundsOf, CASH_OUT, endsAt, type OpenedRound, playingOf, seedsOf, stakeOf, wonIn } from './stepped-round.ts'

/** The caller and its game. */
interface Caller {
  game: SteppedOriginal
  merchantId: number
  memberId: number
  asset: string
  isTrial: boolean
  /** The kind of account that pays the stakes. */
  kind: MemberKind
  houseLimits: AskedStake['houseLimits']
}
export interface OpenCall extends Caller, AskedStake {
  ask: 'OPEN'
  /** Unique forever: repeating the key returns the same round, and with a different bet is refused (LED-03). */
  key: string
  state: Playing<Record<string, unknown>>['state']
  limits: { maxPayout: bigint; maxProfit: bigint }
  /** A reason to refuse the bet that is known without a lock. */
  obstacle: ErrorCode | undefined
}
export interface StepCall extends Caller {
  ask: 'STEP'
  roundId: bigint
  requestId: string
  /** How many steps the player has seen. */
  step: number
  move: Move
}
/** Ends a round that its player has left (GAM-06). */
export interface LeftCall extends Caller {
  ask: 'LEFT'
  roundId: bigint
}
export type RoundCall = OpenCall | StepCall | LeftCall

export type Decided =
  | { kind: 'answered'; round: OpenedRound; isUnderBonus: boolean }
  | { kind: 'refused'; refusal: RoundRefusal }
  /** The player's seeds were being rotated: retry in the next batch. */
  | { kind: 'later' }

/** State read under the locks. */
export interface StepsState {
  players: ReadonlyMap<number, SeededPlayer>
  /** By `accountKey`. */
  balances: Map<string, bigint>
  /** The rounds of the calls, and the players' open rounds. */
  rounds: OpenedRound[]
  /** Rounds opened earlier, by the key of the bet. */
  known: Map<string, OpenedRound>
}
export interface PlannedEntry {
  round: OpenedRound
  step: RoundStep
  call: Caller
  /** The key of the bet, if the entry opens the round. */
  key: string | undefined
}

export const accountKey = ({ memberId, kind, asset }: Pick<Caller, 'memberId' | 'kind' | 'asset'>) =>
  `${memberId}/${kind}/${asset}`
const refused = (code: ErrorCode): Decided => ({ kind: 'refused', refusal: { code } })
const drawOf = (round: OpenedRound) => drawsOn(seedsOf(round))

export function decideSteps(batch: readonly RoundCall[], state: StepsState, now: Date) {
  const entries: PlannedEntry[] = []
  const changed = new Set<OpenedRound>()
  /** The first free nonce by seed pair. */
  const nonces = new Map<bigint, number>()
  /** Real money lost in earlier calls of the batch, by member; never below 0. */
  const losses = new Map<number, bigint>()

  function move(planned: PlannedEntry, change: bigint): void {
    const { call, round } = planned
    entries.push(planned)
    changed.add(round)
    const key = accountKey(call)
    round.balanceAfter = (state.balances.get(key) ?? 0n) + change
    state.balances.set(key, round.balanceAfter)
    if (call.isTrial) return
    const lost = (losses.get(call.memberId) ?? 0n) - change
    losses.set(call.memberId, lost > 0n ? lost : 0n)
  }

  /** Pays the win, or returns the stake if nothing was won yet. */
  function end(call: Caller, round: OpenedRound, by: RoundEnd, isLost = false): void {
    const { stake, detail } = round
    const won = isLost ? 0n : wonIn(call.game, round)
    round.settledAt = now
    detail.endedBy = by
    detail.game = call.game.reveal(playingOf(call.game, round).state, drawOf(round))
    if (won === undefined) {
      Object.assign(detail, { state: 'RETURNED', returned: stake } satisfies Partial<OpenedRound['detail']>)
      round.stake = 0n
      return move({ round, call, key: undefined, step: { type: 'ROLLBACK', returned: stake, taken: 0n } }, stake)
    }
    detail.state = isLost ? 'LOST' : 'WON'
    round.payout = won
    move({ round, call, key: undefined, step: { type: 'WIN', released: stake, payout: won } }, won)
  }

  const isOpen = ({ detail }: OpenedRound) => detail.state === 'OPEN'
  const answered = (round: OpenedRound): Decided => ({
    kind: 'answered',
    round,
    isUnderBonus: !round.isTrial && state.players.get(round.memberId)?.bonus !== undefined,
  })
  const isOf = ({ game, memberId, asset }: Caller, round: OpenedRound) =>
    round.gameCode === game.code && round.memberId === memberId && round.asset === asset

  function repeatedBet(call: OpenCall, round: OpenedRound): Decided {
    const { game, stake, state: asked } = call
    const isSame = isOf(call, round) && stakeOf(round) === stake
    return isSame && game.choices(playingOf(game, round).state) === game.choices(asked)
      ? answered(round)
      : refused('idempotency.key.reused')
  }

  function open(call: OpenCall): Decided {
    const { game, merchantId, memberId, asset, isTrial, key, stake, limits, obstacle } = call
    const known = state.known.get(key)
    if (known) return repeatedBet(call, known)
    if (obstacle) return refused(obstacle)
    if (state.rounds.some((round) => isOf(call, round) && isOpen(round))) return refused('game.round.open')
    const player = state.players.get(memberId)
    if (!player) return { kind: 'later' }
    const refusal = stakeRefusal(call, player, losses.get(memberId) ?? 0n)
    if (refusal) return { kind: 'refused', refusal }
    const balanceBefore = state.balances.get(accountKey(call)) ?? 0n
    if (balanceBefore < stake) return refused('account.balance.not.enough')
    const bounds: Bounds = boundsOf(stake, limits, isTrial ? undefined : player.bonus)
    const nonce = nonces.get(player.seedPairId) ?? player.nonce
    nonces.set(player.seedPairId, nonce + 1)
    const round: OpenedRound = {
      id: null,
      createdAt: now,
      settledAt: null,
      merchantId,
      memberId,
      gameCode: game.code,
      asset,
      isTrial,
      isTest: player.isTest,
      seedPairId: player.seedPairId,
      nonce,
      algorithm: game.algorithm,
      stake,
      payout: 0n,
      balanceBefore,
      balanceAfter: balanceBefore,
      detail: { state: 'OPEN', endedBy: null, bounds, steps: [], game: call.state },
      serverSeed: player.serverSeed,
      serverSeedHash: player.serverSeedHash,
      clientSeed: player.clientSeed,
      isRevealed: false,
    }
    state.rounds.push(round)
    state.known.set(key, round)
    move({ round, call, key, step: { type: 'BET', stake } }, -stake)
    return answered(round)
  }

  function cashOut(call: StepCall, round: OpenedRound): ErrorCode | undefined {
    if (wonIn(call.game, round) === undefined) return 'game.step.invalid'
    keepStep(call, round)
    end(call, round, 'PLAYER')
    return undefined
  }
  function keepStep({ requestId, move: taken }: StepCall, round: OpenedRound): void {
    round.detail.steps.push({ requestId, at: now.getTime(), move: taken })
    changed.add(round)
  }
  function play(call: StepCall, round: OpenedRound): ErrorCode | undefined {
    const turn = call.game.take(playingOf(call.game, round), call.move, drawOf(round))
    if (typeof turn === 'string') return turn
    keepStep(call, round)
    round.detail.game = turn.state
    if (turn.end !== null) end(call, round, turn.end === 'LOST' ? 'PLAYER' : 'GAME', turn.end === 'LOST')
    return undefined
  }

  function step(call: StepCall, round: OpenedRound): Decided {
    const known = round.detail.steps.find(({ requestId }) => requestId === call.requestId)
    if (known) return known.move === call.move ? answered(round) : refused('idempotency.key.reused')
    // The round's time is over, but the job has not ended it yet.
    if (isOpen(round) && now >= endsAt(round)) end(call, round, 'TIME')
    if (!isOpen(round)) return refused('game.round.over')
    if (call.step !== round.detail.steps.length) return refused('game.step.invalid')
    const code = call.move === CASH_OUT ? cashOut(call, round) : play(call, round)
    return code ? refused(code) : answered(round)
  }

  const decisions = batch.map((call): Decided => {
    if (call.ask === 'OPEN') return open(call)
    const round = state.rounds.find((one) => one.id === call.roundId && isOf(call, one))
    if (!round) return refused('no.data')
    if (call.ask === 'STEP') return step(call, round)
    if (isOpen(round) && now >= endsAt(round)) end(call, round, 'TIME')
    return answered(round)
  })
  return { decisions, entries, changed: [...changed], nonces }
}
