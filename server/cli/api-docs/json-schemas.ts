/** The contract's schemas as JSON schemas: named ones under `components`, the others inline. */
import * as z from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { money, moneyInput, percent, wireFlag } from '#contract/wire.ts'
import { partsOf, type Schema } from '#contract/schema-parts.ts'
import { type ContractComments, PARTS, type Part } from './contract-comments.ts'
import { AN_AMOUNT, exampleOf } from './example.ts'
import { readFieldNames } from './field-names.ts'

export type JsonSchema = Record<string, unknown>

const COMPONENTS = '#/components/schemas/'
/** Prefix of the id of an inline schema. */
const UNNAMED = ':'
export const refTo = (name: string): JsonSchema => ({ $ref: COMPONENTS + name })

/** Descriptions of an object's fields, until every schema has its final place. */
const FIELDS = 'x-fields'
interface FieldNote {
  description?: string
  /** The meaning of its name, for a field without another description. */
  meaning?: string
  examples?: unknown[]
}

const amount = (description: string, example: number): JsonSchema => ({ type: 'number', description, examples: [example] })

/** The plain form clients should use, even if the contract accepts other spellings. */
const PLAIN = new Map<Schema, JsonSchema>([
  [money, amount('An amount with at most 4 decimals.', 1_234.5)],
  [moneyInput, amount('An amount with no more decimals than the currency has.', AN_AMOUNT)],
  [percent, amount('Percent with at most 4 decimals: 0.4 = 0.4 %.', 0.4)],
  [wireFlag, { type: 'boolean' }],
])
const PLAIN_TYPES = new Set(['number', 'string', 'enum', 'literal'])

const asJson = (schema: Schema) => without(z.toJSONSchema(schema) as JsonSchema, '$schema')

/** For `pipe(number or its digits, a whole number from 1 to 100)`, the latter. */
function plainFormOf(schema: Schema): JsonSchema | undefined {
  const { type, out } = partsOf(schema)
  return PLAIN.get(schema) ?? (type === 'pipe' && out && PLAIN_TYPES.has(partsOf(out).type) ? asJson(out) : undefined)
}

const isUnlimited = (limit: unknown) => typeof limit === 'number' && Math.abs(limit) === Number.MAX_SAFE_INTEGER

function tidy(jsonSchema: JsonSchema, zodSchema: Schema): void {
  const plain = plainFormOf(zodSchema)
  if (plain) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
    Object.assign(jsonSchema, plain)
  }
  for (const limit of ['minimum', 'maximum']) if (isUnlimited(jsonSchema[limit])) delete jsonSchema[limit]
  const { type, defaultValue } = partsOf(zodSchema)
  if (type === 'default' && typeof defaultValue !== 'bigint') jsonSchema.default = defaultValue
}

const without = (from: JsonSchema, ...names: string[]): JsonSchema =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)))

const isScalar = ({ type, enum: listed, const: only, $ref }: JsonSchema) =>
  $ref === undefined && listed === undefined && only === undefined && type !== 'object' && type !== 'array' && type !== 'boolean'

type Schemas = Readonly<Record<string, JsonSchema>>

export const MEANINGS = readFieldNames()

/** The description of a field, or that of the schema it refers to. */
export const describedIn = ({ description, $ref }: JsonSchema, all: Schemas): unknown =>
  description ?? (typeof $ref === 'string' ? all[$ref.slice(COMPONENTS.length)]?.description : undefined)

/** Puts field descriptions on their fields, and inlines unnamed schemas. */
function finish(schema: unknown, all: Schemas): unknown {
  if (Array.isArray(schema)) return schema.map((part) => finish(part, all))
  if (typeof schema !== 'object' || schema === null) return schema
  const { [FIELDS]: notes, $ref, ...rest } = schema as JsonSchema & { [FIELDS]?: Record<string, FieldNote>; $ref?: string }
  const unnamed = $ref?.startsWith(COMPONENTS + UNNAMED) && all[$ref.slice(COMPONENTS.length)]
  if (unnamed) return { ...(finish(unnamed, all) as JsonSchema), ...rest }
  const parts = Object.entries(rest).map(([key, value]) => [key, finish(value, all)])
  const finished: JsonSchema = { ...($ref && { $ref }), ...(Object.fromEntries(parts) as JsonSchema) }
  const properties = finished.properties as Record<string, JsonSchema> | undefined
  if (!notes || !properties) return finished
  for (const [key, { description: comment, meaning, examples }] of Object.entries(notes)) {
    const field = properties[key]
    if (!field) continue
    const description = comment ?? (describedIn(field, all) ? undefined : meaning)
    properties[key] = { ...field, ...(description && { description }), ...(examples && isScalar(field) && { examples }) }
  }
  return finished
}

function notesOf(schema: Schema, comments: ReadonlyMap<string, string>): Record<string, FieldNote> {
  const notes: Record<string, FieldNote> = {}
  for (const [name, field] of Object.entries(partsOf(schema).shape ?? {})) {
    const description = comments.get(name)
    const meaning = MEANINGS.get(name)
    const example = exampleOf(field, name, description)
    if (description !== undefined || meaning !== undefined || example !== undefined)
      notes[name] = {
        ...(description && { description }),
        ...(meaning && { meaning }),
        ...(example !== undefined && { examples: [example] }),
      }
  }
  return notes
}

/** For a signed body, its content. */
const schemaOf = (endpoint: Endpoint, part: Part): Schema => (part === 'body' && endpoint.signedBody) || endpoint[part]

export interface JsonSchemas {
  /** Every named schema. */
  components: Readonly<Record<string, JsonSchema>>
  /** A reference if the schema has a name. */
  of(endpoint: Endpoint, part: Part): JsonSchema
  /** The same, always inline. */
  fieldsOf(endpoint: Endpoint, part: Part): JsonSchema
}

/** Objects that the source does not spell out have the fields of others, with their comments. */
function commentsOfOthers(ofField: ContractComments['ofField']) {
  const byField = new Map<Schema, Map<string, string>>()
  for (const [schema, comments] of ofField)
    for (const [name, comment] of comments) {
      const field = partsOf(schema).shape?.[name]
      if (field) byField.set(field, (byField.get(field) ?? new Map<string, string>()).set(name, comment))
    }
  return (schema: Schema): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(partsOf(schema).shape ?? {}).flatMap(([name, field]): [string, string][] => {
        const comment = byField.get(field)?.get(name)
        return comment === undefined ? [] : [[name, comment]]
      }),
    )
}

export function jsonSchemas(endpoints: readonly Endpoint[], { names, ofSchema, ofField }: ContractComments): JsonSchemas {
  const ofOthers = commentsOfOthers(ofField)
  const registry = z.registry<{ id: string }>()
  const idOf = new Map<Schema, string>()
  const register = (schema: Schema, id: string) => {
    if (idOf.has(schema)) return
    idOf.set(schema, id)
    registry.add(schema, { id })
  }
  for (const [schema, name] of names) register(schema, name)
  for (const endpoint of endpoints) for (const part of PARTS) register(schemaOf(endpoint, part), `${UNNAMED}${idOf.size}`)

  const { schemas } = z.toJSONSchema(registry, {
    // Money is a bigint inside: only its wire side has a JSON schema.
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    uri: (id) => COMPONENTS + id,
    override({ zodSchema, jsonSchema }) {
      tidy(jsonSchema, zodSchema)
      const description = ofSchema.get(zodSchema)
      if (description && !jsonSchema.$ref) jsonSchema.description = description
      if (!partsOf(zodSchema).shape) return
      const notes = notesOf(zodSchema, ofField.get(zodSchema) ?? ofOthers(zodSchema))
      if (Object.keys(notes).length > 0) jsonSchema[FIELDS] = notes
    },
  })
  const all = Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, without(schema as JsonSchema, '$schema', '$id', 'id')]),
  )
  const finished = Object.fromEntries(Object.entries(all).map(([id, schema]) => [id, finish(schema, all) as JsonSchema]))
  const isNamed = (id: string) => !id.startsWith(UNNAMED)
  const idIn = (endpoint: Endpoint, part: Part) => idOf.get(schemaOf(endpoint, part))!
  return {
    components: Object.fromEntries(Object.entries(finished).filter(([id]) => isNamed(id))),
    of: (endpoint, part) => {
      const id = idIn(endpoint, part)
      return isNamed(id) ? refTo(id) : finished[id]!
    },
    fieldsOf: (endpoint, part) => finished[idIn(endpoint, part)]!,
  }
}
