/** Par sheets for anyone to read and check (SLT-10): what decides each result, and the figures derived from it. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { text } from '../../wire.ts'
import { parSheet } from './par-sheet.ts'

/** `exact`: a fraction, if every screen is counted; null if the value is computed from weights, to nine decimals. */
const figure = z.object({ value: z.number(), exact: z.nullable(z.string()) })

/** The figures derived from the sheet. */
export const parFigures = z.object({
  /** The share of the stakes that is returned: `base + scatter + feature`. */
  rtp: figure,
  base: figure,
  scatter: figure,
  feature: figure,
  /** The share of base screens that pay. */
  hit: figure,
  /** The chance that a base screen starts free games. */
  trigger: figure,
  /** Free games that a free game adds on average. */
  retrigger: figure,
  /** Standard deviation of a round, in bets. */
  sd: z.number(),
  volatility: z.enum(['low', 'medium', 'high']),
  /** The best base screen, in bets; null if screens are not counted. */
  maxScreen: z.nullable(z.number()),
  /** The chance of the best base screen (GAM-04). */
  maxScreenChance: z.nullable(figure),
})
export type ParFigures = z.output<typeof parFigures>

/** Sheets never change: a changed one is another sheet, with another id. */
const SHARED_S = 600

export const slotPar = endpoint({
  method: 'GET',
  path: '/slots/v1/par',
  summary: 'The par sheet of a slot with its figures',
  merchantOptional: true,
  query: z.object({ gameCode: text(64, 1) }),
  value: z.object({
    gameCode: z.string(),
    /** The studio's name for the game. */
    gameName: z.string(),
    /** The file that `npm run par` takes. */
    sheet: parSheet,
    /** The hash of everything in the sheet that decides a result. */
    hash: z.string(),
    /** Stakes are multiples of this, in 1/10 000 of the currency unit. */
    stakeStep: z.int(),
    figures: parFigures,
  }),
  sharedFor: SHARED_S,
  errors: ['no.data'],
})
