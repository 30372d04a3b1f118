/**
 * Originals whose rounds stay open between steps: a bet opens the round, steps change it, a cash-out or a lost step ends it
 * (ORI-11). Until then the stake is in escrow (LED-09); the outcome comes from the seeds and the nonce of the bet.
 */
import * as z from 'zod/mini'
import { type Body, endpoint, type GameEndpoint } from '../../endpoint.ts'
import type { ErrorCode } from '../../errors.ts'
import { money } from '../../wire.ts'
import { rowId } from '../../row-id.ts'
import type { Draw } from '../fairness/byte-stream.ts'
import { factorText } from './figures.ts'
import { type Factor, factorPayout, shownMultiplier } from './multiplier.ts'
import {
  betId,
  BET_ERRORS,
  type Declaration,
  historyQuery,
  type Odds,
  type Original,
  type Schemas,
  tableFields,
} from './original.ts'

/** How long a round may be left open before it ends by itself (`rules.leftAfterMs`). */
export const LEFT_AFTER_MS = 24 * 3_600_000

/**
 * `OPEN`: steps are possible. `WON`: paid out, even if that is less than the stake. `LOST`: the stake is lost. `RETURNED`: the
 * round ended before anything was won, and the stake was returned.
 */
export const STEP_ROUND_STATES = ['OPEN', 'WON', 'LOST', 'RETURNED'] as const
export const stepRoundState = z.enum(STEP_ROUND_STATES)
export type StepRoundState = z.output<typeof stepRoundState>

/** `PLAYER`: a cash-out or a lost step. `GAME`: no step is left. `TIME`: it was left open for too long. */
export const roundEnd = z.enum(['PLAYER', 'GAME', 'TIME'])
export type RoundEnd = z.output<typeof roundEnd>

/** Fields of every step. */
export const stepFields = {
  /** Chosen by the client, once per step: a repeated request changes nothing and returns the current round. */
  requestId: betId,
  roundId: rowId,
  /** `steps` of the round as the player sees it: a step meant for another moment is refused with `game.step.invalid`. */
  step: z.int().check(z.gte(0), z.lte(100)),
}
export const cashOutBody = z.object(stepFields)
export type StepBody = z.output<typeof cashOutBody>

/** Fields of every round; each game adds its own. None of them depends on what is not revealed yet (PF-02). */
export const stepRoundFields = {
  roundId: z.string(),
  state: stepRoundState,
  /** The round paid more than its stake. */
  win: z.boolean(),
  stake: money,
  /** What the round has paid; 0 while it is open. A returned stake is no payout. */
  payout: money,
  /** How many steps were taken, including a cash-out. */
  steps: z.int(),
  /** What has been won so far, in 1/10 000 of the stake, to the nearest; null before anything is won, and once it is lost. */
  multiplier: z.nullable(z.int()),
  /** What a cash-out would pay now; null if none is possible. */
  cashOut: z.nullable(money),
  /** The most this round can pay. Steps that could pay more are not offered, and no win is ever cut. */
  maxPayout: money,
  balanceBefore: money,
  /** The balance after the stake; once the round has ended, the balance after its end. */
  balanceAfter: money,
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  algorithm: z.string(),
  openedAt: z.int(),
  /** When it ends by itself if it is left open. */
  endsAt: z.int(),
  settledAt: z.nullable(z.int()),
  endedBy: z.nullable(roundEnd),
}
export const stepRound = z.object(stepRoundFields)
export type StepRound = z.output<typeof stepRound>

/** The rules that hold for rounds left open, for the game's page of rules (GAM-06). */
export const stepRules = z.object({
  /**
   * A round open for this long ends by itself: what has been won so far is paid; if nothing was won yet, the stake is returned.
   */
  leftAfterMs: z.int(),
  /** One round of the game at a time: it must end before the next one begins, and before the seeds are rotated. */
  openRounds: z.int(),
})
export const STEP_RULES: z.output<typeof stepRules> = { leftAfterMs: LEFT_AFTER_MS, openRounds: 1 }

export const stepTableFields = { ...tableFields, rules: stepRules }

export const STEP_ERRORS = [
  'bet.target.invalid',
  'game.round.over',
  'game.step.invalid',
  'idempotency.key.reused',
  'no.data',
  'permission.denied',
] as const

/** The calls that every such game has. Its code is in their paths; its steps are `stepEndpoint`s of its own. */
export const steppedEndpoints = <
  Bet extends z.ZodMiniType,
  Round extends z.ZodMiniType,
  Row extends z.ZodMiniType,
  Table extends z.ZodMiniType,
>(
  code: string,
  schemas: Schemas<Bet, Round, Row, Table>,
) => ({
  table: endpoint({
    auth: 'game',
    summary: 'Balance, limits, pay tables, returns, rules, and the open round if there is one',
    method: 'GET',
    path: `/bgs/${code}`,
    value: schemas.table,
  }),
  bet: endpoint({
    auth: 'game',
    summary: 'Open a round; a repeated requestId returns the same round',
    method: 'POST',
    path: `/bgs/${code}/bet`,
    tier: 'play',
    body: schemas.bet,
    value: schemas.round,
    errors: [...BET_ERRORS, 'game.round.open'],
  }),
  cashOut: stepEndpoint(code, 'cash-out', {
    summary: 'End the round and be paid what has been won',
    body: cashOutBody,
    round: schemas.round,
  }),
  history: endpoint({
    auth: 'game',
    summary: 'Ended rounds of the player, newest first',
    method: 'GET',
    path: `/bgs/${code}/history`,
    query: historyQuery,
    value: z.object({ list: z.array(schemas.row), total: z.int(), totalPages: z.int() }),
  }),
})

/** A step of an open round. It is allowed even if the table is closed or the member may no longer bet (ACC-09). */
export const stepEndpoint = <Asked extends z.ZodMiniType, Round extends z.ZodMiniType>(
  code: string,
  name: string,
  { summary, body, round }: { summary: string; body: Asked; round: Round },
) =>
  endpoint({
    auth: 'game',
    summary,
    method: 'POST',
    path: `/bgs/${code}/${name}`,
    tier: 'play',
    body,
    value: round,
    errors: [...STEP_ERRORS, 'bet.amount.limit', 'bonus.odds.range'],
  })

/** What a round may pay, fixed with the bet: later changes of limits or bonuses don't touch it (GAM-10). */
export interface Bounds {
  /** 1/10 000 of the unit. */
  maxPayout: bigint
  /** What each guess must multiply by at least, in 1/10 000; 0 without an open bonus. */
  leastOdds: number
}

/** A round as its game sees it. */
export interface Playing<State> {
  state: State
  stake: bigint
  bounds: Bounds
}

/** What a step leads to. `GAME`: nothing is left to do, so the round pays what was won. */
export interface Turn<State> {
  state: State
  end: 'GAME' | 'LOST' | null
}

export interface StepBet {
  requestId: string
  stake: bigint
}
/** A player's move in a step, as it is stored: a number or a word. */
export type Move = number | string

type StepCall = GameEndpoint<z.ZodMiniType, z.ZodMiniType<StepBody>>
/** A kind of step: its call, and the move that its body means. */
export interface Step<M extends Move = Move, E extends StepCall = StepCall> {
  endpoint: E
  moveOf(body: Body<E>): M
}
/* @__NO_SIDE_EFFECTS__ */ export const step = <M extends Move, E extends StepCall>(
  of: E,
  moveOf: (body: Body<E>) => M,
): Step<M, E> => ({ endpoint: of, moveOf })

interface Calls {
  table: GameEndpoint
  bet: GameEndpoint<z.ZodMiniType, z.ZodMiniType<StepBet>>
  cashOut: StepCall
  history: GameEndpoint<typeof historyQuery>
}

/** Its detail is the choices of the bet and the results so far, with nothing that is still hidden from the player (PF-02). */
interface SteppedRules<
  Code extends string,
  Taken extends Move,
  D extends z.ZodMiniObject,
  C extends Calls,
  Shown extends object,
> extends Declaration<Code, D> {
  endpoints: C
  steps: Readonly<Record<string, Step<Taken>>>
  open(bet: Body<C['bet']>): z.output<D>
  /** Identifies the choices of the bet: a repeated request must have the same ones. */
  choices(state: z.output<D>): string
  /** The odds of the first step, if the bet decides them; for the rules of bonuses (ADR 0043). */
  firstOdds(state: z.output<D>): Odds | undefined
  /** The most that a first step pays of the stake, on the least risky choice: a bet whose limits are below it is refused. */
  firstFactor(state: z.output<D>): Factor
  /** A step of an open round; an error code if it is not possible. */
  take(round: Playing<z.output<D>>, move: Taken, draw: Draw): Turn<z.output<D>> | ErrorCode
  /** What has been won, whether or not the round was lost since; undefined before anything is. */
  factorOf(state: z.output<D>): Factor | undefined
  /** The detail of an ended round, including what was hidden. */
  reveal(state: z.output<D>, draw: Draw): z.output<D>
  shown(round: Playing<z.output<D>>, isOpen: boolean): Shown
  /** What its table offers, drawn for each answer; `pick` draws what decides nothing. */
  offers?(pick: (choices: number) => number): object
  replay: Original<Code, D>['replay']
  example: z.output<D>
}
export interface SteppedOriginal<
  Code extends string = string,
  Taken extends Move = Move,
  D extends z.ZodMiniObject = z.ZodMiniObject,
  C extends Calls = Calls,
  Shown extends object = object,
>
  extends SteppedRules<Code, Taken, D, C, Shown>, Original<Code, D> {}

interface Declared<
  Code extends string,
  Taken extends Move,
  D extends z.ZodMiniObject,
  C extends Calls,
  Shown extends object,
> extends SteppedRules<Code, Taken, D, C, Shown> {
  /** Whether the last step lost. */
  isLost(state: z.output<D>): boolean
}
const NOTHING: Factor = { over: 0n, under: 1n }

/** Adds what an ended round pays by its detail: nothing if it was lost, its stake if nothing was won. */
/* @__NO_SIDE_EFFECTS__ */ export function steppedOriginal<
  Code extends string,
  Taken extends Move,
  D extends z.ZodMiniObject,
  C extends Calls,
  Shown extends object,
>(declared: Declared<Code, Taken, D, C, Shown>): SteppedOriginal<Code, Taken, D, C, Shown> {
  const { isLost, ...game } = declared
  const paid = (state: z.output<D>) => (isLost(state) ? NOTHING : game.factorOf(state))
  return {
    ...game,
    payoutOf(state, stake) {
      const factor = paid(state)
      return factor && factorPayout(stake, factor)
    },
    multiplierOf(state) {
      const factor = paid(state)
      return factor && Number(shownMultiplier(factor))
    },
    short: (state) => factorText(paid(state)),
  }
}

/** Every win of a single step pays the same. */
export function singleFactorOdds(factor: Factor): Odds {
  const multiplier = Number(shownMultiplier(factor))
  return { least: multiplier, most: multiplier }
}
