// @vitest-environment node
/** Every schema of the contract, built once with zod and once with what the client has in its place. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import * as withZod from '#contract/index.ts'

vi.resetModules()
vi.doMock('zod/mini', () => import('./wire-schema.ts'))
const withOurs: typeof withZod = await import('#contract/index.ts')
vi.doUnmock('zod/mini')

interface Def {
  type: string
  checks?: { _zod: { def: { check: string; value?: number; pattern?: RegExp; minimum?: number } } }[]
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  options?: z.ZodMiniType[]
  entries?: Record<string, string>
  values?: unknown[]
  keyType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  getter?: () => z.ZodMiniType
}
const DEPTH = 2
const NEAR = [0, 1, -1, 2, 25, 4_950, 10_001, 2_147_483_647, 2_147_483_648, 1e12, 1e12 + 1, 0.5, 1.2345, 1.234_56]
const WORDS = [
  '',
  ' ',
  'a',
  ' Dice ',
  '12',
  '-1',
  '12.5',
  '1.23456',
  'true',
  'Y',
  'null',
  'EN',
  'zh_CN',
  'B,PL',
  'x'.repeat(17),
  'x'.repeat(65),
]
const anyNumber = fc.oneof(fc.constantFrom(...NEAR), fc.integer())
const anyText = fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 12 }))
const stray = fc.oneof(fc.constantFrom(null, undefined, true, NaN, Infinity, [], {}), anyNumber, anyText)

/** Values a schema is likely to take, and now and then one that it won't. */
function inputOf(schema: z.ZodMiniType, depth = 0): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Def
  const fit = (): fc.Arbitrary<unknown> => {
    switch (def.type) {
      case 'string':
        return anyText
      case 'number':
      case 'int':
        return anyNumber
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'enum':
        return fc.constantFrom(...Object.values(def.entries!))
      case 'literal':
        return fc.constantFrom(...def.values!)
      case 'object':
        return fc.record(
          Object.fromEntries(Object.entries(def.shape!).map(([key, field]) => [key, inputOf(field, depth + 1)])),
          depth === 0 ? {} : { requiredKeys: Object.keys(def.shape!).slice(1) },
        )
      case 'array':
        return fc.array(inputOf(def.element!, depth + 1), { maxLength: 2 })
      case 'record': {
        const { entries } = def.keyType!._zod.def as unknown as Def
        const value = inputOf(def.valueType!, depth + 1)
        if (!entries) return fc.dictionary(fc.string({ maxLength: 5 }), value, { maxKeys: 2 })
        const stranger = fc.option(fc.dictionary(fc.constant('stranger'), value), { nil: {} })
        return fc
          .tuple(fc.record(Object.fromEntries(Object.keys(entries).map((key) => [key, value]))), stranger)
          .map(([known, more]) => ({ ...known, ...more }))
      }
      case 'union':
        return fc.oneof(...def.options!.map((option) => inputOf(option, depth)))
      case 'optional':
      case 'default':
        return fc.option(inputOf(def.innerType!, depth), { nil: undefined })
      case 'nullable':
        return fc.option(inputOf(def.innerType!, depth))
      case 'pipe':
        return inputOf(def.in!, depth)
      case 'lazy':
        return depth > DEPTH ? fc.constant({}) : inputOf(def.getter!(), depth + 1)
      default:
        return stray
    }
  }
  return fc.oneof({ weight: 40, arbitrary: fit() }, { weight: 1, arbitrary: stray })
}

const schemas = Object.entries(withZod.endpointsByFeature).flatMap(([feature, endpoints]) =>
  Object.keys(endpoints).flatMap((name) =>
    (['query', 'body', 'value'] as const).map((part) => {
      const of = (contract: typeof withZod) =>
        (contract.endpointsByFeature as unknown as Record<string, Record<string, Record<string, z.ZodMiniType>>>)[feature]![
          name
        ]![part]!
      return { name: `${feature}.${name}.${part}`, zod: of(withZod), ours: of(withOurs) }
    }),
  ),
)

describe('a schema of the contract reads like zod', () => {
  let accepted = 0
  it.each(schemas)('$name', ({ zod, ours }) => {
    expect(ours).not.toHaveProperty('_zod')
    fc.assert(
      fc.property(inputOf(zod), (input) => {
        const [theirs, own] = [zod.safeParse(input), ours.safeParse(input)]
        if (theirs.success) accepted++
        expect(own.success).toBe(theirs.success)
        expect(own.data).toEqual(theirs.data)
      }),
      { numRuns: 60 },
    )
  })
  it('with values enough that both take', () => expect(accepted).toBeGreaterThan(schemas.length * 15))
})
