/** Wrong inputs for a declared schema, derived from the declaration itself. */
import * as z from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

type Field = { type?: string; enum?: unknown; maxLength?: number; minimum?: number; anyOf?: Field[] }
interface ObjectSchema {
  type?: string
  properties?: Record<string, Field>
  required?: string[]
}

const TOO_LONG = 'x'.repeat(70_000)
const HOSTILE = "'; DROP TABLE member; --<script>alert(1)</script>\u0000"

const describe = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ObjectSchema

/** `[what is wrong, the input]`: each breaks one field of a body that is otherwise absent or empty. */
export function badBodies({ body }: Endpoint): [string, unknown][] {
  const { properties = {}, required = [] } = describe(body)
  const fields = Object.keys(properties)
  if (fields.length === 0) return []
  return [
    ...(required.length > 0 ? [['everything missing', {}] as [string, unknown]] : []),
    ['an array for an object', [1, 2, 3]],
    ...fields.flatMap((name): [string, unknown][] => [
      [`${name}: an object`, { [name]: { deep: [1] } }],
      [`${name}: too long`, { [name]: TOO_LONG }],
      [`${name}: hostile text`, { [name]: HOSTILE }],
      [`${name}: a huge number`, { [name]: 1e308 }],
      [`${name}: a negative fraction`, { [name]: -0.000_01 }],
    ]),
  ]
}

/** Query texts that no declared field accepts. */
export function badQueries({ query }: Endpoint): [string, Record<string, string>][] {
  const fields = Object.keys(describe(query).properties ?? {})
  if (fields.length === 0) return []
  const inEveryField = (text: string): Record<string, string> => Object.fromEntries(fields.map((name) => [name, text]))
  const one = fields.flatMap((name): [string, Record<string, string>][] => [
    [`${name}: too long`, { [name]: 'x'.repeat(5_000) }],
    [`${name}: hostile text`, { [name]: "1' OR '1'='1" }],
    [`${name}: negative`, { [name]: '-1' }],
    [`${name}: a character that a database cannot store`, { [name]: 'a\u0000b' }],
  ])
  return [...one, ['characters that a database cannot store', inEveryField('a\u0000b')]]
}

/** Bodies whose fields all have the right kind and are hostile: they pass the schema and reach the database. */
export function hostileBodies({ body }: Endpoint): [string, Record<string, string>][] {
  const fields = Object.keys(describe(body).properties ?? {})
  if (fields.length === 0) return []
  const all = (text: string) => Object.fromEntries(fields.map((name) => [name, text]))
  return [
    ['characters that a database cannot store', all('a\u0000b\ud800c')],
    ['SQL', all("x' OR 1=1;--")],
    ['a template', all('{{7*7}}${7*7}')],
  ]
}
