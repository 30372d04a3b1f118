/** What a settled round came to, in a word; null where its game keeps none. */
import * as z from 'zod'

const HUNDREDTHS = 100
/** Rolls are kept in hundredths. */
const rolled = z.object({ roll: z.int() })

export function outcomeOf(detail: unknown): string | null {
  const found = rolled.safeParse(detail)
  return found.success ? (found.data.roll / HUNDREDTHS).toFixed(2) : null
}
