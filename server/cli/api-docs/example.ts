/**
 * Examples, in their wire form. A text gets the first of these its schema accepts: the text in backticks in its comment, the demo
 * world's value under that name, a minimal match of its pattern. Values no schema accepts are not shown.
 */
import * as z from 'zod'
import { money, moneyInput } from '#contract/wire.ts'
import { partsOf, type Schema } from '#contract/schema-parts.ts'

/** 2026-01-01T00:00:00Z */
const AN_INSTANT = 1_767_225_600_000
export const AN_AMOUNT = 100

/** Names from the demo world: members, games and so on (README). */
const KNOWN: Readonly<Record<string, unknown>> = {
  username: 'member01',
  userName: 'member01',
  password: 'demo1234',
  newPassword: 'demo5678',
  confirmPassword: 'demo1234',
  confirmNewPassword: 'demo5678',
  customerId: 1,
  vendor: 'BGS',
  vassalage: 'BGS',
  nodeId: 'bgs-dice',
  gameCode: 'dice',
  currency: 'PHP',
  currencySymbol: '₱',
  ip: '203.0.113.7',
  device: 'Chrome on Android',
  email: 'member01@example.com',
  mobileNo: '9171234567',
  mobileNum: '9171234567',
  countryDialingCode: '63',
  verificationCode: '123456',
  zone: 'Asia/Manila',
  language: 'en',
  startDate: '2026-01-01',
  endDate: '2026-01-31',
}

const TEXTS = [
  'text',
  '1',
  '123456',
  '2026-01-01',
  '2026-01-01T00:00',
  'demo5678',
  'member01@example.com',
  '00000000-0000-4000-8000-000000000000',
  '',
]
const IS_INSTANT = /(At|Time|Date|until|since)$/

const isOneOf = (schema: Schema, ...codecs: readonly Schema[]) =>
  codecs.some((codec) => partsOf(schema).in !== undefined && partsOf(schema).in === partsOf(codec).in)

const accepts = (schema: Schema, value: unknown) => {
  try {
    return z.safeParse(schema, value).success
  } catch {
    // A transform of the contract may throw if its input is invalid.
    return false
  }
}
const firstAccepted = (schema: Schema, values: readonly unknown[]) => values.find((value) => accepts(schema, value))

/** A sample value in backticks, not a piece of code: `Chrome on Android`, not `type: "firebase"`. */
const backticked = (comment: string | undefined) => [...(comment ?? '').matchAll(/`([^`:="()]+)`/g)].map(([, text]) => text)

/** The scalar inside optional, nullable, default and checked schemas; undefined if there is none. */
function leafOf(schema: Schema): 'text' | 'number' | 'amount' | undefined {
  if (isOneOf(schema, money, moneyInput)) return 'amount'
  const { type, innerType, in: wire, options } = partsOf(schema)
  if (type === 'string') return 'text'
  if (type === 'number') return 'number'
  const inner = innerType ?? wire ?? options?.[0]
  return inner && leafOf(inner)
}

/** An example for a text or number; undefined if nothing useful is known. */
export function exampleOf(schema: Schema, name: string, comment: string | undefined): unknown {
  switch (leafOf(schema)) {
    case 'text':
      return firstAccepted(schema, [...backticked(comment), ...(name in KNOWN ? [KNOWN[name], String(KNOWN[name])] : [])])
    case 'number':
      return IS_INSTANT.test(name) || /epoch ms/i.test(comment ?? '') ? firstAccepted(schema, [AN_INSTANT]) : undefined
    default:
      return undefined
  }
}

/** A value of the schema, not yet validated as a whole: required fields, and fields with a known name. */
function anyOf(schema: Schema, name: string): unknown {
  const { type, shape, innerType, element, in: wire, options, valueType, getter } = partsOf(schema)
  const leaf = leafOf(schema)
  if (type !== 'optional' && type !== 'nullable' && type !== 'default') {
    if (leaf === 'amount') return AN_AMOUNT
    if (leaf === 'text') return exampleOf(schema, name, undefined) ?? firstAccepted(schema, TEXTS)
    if (leaf === 'number') return firstAccepted(schema, [KNOWN[name], IS_INSTANT.test(name) ? AN_INSTANT : 1, 1, 10, 100, 0])
  }
  const listed = schema._zod.values
  if (listed && type !== 'boolean') return [...listed][0]
  if (shape) {
    const isShown = ([key, field]: [string, Schema]) => !accepts(field, undefined) || key in KNOWN
    return Object.fromEntries(
      Object.entries(shape)
        .filter(isShown)
        .map(([key, field]) => [key, anyOf(field, key)]),
    )
  }
  // A recursive list would never end.
  if (element) return partsOf(element).type === 'lazy' ? [] : [anyOf(element, name)]
  if (options) return anyOf(options[0]!, name)
  if (valueType) return {}
  if (type === 'boolean') return true
  const inner = innerType ?? wire ?? getter?.()
  return inner && anyOf(inner, name)
}

/** A body the endpoint accepts; undefined if only the caller can know one. */
export const bodyExample = (schema: Schema): unknown => firstAccepted(schema, [anyOf(schema, '')])
