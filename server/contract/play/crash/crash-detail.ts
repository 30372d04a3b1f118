/** What a bet on the shared round of Crash keeps and shows of itself; its multipliers in hundredths. */
import * as z from 'zod/mini'
import { hundredthsText } from '../originals/figures.ts'
import { CRASH_ALGORITHM } from './crash-curve.ts'

/** Its multipliers in hundredths. */
export const crashDetail = z.object({
  autoCashOut: z.nullable(z.int()),
  /** Null where it lost. */
  cashOut: z.nullable(z.int()),
  /** Null where it was cashed out before the crash. */
  point: z.nullable(z.int()),
})
export type CrashDetail = z.output<typeof crashDetail>

/** As an original declares itself, without the seeds of a player: its points come from the chain. */
export const crash = {
  code: 'crash',
  algorithm: CRASH_ALGORITHM,
  detail: crashDetail,
  text({ cashOut, point }: CrashDetail): string {
    if (cashOut !== null) return `${hundredthsText(cashOut)}×`
    return point === null ? '–' : `– · ${hundredthsText(point)}×`
  },
} as const
