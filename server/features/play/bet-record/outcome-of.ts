/** The outcome of a settled round as text, the same in every language; null if its game stores none. */
import type * as z from 'zod'
import { MULTIPLIER_SCALE } from '#contract/play/fairness/originals/multiplier.ts'
import { diceGame } from '#server/features/play/dice/dice-game.ts'
import { kenoGame } from '#server/features/play/originals/games/keno.ts'
import { limboGame } from '#server/features/play/originals/games/limbo.ts'
import { plinkoGame } from '#server/features/play/originals/games/plinko.ts'
import { rouletteGame } from '#server/features/play/originals/games/roulette.ts'
import { wheelGame } from '#server/features/play/originals/games/wheel.ts'

/** Rolls, targets and drawn multipliers are stored in hundredths. */
const hundredths = (value: number) => (value / 100).toFixed(2)
const times = (multiplier: number) => `${(multiplier / MULTIPLIER_SCALE).toFixed(2)}×`

/** Reads the detail of one game; undefined if it is another's. No game's detail has all fields of another's. */
const of =
  <Shown>({ shown }: { shown: z.ZodType<Shown> }, text: (detail: Shown) => string) =>
  (detail: unknown): string | undefined => {
    const found = shown.safeParse(detail)
    return found.success ? text(found.data) : undefined
  }

const TEXTS = [
  of(diceGame, ({ roll }) => hundredths(roll)),
  of(limboGame, ({ result }) => `${hundredths(result)}×`),
  of(plinkoGame, ({ path, result }) => `${path} · ${times(result)}`),
  of(kenoGame, ({ drawn, hits, numbers, result }) => `${drawn.join(' ')} · ${hits}/${numbers.length} · ${times(result)}`),
  of(wheelGame, ({ index, result }) => `${index} · ${times(result)}`),
  of(rouletteGame, ({ number }) => String(number)),
]

export function outcomeOf(detail: unknown): string | null {
  for (const textOf of TEXTS) {
    const text = textOf(detail)
    if (text !== undefined) return text
  }
  return null
}
