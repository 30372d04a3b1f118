/** Where money stands in a declaration: read off its schemas, for checks that hold for every one of them. */
import type * as z from 'zod/mini'
import { money, moneyInput } from './wire.ts'

/** Of each step a key; `[]` = every element of a list, `{}` = every value of a record. */
export type FieldPath = readonly string[]

type Schema = z.ZodMiniType
interface Parts {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  in?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  items?: readonly Schema[]
  left?: Schema
  right?: Schema
}
const partsOf = (schema: Schema): Parts => schema._zod.def as unknown as Parts

/** A codec keeps its wire side where checks are added to it. */
const isOf = (codec: Schema, schema: Schema) => partsOf(schema).type === 'pipe' && partsOf(schema).in === partsOf(codec).in

function fieldsOf(codec: Schema, schema: Schema, path: FieldPath, above: readonly Schema[]): FieldPath[] {
  if (isOf(codec, schema)) return [path]
  if (above.includes(schema)) return []
  const { shape = {}, innerType, element, in: wire, valueType, options = [], items = [], left, right } = partsOf(schema)
  const look = (part: Schema | undefined, key?: string) =>
    part ? fieldsOf(codec, part, key === undefined ? path : [...path, key], [...above, schema]) : []
  return [
    ...Object.entries(shape).flatMap(([key, field]) => look(field, key)),
    ...look(element, '[]'),
    ...look(valueType, '{}'),
    ...[innerType, wire, left, right, ...options].flatMap((part) => look(part)),
    ...items.flatMap((item, index) => look(item, String(index))),
  ]
}

/** Amounts in an answer. */
export const moneyAnswersIn = (schema: Schema): FieldPath[] => fieldsOf(money, schema, [], [])
/** Amounts a caller names. */
export const moneyInputsIn = (schema: Schema): FieldPath[] => fieldsOf(moneyInput, schema, [], [])

/** Every value at a path of some JSON; none where the JSON has none. */
export function valuesAt(json: unknown, [key, ...rest]: FieldPath): unknown[] {
  if (key === undefined) return json === undefined ? [] : [json]
  if (typeof json !== 'object' || json === null) return []
  if (key === '[]' || key === '{}') return Object.values(json).flatMap((value) => valuesAt(value, rest))
  return valuesAt((json as Record<string, unknown>)[key], rest)
}
