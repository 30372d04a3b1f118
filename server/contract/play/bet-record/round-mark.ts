/** The mark of a corrected bet: bets are always shown in their current state, with the original amounts. */
import * as z from 'zod/mini'
import { money } from '../../wire.ts'

/** VOID: the stake is returned. RESETTLE: the bet pays another amount. */
export const CORRECTION_KINDS = ['VOID', 'RESETTLE'] as const
export const correctionKind = z.enum(CORRECTION_KINDS)
export type CorrectionKind = z.infer<typeof correctionKind>

/** The last correction. `stakeBefore` and `payoutBefore` are the amounts the round was first settled with. */
export const roundMark = z.object({ kind: correctionKind, stakeBefore: money, payoutBefore: money, correctedAt: z.int() })
export type RoundMark = z.output<typeof roundMark>
