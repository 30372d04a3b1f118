/** The outcome of a settled round as text; null if its game stores none. */
import * as z from 'zod'

const HUNDREDTHS = 100
/** Rolls are stored in hundredths. */
const rolled = z.object({ roll: z.int() })

export function outcomeOf(detail: unknown): string | null {
  const found = rolled.safeParse(detail)
  return found.success ? (found.data.roll / HUNDREDTHS).toFixed(2) : null
}
