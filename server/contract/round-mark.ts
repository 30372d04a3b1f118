/** The mark of a bet that was corrected: wherever bets are shown, they are shown as they stand now, with what they were. */
import * as z from 'zod/mini'
import { money } from './wire.ts'

export const CORRECTION_KINDS = ['VOID', 'RESETTLE'] as const
export const correctionKind = z.enum(CORRECTION_KINDS)
export type CorrectionKind = z.infer<typeof correctionKind>

/** Of the last correction; `stakeBefore` and `payoutBefore` are what the round was settled with at first. */
export const roundMark = z.object({ kind: correctionKind, stakeBefore: money, payoutBefore: money, correctedAt: z.int() })
export type RoundMark = z.output<typeof roundMark>
