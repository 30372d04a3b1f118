import { moneyFromWire } from '#contract/wire.ts'

/** `amount('12480.50')` → 124_805_000n. Throws unless the text has at most 4 decimals. */
export function amount(text: string | number): bigint {
  const units = moneyFromWire(String(text))
  if (units === undefined) throw new Error(`not an amount: ${text}`)
  return units
}
