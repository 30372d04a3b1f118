/** Figures of games as players read and type them. Whole hundredths and ten-thousandths, never floats. */
import { MULTIPLIER_SCALE } from '#contract/play/fairness/originals/multiplier.ts'

export { hundredthsText } from '#contract/play/bet-record/round-detail.ts'
/** 19603 → 1.9603 */
export const multiplierText = (value: number) => (value / MULTIPLIER_SCALE).toFixed(4)
/** 12_000 → `1.2`: a limit or a figure of a pay table. */
export const oddsText = (value: number) => String(value / MULTIPLIER_SCALE)

/**
 * Digits with at most `decimals` places after a point or comma, as a whole number of the last place; undefined = not a number.
 */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const match = /^(\d{1,6})?(?:[.,](\d*))?$/.exec(text.replace(/[\s%×x]/gi, ''))
  if (!match) return undefined
  const [, whole = '', part = ''] = match
  if (whole === '' && part === '') return undefined
  return Number(whole || '0') * 10 ** decimals + Number(part.slice(0, decimals).padEnd(decimals, '0'))
}
