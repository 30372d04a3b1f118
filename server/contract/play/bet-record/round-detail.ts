/** The stored detail of an original's round: the player's choices and the outcome. */
import * as z from 'zod/mini'
import { crash, type CrashDetail } from '../crash/crash-detail.ts'
import type { Original } from '../originals/original.ts'
import { type DetailByCode, type OriginalCode, ORIGINALS } from '../originals/registry.ts'

type Named<Details extends object> = { [Code in keyof Details]: { game: Code } & Details[Code] }
export type DetailOf<Code extends OriginalCode> = Named<DetailByCode>[Code]
/** The detail of a round with its player's own seeds, from which it can be recomputed. */
export type RoundDetail = DetailOf<OriginalCode>
/** Includes bets on the shared round of Crash. */
type AllDetails = Named<DetailByCode & { crash: CrashDetail }>
export type RecordedGame = keyof AllDetails
export type RecordedDetail = AllDetails[RecordedGame]

type Recorded = Pick<Original<RecordedGame>, 'code' | 'algorithm' | 'detail' | 'stored' | 'text'>
export const RECORDED = { ...ORIGINALS, crash } as unknown as Readonly<Record<RecordedGame, Recorded>>
const isRecorded = (name: string | undefined): name is RecordedGame => name !== undefined && Object.hasOwn(RECORDED, name)

export const recordedDetail = z.union(
  Object.values(RECORDED).map(({ code, detail }) => z.extend(detail, { game: z.literal(code) })),
) as unknown as z.ZodMiniType<RecordedDetail>

/** The declaration of the round's game, which applies to this round. */
export const originalOf = (detail: RoundDetail) => ORIGINALS[detail.game] as unknown as Original<OriginalCode>

export const hasOwnSeeds = (detail: RecordedDetail): detail is RoundDetail => detail.game !== crash.code

/** The outcome, the same in every language. */
export const outcomeText = (detail: RecordedDetail): string => RECORDED[detail.game].text(detail)

/** The game of any version of its algorithm (PF-10); undefined for a vendor's rounds and for games unknown here. */
export function gameOfAlgorithm(algorithm: string): RecordedGame | undefined {
  const [name] = algorithm.split('/')
  return isRecorded(name) ? name : undefined
}

/** Whether a round can be verified here. A round of another version cannot: this version's outcome says nothing about it. */
export const canRecompute = (game: RecordedGame, algorithm: string): boolean => RECORDED[game].algorithm === algorithm
