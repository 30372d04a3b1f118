import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sampleValue } from '#tests/support/sample-value.ts'
import type { Endpoint } from './endpoint.ts'
import { endpointsByFeature } from './index.ts'
import { moneyAnswersIn, moneyInputsIn, valuesAt } from './money-fields.ts'

const declared = Object.entries(endpointsByFeature).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
)
const answering = declared.filter(({ endpoint }) => moneyAnswersIn(endpoint.value).length > 0)
const asking = declared.filter(({ endpoint }) => [endpoint.query, endpoint.body].some((part) => moneyInputsIn(part).length > 0))

/** The yearly turnover of a site in dong. */
const UNITS = 10n ** 15n
const AMOUNT = UNITS * 10_000n

describe('amounts in answers', () => {
  it('are found in reports, wallets and queues', () => expect(answering.length).toBeGreaterThan(60))

  it.each(answering)('LED-07: of $name are as large as they are, there and back', ({ endpoint }) => {
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(endpoint.value, sampleValue(endpoint.value, AMOUNT))))

    for (const path of moneyAnswersIn(endpoint.value))
      for (const value of valuesAt(wire, path)) expect({ path, value }).toEqual({ path, value: Number(UNITS) })
    const back = z.decode(endpoint.value, wire)
    for (const path of moneyAnswersIn(endpoint.value)) for (const value of valuesAt(back, path)) expect(value).toBe(AMOUNT)
  })
})

describe('limits', () => {
  it('stand in questions somewhere', () => expect(asking.length).toBeGreaterThan(20))
  it.each(declared)('of $name stand in its questions alone', ({ endpoint }) => {
    expect([...moneyAnswersIn(endpoint.query), ...moneyAnswersIn(endpoint.body)]).toEqual([])
    expect(moneyInputsIn(endpoint.value)).toEqual([])
  })
})
