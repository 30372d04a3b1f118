/** Finds the money fields of a declaration in its schemas, for checks that cover all of them. */
import { partsOf, type Schema } from './schema-parts.ts'
import { money, moneyInput } from './wire.ts'

/** One key per step; `[]` = every element of a list, `{}` = every value of a record. */
export type FieldPath = readonly string[]

/** A codec keeps its wire side when checks are added to it. */
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

/** Amounts in a response. */
export const moneyAnswersIn = (schema: Schema): FieldPath[] => fieldsOf(money, schema, [], [])
/** Amounts in a request. */
export const moneyInputsIn = (schema: Schema): FieldPath[] => fieldsOf(moneyInput, schema, [], [])

/** All values at a path in some JSON; empty if the path does not exist. */
export function valuesAt(json: unknown, [key, ...rest]: FieldPath): unknown[] {
  if (key === undefined) return json === undefined ? [] : [json]
  if (typeof json !== 'object' || json === null) return []
  if (key === '[]' || key === '{}') return Object.values(json).flatMap((value) => valuesAt(value, rest))
  return valuesAt((json as Record<string, unknown>)[key], rest)
}
