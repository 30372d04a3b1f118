/** The stored and shown detail of a bet on the shared round of Crash; multipliers are in hundredths. */
import * as z from 'zod/mini'
import { hundredthsText } from '../originals/figures.ts'
import { CRASH_ALGORITHM } from './crash-curve.ts'

/** Multipliers are in hundredths. */
export const crashDetail = z.object({
  autoCashOut: z.nullable(z.int()),
  /** Null if the bet lost. */
  cashOut: z.nullable(z.int()),
  /** Null if the bet was cashed out before the crash. */
  point: z.nullable(z.int()),
})
export type CrashDetail = z.output<typeof crashDetail>

/** Declared like an original, but without player seeds: its points come from the chain. */
export const crash = {
  code: 'crash',
  algorithm: CRASH_ALGORITHM,
  detail: crashDetail,
  text({ cashOut, point }: CrashDetail): string {
    if (cashOut !== null) return `${hundredthsText(cashOut)}×`
    return point === null ? '–' : `– · ${hundredthsText(point)}×`
  },
} as const
