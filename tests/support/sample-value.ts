/** A value of any declared schema, with the same amount everywhere: for tests over all answers. */
import * as z from 'zod'
import { partsOf, type Schema, type SchemaParts } from '#contract/schema-parts.ts'
import { money } from '#contract/wire.ts'

/** A text with a pattern in an answer is a time. */
const TEXTS = ['x', '2026-11-23T00:00']

const isMoney = (def: SchemaParts) => def.in === partsOf(money).in

/** As a service returns it: bigints for amounts; rates are 1. */
export function sampleValue(schema: Schema, amount: bigint): unknown {
  const def = partsOf(schema)
  const sample = (part: Schema) => sampleValue(part, amount)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape!).map(([key, field]) => [key, sample(field)]))
    case 'array':
      return [sample(def.element!)]
    case 'tuple':
      return def.items!.map(sample)
    case 'record': {
      const keys = def.keyType!._zod.values
      return Object.fromEntries([...(keys ?? ['x'])].map((key) => [String(key), sample(def.valueType!)]))
    }
    case 'union':
      return sample(def.options![0]!)
    case 'pipe':
      return isMoney(def) ? amount : sampleValue(def.out!, 1n)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return sample(def.innerType!)
    case 'enum':
      return Object.values(def.entries!)[0]
    case 'literal':
      return def.values![0]
    case 'bigint':
      return amount
    case 'number':
      return 1
    case 'string':
      return TEXTS.find((text) => z.safeParse(schema, text).success)
    case 'boolean':
      return true
    default:
      return null
  }
}
