/** Originals that settle at once: bet, outcome and payout in one call, by seeds that anyone can check. */
import * as z from 'zod/mini'
import { type Body, endpoint, type GameEndpoint } from '../../endpoint.ts'
import type { ErrorCode } from '../../errors.ts'
import type { Draw } from '../fairness/byte-stream.ts'
import { multiplierPayout } from './multiplier.ts'
import { BET_ERRORS, type Declaration, historyQuery, type Odds, type Original, type Schemas } from './original.ts'

/** The calls of a game. Its code is in their paths. */
export const instantEndpoints = <
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
    summary: 'Balance, limits, pay tables and returns',
    method: 'GET',
    path: `/bgs/${code}`,
    value: schemas.table,
  }),
  bet: endpoint({
    auth: 'game',
    summary: 'Bet and settle in one call; a repeated requestId returns the same round',
    method: 'POST',
    path: `/bgs/${code}/bet`,
    tier: 'play',
    body: schemas.bet,
    value: schemas.round,
    errors: BET_ERRORS,
  }),
  history: endpoint({
    auth: 'game',
    summary: 'Rounds of the player, newest first',
    method: 'GET',
    path: `/bgs/${code}/history`,
    query: historyQuery,
    value: z.object({ list: z.array(schemas.row), total: z.int(), totalPages: z.int() }),
  }),
})
interface Calls {
  table: GameEndpoint
  bet: GameEndpoint<z.ZodMiniType, z.ZodMiniType<{ requestId: string }>>
  history: GameEndpoint<typeof historyQuery>
}
interface StakedCalls<Choices> extends Calls {
  bet: GameEndpoint<z.ZodMiniType, z.ZodMiniType<Choices & { requestId: string; stake: bigint }>>
}

/** A bet on its way to the ledger. Amounts in 1/10 000 of the unit. */
export interface Placing<D extends z.ZodMiniObject = z.ZodMiniObject> {
  stake: bigint
  /** Identifies the choices: a repeated request must have the same ones. */
  choices: string
  /** The most it can pay. */
  possiblePayout: bigint
  odds: Odds
  /**
   * Outcome and payout on this stream. A `multiplier` in the detail means the odds the player chose, regardless of the outcome;
   * turnover reads it.
   */
  play(draw: Draw): { payout: bigint; detail: z.output<D> }
}

interface InstantRules<Code extends string, D extends z.ZodMiniObject, C extends Calls> extends Declaration<Code, D> {
  endpoints: C
  /** Older clients know only the highest payout, so it is capped at the highest profit to keep both limits. */
  hidesMaxProfit?: boolean
}
export interface InstantOriginal<
  Code extends string = string,
  D extends z.ZodMiniObject = z.ZodMiniObject,
  C extends Calls = Calls,
>
  extends InstantRules<Code, D, C>, Original<Code, D> {
  /** Returns an error code if the game has no such choices, or if a part of the stake is invalid. */
  place(bet: Body<C['bet']>): Placing<D> | ErrorCode
}

interface Declared<
  Code extends string,
  D extends z.ZodMiniObject,
  Chosen extends keyof z.output<D>,
  C extends StakedCalls<Pick<z.output<D>, Chosen>>,
> extends InstantRules<Code, D, C> {
  /** The fields of a bet that decide what it can pay. */
  chosen: readonly Chosen[]
  /** Puts the choices in order; undefined if they contradict each other. */
  ordered?(choices: Pick<z.output<D>, Chosen>): Pick<z.output<D>, Chosen> | undefined
  /** The highest multiple of its stake that a bet can pay, in 1/10 000. */
  most(choices: Pick<z.output<D>, Chosen>): number
  play(choices: Pick<z.output<D>, Chosen>, draw: Draw): Omit<z.output<D>, Chosen>
  /** What the round pays, as a multiple of its stake in 1/10 000. */
  multiplierOf(detail: z.output<D>): number
  short?(detail: z.output<D>): string
  example: Pick<z.output<D>, Chosen>
}

/**
 * A game whose bet pays a multiple of its stake. The highest multiple counts as the bet's odds (ADR 0041), because a bonus must
 * not buy rare big wins.
 */
/* @__NO_SIDE_EFFECTS__ */ export function instantOriginal<
  Code extends string,
  D extends z.ZodMiniObject,
  Chosen extends keyof z.output<D>,
  C extends StakedCalls<Pick<z.output<D>, Chosen>>,
>(declared: Declared<Code, D, Chosen, C>): InstantOriginal<Code, D, C> {
  const { chosen, ordered, most, play, multiplierOf, example, ...rest } = declared
  type Choices = Pick<z.output<D>, Chosen>
  const played = (choices: Choices, draw: Draw) => ({ ...choices, ...play(choices, draw) }) as z.output<D>
  const payoutOf = (detail: z.output<D>, stake: bigint) => multiplierPayout(stake, multiplierOf(detail))
  return {
    ...rest,
    multiplierOf,
    payoutOf,
    replay: played,
    get example() {
      return played(example, () => 0)
    },
    place(bet) {
      const asked = Object.fromEntries(chosen.map((name) => [name, bet[name]])) as Choices
      const choices = ordered ? ordered(asked) : asked
      if (!choices) return 'bet.target.invalid'
      const { stake } = bet
      const multiplier = most(choices)
      return {
        stake,
        choices: Object.values(choices).map(String).join(':'),
        possiblePayout: multiplierPayout(stake, multiplier),
        odds: { least: multiplier, most: multiplier },
        play(draw) {
          const detail = played(choices, draw)
          return { payout: payoutOf(detail, stake), detail }
        },
      }
    },
  }
}
