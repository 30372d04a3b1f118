/** A game's texts about its rounds, in the player's language; one for each original, listed in `words-of.ts`. */
import type { TFunction } from 'i18next'
import { MULTIPLIER_SCALE } from '#contract/play/originals/multiplier.ts'
import type { KenoRisk } from '#contract/play/originals/keno.ts'

export type T = TFunction<'originals'>

export interface RoundWords<Detail> {
  /** The bet. */
  choice(t: T, detail: Detail): string
  /** The outcome. */
  result(t: T, detail: Detail): string
  /** What was hidden until the round's end. */
  hidden?(t: T, detail: Detail): string | undefined
}
/** The choices of a game with player seeds, as fields for the verifier; the outcome or payout follows from them. */
export interface ChoiceFieldsProps<Detail> {
  detail: Detail
  onChange: (detail: Detail) => void
}

export const riskText = (t: T, risk: KenoRisk) => t(`risk_${risk}`)
/** 56000 → 5.6 */
export const times = (multiplier: number) => String(multiplier / MULTIPLIER_SCALE)
