/** What a settled round kept of its choices and its outcome; null if its game keeps none. */
import * as z from 'zod'
import { gameOfAlgorithm, outcomeText, RECORDED, type RecordedDetail } from '#contract/play/bet-record/round-detail.ts'
import { steppedOriginals } from '#contract/play/originals/registry.ts'

const storedCrashBet = z.object({ crash: z.string(), returned: z.string().optional() })

/** The shared round that a stored bet on Crash was of, and whether its stake went back; undefined for every other game. */
export function crashRoundOf(detail: unknown): { round: bigint; isReturned: boolean } | undefined {
  const found = storedCrashBet.safeParse(detail)
  return found.success ? { round: BigInt(found.data.crash), isReturned: found.data.returned !== undefined } : undefined
}

/** Rounds in steps keep what their game says apart. */
const apart = z.object({ game: z.unknown() })
const STEPPED: ReadonlySet<string> = new Set(steppedOriginals.map(({ code }) => code))

/** A stored round, as far as its outcome goes. */
interface StoredOutcome {
  algorithm: string
  detail: unknown
}

/** Read by the algorithm it was played by, in any version. */
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
