/** PostgreSQL array literals, built in one pass: `pg` would quote and escape number by number. */

const NEEDS_QUOTES = /["\\{},\s]|^$|^null$/i
const quoted = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text)

export const numberArray = (values: readonly (number | bigint | boolean | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : value)).join(',')}}`

export const textArray = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : quoted(value))).join(',')}}`
