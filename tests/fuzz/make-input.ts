/** Values that a declared schema accepts, with existing names if a field asks for them. */
import * as fc from 'fast-check'
import * as z from 'zod'
import type { Random } from '#server/testing/random.ts'

/** The existing values of the world, by field name. */
export type Facts = Readonly<Record<string, readonly unknown[]>>

interface Schema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  default?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  $ref?: string
  $defs?: Readonly<Record<string, Schema>>
}

const MAX_DEPTH = 6
const OPTIONAL_SHARE = 0.5
const FACT_SHARE = 0.7
const POOL = 24
const WORDS = ['a', 'test', 'Maria', 'ñandú', '漢字', '🙂🙂', 'two words', '0', '-', 'x'.repeat(40)]

const schemas = new WeakMap<object, Schema>()
const described = (schema: z.core.$ZodType): Schema => {
  const known = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
  schemas.set(schema, known)
  return known
}

const pools = new Map<string, readonly string[]>()
function matching(pattern: string, random: Random): string {
  const known = pools.get(pattern) ?? fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: POOL, seed: 1 })
  pools.set(pattern, known)
  return random.pick(known)
}

function makeText({ pattern, minLength = 0, maxLength = 64 }: Schema, random: Random): string {
  const text = pattern ? matching(pattern, random) : random.pick(WORDS)
  return text.padEnd(minLength, 'x').slice(0, maxLength)
}

function makeNumber({ type, minimum = -5, maximum = 1_000 }: Schema, random: Random): number {
  const [least, most] = [Math.max(minimum, -1e12), Math.min(maximum, 1e12)]
  if (random.chance(0.1)) return random.pick([least, most])
  const whole = random.between(Math.ceil(least), Math.floor(Math.min(most, Math.ceil(least) + 500)))
  return type === 'number' && random.chance(0.3) ? Math.min(most, whole + 0.25) : whole
}

function make(schema: Schema, name: string, random: Random, facts: Facts, defs: Schema['$defs'], depth: number): unknown {
  const again = (inner: Schema, innerName = name) => make(inner, innerName, random, facts, defs, depth + 1)
  const known = facts[name]
  if (known && known.length > 0 && schema.type !== 'object' && schema.type !== 'array' && random.chance(FACT_SHARE)) {
    const fact = random.pick(known)
    return schema.type === 'string' ? String(fact) : fact
  }
  if (schema.$ref) return depth > MAX_DEPTH ? {} : again(defs?.[schema.$ref.split('/').at(-1)!] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return again(random.pick(choices))
  switch (schema.type) {
    case 'string':
      return makeText(schema, random)
    case 'integer':
    case 'number':
      return makeNumber(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'array': {
      const least = schema.minItems ?? 0
      const count = depth > MAX_DEPTH ? least : random.between(least, Math.min(schema.maxItems ?? 3, Math.max(least, 3)))
      return Array.from({ length: count }, () => again(schema.items ?? {}))
    }
    case 'object':
      return makeObject(schema, random, again, depth)
    default:
      return random.pick([undefined, {}, 'text', 7])
  }
}

function makeObject(schema: Schema, random: Random, again: (inner: Schema, name?: string) => unknown, depth: number): object {
  const required = new Set(schema.required)
  const pairs = Object.entries(schema.properties ?? {})
    .filter(([name]) => required.has(name) || (depth < MAX_DEPTH && random.chance(OPTIONAL_SHARE)))
    .map(([name, inner]) => [name, again(inner, name)])
  const { additionalProperties: more, propertyNames } = schema
  if (typeof more === 'object' && pairs.length === 0)
    for (let count = random.between(1, 2); count > 0; count--)
      pairs.push([String(propertyNames ? again(propertyNames) : random.pick(WORDS)), again(more)])
  return Object.fromEntries(pairs)
}

/** A value from the schema's description. Most are accepted, some are not: checks beyond the shape are not described. */
export function makeInput(schema: z.core.$ZodType, random: Random, facts: Facts): unknown {
  const description = described(schema)
  return make(description, '', random, facts, description.$defs, 0)
}

/** The names of a schema's fields. */
export const fieldsOf = (schema: z.core.$ZodType): string[] => Object.keys(described(schema).properties ?? {})
