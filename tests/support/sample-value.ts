/** A value of any declared schema, every amount in it the same: for walks over all answers. */
import * as z from 'zod'
import { money } from '#contract/wire.ts'

interface Parts {
  type: string
  shape?: Record<string, z.core.$ZodType>
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  in?: z.core.$ZodType
  out?: z.core.$ZodType
  keyType?: z.core.$ZodType
  valueType?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  items?: readonly z.core.$ZodType[]
  entries?: Record<string, unknown>
  values?: readonly unknown[]
}

/** What has a pattern in an answer is a time. */
const TEXTS = ['x', '2026-11-23T00:00']

const isMoney = (def: Parts) => def.in === (money._zod.def as unknown as Parts).in

/** As a service returns it: bigints for amounts; what is a rate is 1. */
export function sampleValue(schema: z.core.$ZodType, amount: bigint): unknown {
  const def = schema._zod.def as unknown as Parts
  const sample = (part: z.core.$ZodType) => sampleValue(part, amount)
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
