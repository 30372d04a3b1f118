import { describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsByFeature } from '#contract/index.ts'
import { type FieldPath, moneyInputsIn } from '#contract/money-fields.ts'
import { checkDecimals } from './currency-decimals.ts'

/** JSON with one value at a path. */
const jsonWith = ([key, ...rest]: FieldPath, value: unknown): unknown => {
  if (key === undefined) return value
  return key === '[]' ? [jsonWith(rest, value)] : { [key]: jsonWith(rest, value) }
}
const fields = Object.entries(endpointsByFeature).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { query, body }]) =>
    [query, body].flatMap((schema) =>
      moneyInputsIn(schema).map((path) => ({ name: `${feature}.${name} ${path.join('.')}`, schema, path })),
    ),
  ),
)

describe('an amount in a request', () => {
  it('is named in many calls', () => expect(fields.length).toBeGreaterThan(25))

  it.each(fields)('has no more decimals than the currency: $name', ({ schema, path }) => {
    const check = (value: unknown, currency: string) => () => checkDecimals(schema, jsonWith(path, value), currency)

    expect(check(333.335, 'PHP')).toThrow('amount.decimals')
    expect(check('333.335', 'PHP')).toThrow('amount.decimals')
    expect(check(333.33, 'PHP')).not.toThrow()
    expect(check('333.3300', 'PHP')).not.toThrow()
    expect(check(1.5, 'VND')).toThrow('amount.decimals')
    expect(check(1_000_000, 'VND')).not.toThrow()
  })

  it('is answered with the field, and what the currency has', () => {
    const { schema, path } = fields[0]!
    try {
      checkDecimals(schema, jsonWith(path, 0.001), 'PHP')
    } catch (error) {
      expect(error).toMatchObject({ details: { fields: [{ path: path.join('.') }], data: { decimals: 2, currency: 'PHP' } } })
    }
    expect.assertions(1)
  })
})
