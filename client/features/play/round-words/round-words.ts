/** What a game says of its rounds in the player's language; one for each original, listed in `words-of.ts`. */
import type { TFunction } from 'i18next'
import { MULTIPLIER_SCALE } from '#contract/play/originals/multiplier.ts'
import type { KenoRisk } from '#contract/play/originals/keno.ts'

export type T = TFunction<'originals'>

export interface RoundWords<Detail> {
  /** What was bet on. */
  choice(t: T, detail: Detail): string
  /** What came out. */
  result(t: T, detail: Detail): string
  /** What the round hid until its end. */
  hidden?(t: T, detail: Detail): string | undefined
}
/** Of a game with seeds of its player: the choices as fields, for the verifier; the outcome or what it pays follows from them. */
export interface ChoiceFieldsProps<Detail> {
  detail: Detail
  onChange: (detail: Detail) => void
}

export const riskText = (t: T, risk: KenoRisk) => t(`risk_${risk}`)
/** 56000 → 5.6 */
export const times = (multiplier: number) => String(multiplier / MULTIPLIER_SCALE)
