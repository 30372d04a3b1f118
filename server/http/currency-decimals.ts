/** Checks every amount of every declaration on input: no more decimals than the currency has. */
import type { Endpoint } from '#contract/endpoint.ts'
import { type FieldPath, moneyInputsIn, valuesAt } from '#contract/money-fields.ts'
import { moneyFromWire } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import { currencyDecimals, currencyStep } from '#server/platform/money-rounding.ts'

type Schema = Endpoint['body']
const known = new WeakMap<Schema, readonly FieldPath[]>()

function fieldsOf(schema: Schema): readonly FieldPath[] {
  const found = known.get(schema)
  if (found) return found
  const fields = moneyInputsIn(schema)
  known.set(schema, fields)
  return fields
}

/**
 * `wire`: the input as sent, already valid for the schema. Throws `amount.decimals` with the fields and the currency's decimals.
 */
export function checkDecimals(schema: Schema, wire: unknown, currency: string): void {
  const step = currencyStep(currency)
  const isFiner = (value: unknown) =>
    (typeof value === 'number' || typeof value === 'string') && (moneyFromWire(String(value).trim()) ?? 0n) % step !== 0n
  const wrong = fieldsOf(schema).filter((path) => valuesAt(wire, path).some(isFiner))
  if (wrong.length === 0) return
  const fields = wrong.map((path) => ({ path: path.join('.'), message: `at most ${currencyDecimals(currency)} decimals` }))
  throw new AppError('amount.decimals', { fields, data: { decimals: currencyDecimals(currency), currency } })
}
