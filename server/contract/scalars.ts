/**
 * Real clients send a number as text, a text as a number, and a flag as `true`, 1 or "Y" (WIR-06). If a declaration expects
 * one form, the others are accepted too. Input the schema accepts as it is stays unchanged.
 */
import * as z from 'zod/mini'

type Schema = z.core.$ZodTypes
const asSchema = (schema: z.core.$ZodType) => schema as Schema

/** What a leaf accepts before its own checks: its JSON types, and the words or numbers it lists. */
interface Takes {
  text: boolean
  listed: boolean
  number: boolean
  flag: boolean
}

const NOTHING: Takes = { text: false, listed: false, number: false, flag: false }
const both = (one: Takes, other: Takes): Takes => ({
  text: one.text || other.text,
  listed: one.listed || other.listed,
  number: one.number || other.number,
  flag: one.flag || other.flag,
})

function takesOf(schema: Schema): Takes {
  const { def } = schema._zod
  switch (def.type) {
    case 'string':
      return { ...NOTHING, text: true }
    case 'number':
      return { ...NOTHING, number: true }
    case 'boolean':
      return { ...NOTHING, flag: true }
    case 'enum':
    case 'literal':
      return { ...NOTHING, listed: true }
    case 'union':
      return def.options.map((option) => takesOf(asSchema(option))).reduce(both, NOTHING)
    case 'pipe':
      return takesOf(asSchema(def.in))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return takesOf(asSchema(def.innerType))
    default:
      return NOTHING
  }
}

/** Plain decimal notation: no exponent, nothing a double cannot hold. */
const PLAIN_NUMBER = /^-?\d{1,16}(\.\d{1,10})?$/
const YES = ['Y', 'true', '1', 1, true]
const NO = ['N', 'false', '0', 0, false]

/** All spellings of the flag. */
function spellingsOf(value: unknown): readonly unknown[] {
  const said = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (said === true || said === 1 || said === '1' || said === 'true' || said === 'y') return YES
  if (said === false || said === 0 || said === '0' || said === 'false' || said === 'n') return NO
  return []
}

/** Other readings of the scalar, likeliest first. */
function readings(value: string | number | boolean, takes: Takes): unknown[] {
  const others: unknown[] = []
  // An id, a code, a day in epoch ms: numbers sent in place of text are integers.
  if (typeof value === 'number' && (takes.text || takes.listed) && Number.isSafeInteger(value)) others.push(String(value))
  if (typeof value === 'string' && (takes.number || takes.listed) && PLAIN_NUMBER.test(value.trim())) others.push(Number(value))
  // "true" is not a name: free text is never read as a flag.
  if (takes.flag || (!takes.text && (takes.number || takes.listed))) others.push(...spellingsOf(value))
  return others
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

function readScalar(schema: Schema, value: unknown): unknown {
  if (!isScalar(value) || accepts(schema, value)) return value
  const reading = readings(value, takesOf(schema)).find((other) => accepts(schema, other))
  return reading === undefined ? value : reading
}

function readFields(fields: Readonly<Record<string, z.core.$ZodType>>, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const read = { ...input } as Record<string, unknown>
  for (const [name, field] of Object.entries(fields)) if (Object.hasOwn(read, name)) read[name] = readScalars(field, read[name])
  return read
}

function readUnion(schema: Schema, options: readonly z.core.$ZodType[], input: unknown): unknown {
  if (isScalar(input)) return readScalar(schema, input)
  if (accepts(schema, input)) return input
  for (const option of options) {
    const read = readScalars(option, input)
    if (accepts(asSchema(option), read)) return read
  }
  return input
}

/** The input with each scalar in the type its field expects. Changes only what the schema would refuse. */
export function readScalars(schema: z.core.$ZodType, input: unknown): unknown {
  const { def } = asSchema(schema)._zod
  switch (def.type) {
    case 'object':
      return readFields(def.shape, input)
    case 'array':
      return Array.isArray(input) ? input.map((item: unknown) => readScalars(def.element, item)) : input
    case 'record': {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
      return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, readScalars(def.valueType, value)]))
    }
    case 'union':
      return readUnion(asSchema(schema), def.options, input)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return isScalar(input) ? readScalar(asSchema(schema), input) : readScalars(def.innerType, input)
    case 'pipe':
      return isScalar(input) ? readScalar(asSchema(schema), input) : readScalars(def.in, input)
    case 'lazy':
      return readScalars(def.getter(), input)
    default:
      return readScalar(asSchema(schema), input)
  }
}

/** Parses as declared; if that fails, parses again with scalars converted to the expected types. */
export function parseWire<S extends z.ZodMiniType>(schema: S, input: unknown): z.util.SafeParseResult<z.output<S>> {
  const parsed = schema.safeParse(input)
  return parsed.success ? parsed : schema.safeParse(readScalars(schema, input))
}
