import { MONEY_SCALE } from '#contract/wire.ts'

/** 2505000n → `250.5`; no thousands separators, so that it can be edited. */
export function plainAmount(amount: bigint): string {
  const rest = String(amount % MONEY_SCALE)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${amount / MONEY_SCALE}${rest && `.${rest}`}`
}
