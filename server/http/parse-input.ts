/** Parses input by its declaration: `request.param.err` and `amount.decimals` name the fields. */
import * as z from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { parseWire } from '#contract/scalars.ts'
import { AppError } from '#server/platform/app-error.ts'
import { checkDecimals } from './currency-decimals.ts'

// The contract's `zod/mini` has no texts; these are the messages of refused fields.
z.config(z.locales.en())

export function parseInput(schema: Endpoint['query'], input: unknown, currency?: string): unknown {
  const parsed = parseWire(schema, input)
  if (parsed.success) {
    if (currency) checkDecimals(schema, input, currency)
    return parsed.data
  }
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('request.param.err', { fields })
}
