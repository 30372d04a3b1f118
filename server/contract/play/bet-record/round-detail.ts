/** A round of an original as it is kept: what the player chose, and what came of it. */
import * as z from 'zod/mini'
import { crash, type CrashDetail } from '../crash/crash-detail.ts'
import type { Original } from '../originals/original.ts'
import { type DetailByCode, type OriginalCode, ORIGINALS } from '../originals/registry.ts'

type Named<Details extends object> = { [Code in keyof Details]: { game: Code } & Details[Code] }
export type DetailOf<Code extends OriginalCode> = Named<DetailByCode>[Code]
/** Of a round with seeds of its player, which can be recomputed from them. */
export type RoundDetail = DetailOf<OriginalCode>
/** Also bets on the shared round of Crash. */
type AllDetails = Named<DetailByCode & { crash: CrashDetail }>
export type RecordedGame = keyof AllDetails
export type RecordedDetail = AllDetails[RecordedGame]

type Recorded = Pick<Original<RecordedGame>, 'code' | 'algorithm' | 'detail' | 'stored' | 'text'>
export const RECORDED = { ...ORIGINALS, crash } as unknown as Readonly<Record<RecordedGame, Recorded>>
const isRecorded = (name: string | undefined): name is RecordedGame => name !== undefined && Object.hasOwn(RECORDED, name)

export const recordedDetail = z.union(
  Object.values(RECORDED).map(({ code, detail }) => z.extend(detail, { game: z.literal(code) })),
) as unknown as z.ZodMiniType<RecordedDetail>

/** The declaration of a round's game: what it says of its rounds is said of this one. */
export const originalOf = (detail: RoundDetail) => ORIGINALS[detail.game] as unknown as Original<OriginalCode>

export const hasOwnSeeds = (detail: RecordedDetail): detail is RoundDetail => detail.game !== crash.code

/** The outcome, the same in every language. */
export const outcomeText = (detail: RecordedDetail): string => RECORDED[detail.game].text(detail)

/** The game of any version of its algorithm (PF-10); undefined for a vendor's rounds and for games unknown here. */
export function gameOfAlgorithm(algorithm: string): RecordedGame | undefined {
  const [name] = algorithm.split('/')
  return isRecorded(name) ? name : undefined
}

/** Whether a round can be verified here. A round of another version has no verdict: this one's outcome says nothing about it. */
export const canRecompute = (game: RecordedGame, algorithm: string): boolean => RECORDED[game].algorithm === algorithm
