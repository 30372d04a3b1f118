/** All settings in the stored settings' schema, with their stored defaults. */
import * as z from 'zod'

export interface Leaf {
  path: string
  /** Undefined if there is no default. */
  default: unknown
}

/** The inner schema of a wrapper, and the default it adds. */
function unwrap(schema: z.core.$ZodType): { inner: z.core.$ZodType; default: unknown } {
  let [inner, given] = [schema, undefined as unknown]
  for (;;) {
    if (inner instanceof z.core.$ZodDefault || inner instanceof z.core.$ZodPrefault) {
      given ??= inner._zod.def.defaultValue
      inner = inner._zod.def.innerType
    } else if (inner instanceof z.core.$ZodOptional || inner instanceof z.core.$ZodNullable) inner = inner._zod.def.innerType
    else if (inner instanceof z.core.$ZodPipe) inner = inner._zod.def.in
    else return { inner, default: given }
  }
}

export function leavesOf(schema: z.core.$ZodType, path: readonly string[] = []): Leaf[] {
  const { inner, default: given } = unwrap(schema)
  if (inner instanceof z.core.$ZodObject)
    return Object.entries(inner._zod.def.shape).flatMap(([key, part]) => leavesOf(part, [...path, key]))
  return [{ path: path.join('.'), default: given }]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path; undefined if there is none. */
export const readAt = (stored: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), stored)

/** The stored settings with a new value at a path; undefined removes it. */
export function writeAt(stored: unknown, path: string, value: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.')
  const copy: Record<string, unknown> = isRecord(stored) ? { ...stored } : {}
  if (rest.length > 0) {
    const inner = writeAt(copy[key], rest.join('.'), value)
    if (Object.keys(inner).length > 0) copy[key] = inner
    else delete copy[key]
  } else if (value === undefined) delete copy[key]
  else copy[key] = value
  return copy
}
