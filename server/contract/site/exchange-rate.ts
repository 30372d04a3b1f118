/** Exchange rates of other currencies in the merchant's own (WIR-34). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../wire.ts'

const MILLION = 1_000_000

/** A JSON number of at most 6 decimals on the wire; parts per million inside. */
const rate = z.codec(z.number().check(z.positive()), z.bigint(), {
  decode: (wire) => BigInt(Math.round(wire * MILLION)),
  encode: (ppm) => Number(ppm) / MILLION,
})

export const rates = endpoint({
  summary: 'Exchange rates: what one unit of a currency costs, and what it sells for',
  method: 'GET',
  relay: 'MCSFE_getExchangeRates',
  auth: 'member',
  query: z.object({ sourceCurrency: text(8, 3).check(z.toUpperCase()) }),
  value: z.object({ sell: rate, buy: rate }),
  errors: ['exchange.rate.missing'],
})
