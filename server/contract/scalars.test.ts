/** Proves WIR-06 for every declaration: a scalar may travel as number or text, a flag in any of its spellings. */
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpointsByFeature } from './index.ts'
import { parseWire } from './scalars.ts'

type Schema = z.core.$ZodTypes
type Path = readonly (string | number)[]
interface Leaf {
  path: Path
  schema: Schema
}

const as = (schema: z.core.$ZodType) => schema as Schema

/** Digits first, because text that is all digits can travel as a number. */
const TEXTS = [
  '7',
  'EN',
  '7-7',
  '7-7-7',
  'a'.repeat(64),
  '42',
  '123456',
  '12345678',
  '9171234567',
  '1767225600000',
  '2026-01-05',
  'Abc123',
  'abcdefgh',
  '/media/0123456789abcdef01234567.webp',
  'a@palaro.example',
  '2026-01-05T10:00',
  '#1a2b3c',
  '1.2.3.4',
]

const textOf = (schema: Schema): unknown => [...TEXTS, ...wordsOf(schema)].find((text) => z.safeParse(schema, text).success)
/** The words a field lists, past any trimming. */
function wordsOf(schema: Schema): string[] {
  const { def } = schema._zod
  if (def.type === 'enum') return Object.values(def.entries).map(String)
  if (def.type === 'literal') return def.values.map(String)
  if (def.type === 'pipe') return [...wordsOf(as(def.in)), ...wordsOf(as(def.out))]
  return 'innerType' in def && def.innerType ? wordsOf(as(def.innerType as z.core.$ZodType)) : []
}

/** Accepts a scalar of any type and passes it on unchanged: a setting's value, a page's report. */
const keepsItsType = (schema: Schema) => ['7', 7].every((value) => z.safeParse(schema, value).data === value)

/** A value the schema accepts, and the paths of its scalars. */
function sample(schema: Schema, path: Path, leaves: Leaf[]): unknown {
  const { def } = schema._zod
  const leaf = (value: unknown) => {
    if (value === undefined) throw new Error(`nothing fits ${path.join('.')}`)
    if (!keepsItsType(schema)) leaves.push({ path, schema })
    return value
  }
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name, sample(as(field), [...path, name], leaves)]),
      )
    case 'array': {
      const item = sample(as(def.element), [...path, 0], leaves)
      return item === undefined ? [] : [item]
    }
    case 'record': {
      const keys = def.keyType._zod.values ? [...def.keyType._zod.values].map(String) : ['key']
      return Object.fromEntries(keys.map((key) => [key, sample(as(def.valueType), [...path, key], leaves)]))
    }
    case 'union': {
      const first = as(def.options[0]!)
      if (['object', 'array', 'record'].includes(first._zod.def.type)) return sample(first, path, leaves)
      return leaf(anyOf(schema))
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return sample(as(def.innerType), path, leaves)
    case 'pipe': {
      const inner = as(def.in)
      if (['object', 'array', 'record'].includes(inner._zod.def.type)) return sample(inner, path, leaves)
      return leaf(anyOf(schema))
    }
    case 'lazy':
      return path.length > 6 ? undefined : sample(as(def.getter()), path, leaves)
    case 'enum':
      return leaf(Object.values(def.entries)[0])
    case 'literal':
      return leaf(def.values[0])
    case 'boolean':
    case 'number':
    case 'string':
      return leaf(anyOf(schema))
    default:
      return undefined
  }
}
const anyOf = (schema: Schema): unknown =>
  [true, 1, 2, 7, 10, 100, 5_000, 1_767_225_600_000].find((value) => z.safeParse(schema, value).success) ?? textOf(schema)

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value)
const withAt = (value: unknown, path: Path, leaf: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return leaf
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
  copy[key] = withAt(copy[key], rest, leaf)
  return copy
}

function flips(value: unknown): unknown[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'boolean') return value ? ['true', 1, '1', 'Y'] : ['false', 0, '0', 'N']
  return typeof value === 'string' && /^(0|[1-9]\d{0,14})$/.test(value) ? [Number(value)] : []
}

const declared = Object.entries(endpointsByFeature).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { query, body }]) => [
    { name: `${feature}.${name}: query`, schema: query },
    { name: `${feature}.${name}: body`, schema: body },
  ]),
)

describe('every scalar of every declaration', () => {
  const made = declared.map(({ name, schema }) => {
    const leaves: Leaf[] = []
    return { name, schema, value: sample(as(schema), [], leaves), leaves }
  })

  it.each(made.filter(({ leaves }) => leaves.length > 0))('WIR-06: $name', ({ schema, value, leaves }) => {
    const parsed = parseWire(schema, value)
    expect(parsed.error?.issues).toBeUndefined()
    for (const { path } of leaves)
      for (const flipped of flips(at(value, path))) {
        const again = parseWire(schema, withAt(value, path, flipped))
        expect(again.error?.issues, `${path.join('.')} = ${JSON.stringify(flipped)}`).toBeUndefined()
        expect(again.data).toEqual(parsed.data)
      }
  })
})
