/** Reads the choices and the outcome stored with a settled round; null if its game stores none. */
import * as z from 'zod'
import { gameOfAlgorithm, outcomeText, RECORDED, type RecordedDetail } from '#contract/play/bet-record/round-detail.ts'
import { steppedOriginals } from '#contract/play/originals/registry.ts'

const storedCrashBet = z.object({ crash: z.string(), returned: z.string().optional() })

/** The shared round of a stored bet on Crash, and whether its stake was returned; undefined for all other games. */
export function crashRoundOf(detail: unknown): { round: bigint; isReturned: boolean } | undefined {
  const found = storedCrashBet.safeParse(detail)
  return found.success ? { round: BigInt(found.data.crash), isReturned: found.data.returned !== undefined } : undefined
}

/** Stepped rounds store the game's own data in a separate field. */
const apart = z.object({ game: z.unknown() })
const STEPPED: ReadonlySet<string> = new Set(steppedOriginals.map(({ code }) => code))

/** The part of a stored round that describes its outcome. */
interface StoredOutcome {
  algorithm: string
  detail: unknown
}

/** Parsed according to the algorithm the round was played with, in any version. */
export function detailOf({ algorithm, detail }: StoredOutcome): RecordedDetail | null {
  const game = gameOfAlgorithm(algorithm)
  if (!game) return null
  const { stored, detail: shown } = RECORDED[game]
  const found = (stored ?? shown).safeParse(STEPPED.has(game) ? apart.safeParse(detail).data?.game : detail)
  return found.success ? ({ game, ...(found.data as object) } as RecordedDetail) : null
}

/** As text, the same in every language. */
export function outcomeOf(stored: StoredOutcome): string | null {
  const detail = detailOf(stored)
  return detail && outcomeText(detail)
}
