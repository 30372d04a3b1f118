/** What a schema is made of, for code that walks the contract's schemas. zod publishes it untyped, as `_zod.def`. */
import type * as z from 'zod/mini'

export type Schema = z.core.$ZodType

export interface SchemaParts {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  in?: Schema
  out?: Schema
  defaultValue?: unknown
  keyType?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  items?: readonly Schema[]
  left?: Schema
  right?: Schema
  getter?: () => Schema
  entries?: Record<string, unknown>
  values?: readonly unknown[]
}

export const partsOf = (schema: Schema): SchemaParts => schema._zod.def as unknown as SchemaParts
