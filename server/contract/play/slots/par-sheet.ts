/**
 * Par sheets (SLT-06): everything that decides what a slot pays, and the figures derived from it. A symbol is one letter, `-` a
 * blank. Pays of `lines` are in units of total bet / number of lines; pays of `ways` and `tumble`, and of scatters, in total
 * bets.
 */
import * as z from 'zod/mini'

/** A stop that pays nothing and is part of no win. */
export const BLANK = '-'

const MOST_REELS = 8
const MOST_ROWS = 8
const MOST_LINES = 100
const MOST_STOPS = 200
const MOST_PAY = 100_000
const MOST_GAMES = 100
const MOST_MULTIPLIER = 1_000
const PAY_SCALE = 10_000

const symbol = z.string().check(z.regex(/^[A-Z0-9]$/))
const strip = z.string().check(z.regex(/^[A-Z0-9-]+$/), z.maxLength(MOST_STOPS))
const count = z.string().check(z.regex(/^[1-9]\d?$/))
const pay = z.number().check(
  z.gt(0),
  z.lte(MOST_PAY),
  z.refine((value) => Math.round(value * PAY_SCALE) / PAY_SCALE === value, 'has more than four decimals'),
)
const games = z.int().check(z.gte(1), z.lte(MOST_GAMES))
const multiplier = z.int().check(z.gte(1), z.lte(MOST_MULTIPLIER))
const weight = z.int().check(z.gte(1), z.lte(1_000_000))
const size = (most: number) => z.int().check(z.gte(1), z.lte(most))
const paysByCount = z.record(count, pay)
const gamesByCount = z.record(count, games)

/** The highest count also covers all higher ones. */
const scatter = z.object({ symbol, pays: paysByCount })
const freeGames = { trigger: gamesByCount, retrigger: z.optional(gamesByCount), mult: multiplier }

/** The figures that the sheet's author states. */
export const statedFigures = z.object({
  /** The share of the stakes that is returned: 0.955. */
  rtp: z.number(),
  /** The share of base screens that pay. */
  hit: z.number(),
  /** Standard deviation of a round, in bets. */
  sd: z.number(),
  /** The best base screen, in bets; absent if screens are not counted. */
  maxScreen: z.optional(z.number()),
})
export type StatedFigures = z.output<typeof statedFigures>

const common = {
  /** Names the sheet; a changed sheet has another id. */
  id: z.string().check(z.regex(/^[\w.:-]{1,80}$/)),
  reels: size(MOST_REELS),
  /** How many rows the screen has. */
  rows: size(MOST_ROWS),
  scatter: z.optional(scatter),
  /** No round pays more than this many bets: it ends there. */
  maxWinX: z.optional(z.int().check(z.gte(1))),
  stated: z.optional(statedFigures),
}
const reelGame = {
  ...common,
  /** Circular; the letter at the stop is the top row. */
  strips: z.array(strip),
  /** `none`: pays as the symbol it replaces; `any`: multiplies once; `product`: each multiplies. */
  wild: z.optional(
    z.object({
      symbol,
      mult: multiplier,
      /** How it changes the wins it is part of. */
      mode: z.enum(['none', 'any', 'product']),
    }),
  ),
  pays: z.record(symbol, paysByCount),
  /** `strips`: used instead in free games. */
  free: z.optional(z.object({ ...freeGames, strips: z.optional(z.array(strip)) })),
}

export const linesSheet = z.object({
  /** Pays are on lines. */
  type: z.literal('lines'),
  ...reelGame,
  /** The row of each reel, 0 at the top: `01210`. */
  lines: z.array(z.string().check(z.regex(/^\d+$/))).check(z.minLength(1), z.maxLength(MOST_LINES)),
})
export const waysSheet = z.object({
  /** Pays are on neighbouring reels, at any position of the symbols. */
  type: z.literal('ways'),
  ...reelGame,
})
export const tumbleSheet = z.object({
  /** Winning symbols vanish, and others fall in. */
  type: z.literal('tumble'),
  ...common,
  /** Each cell is drawn independently, with these weights. */
  weights: z.record(symbol, weight),
  /** Lowest counts of the bands that `pays` lists. */
  bands: z.array(size(MOST_REELS * MOST_ROWS)).check(z.minLength(1)),
  pays: z.record(symbol, z.array(pay)),
  /** Stays on the board; its values add up and multiply the screen's win. */
  multiplierSymbol: z.optional(symbol),
  /** Value of a multiplier → weight. */
  multipliers: z.optional(z.record(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), weight)),
  /** The free games; absent = none. */
  free: z.optional(z.object(freeGames)),
})

export const parSheet = z.discriminatedUnion('type', [linesSheet, waysSheet, tumbleSheet])
export type ParSheet = z.output<typeof parSheet>
export type LinesSheet = z.output<typeof linesSheet>
export type WaysSheet = z.output<typeof waysSheet>
export type TumbleSheet = z.output<typeof tumbleSheet>
