/**
 * `npm run verify -- <game> …`: recomputes the outcome of any bet of an original from its seeds, as one JSON line (PF-08). Exits
 * with 1 and a line of usage for anything it cannot compute.
 */
import * as z from 'zod'
import { crashPoint, crashPointOf52Bits } from '#contract/play/crash/crash-point.ts'
import { originals } from '#contract/play/originals/registry.ts'
import { drawsOn } from '#server/games/fair/draws.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { commitmentOf } from '#server/games/fair/seeds.ts'

/** A mistake in the command: its message is for the person who typed it. */
class UsageError extends Error {}

const hundredths = (value: number) => value / 100

/** What a parameter may be, from its schema. */
interface Range {
  type?: string
  minimum?: number
  maximum?: number
  enum?: readonly (string | number)[]
  items?: Range
  minItems?: number
  maxItems?: number
}
const rangeOf = (schema: z.core.$ZodType): Range => z.toJSONSchema(schema, { io: 'input' }) as Range

function words(range: Range): string {
  if (range.enum) return `one of ${range.enum.join(', ')}`
  if (range.type === 'array')
    return `up to ${range.maxItems} different ones from ${range.items?.minimum} to ${range.items?.maximum}, e.g. 3,17,40`
  return `a whole number from ${range.minimum} to ${range.maximum}`
}

const DIGITS = /^\d+$/
const numberOf = (text: string): number => (DIGITS.test(text) ? Number(text) : Number.NaN)
/** The value as JSON would have it. */
function valueOf(text: string, range: Range): unknown {
  if (range.type === 'array') return text.split(',').map(numberOf)
  return range.type === 'integer' || range.enum?.every((one) => typeof one === 'number') ? numberOf(text) : text
}

function wholeNumber(name: string, text: string | undefined, least: number, most: number): number {
  const value = numberOf(text ?? '')
  if (!(value >= least && value <= most)) throw new UsageError(`${name}: ${words({ minimum: least, maximum: most })}`)
  return value
}

function readParameters(parameters: Readonly<Record<string, z.core.$ZodType>>, texts: readonly string[]): object {
  const read = Object.entries(parameters).map(([name, schema], index) => {
    const [text, range] = [texts[index], rangeOf(schema)]
    const parsed = z.safeParse(schema, text === undefined ? undefined : valueOf(text, range))
    if (!parsed.success) throw new UsageError(`${name}: ${words(range)}`)
    return [name, parsed.data] as const
  })
  const given = read.filter(([, value]) => value !== undefined)
  // Optional parameters are given together or not at all.
  const missing = read.find(([, value]) => value === undefined)
  if (missing && given.length > 0) throw new UsageError(`${missing[0]}: ${words(rangeOf(parameters[missing[0]]!))}`)
  return Object.fromEntries(given)
}

/** `<rows> <risk>`, or `[risk numbers]` where they may be left out. */
function usageOf(parameters: Readonly<Record<string, z.core.$ZodType>>): string {
  const names = Object.keys(parameters)
  const mayBeLeft = Object.values(parameters).every((schema) => z.safeParse(schema, undefined).success)
  if (names.length === 0) return ''
  return mayBeLeft ? `[${names.join(' ')}]` : names.map((name) => `<${name}>`).join(' ')
}

const USAGE = [
  'Usage: npm run verify -- <game> <serverSeed> <clientSeed> <nonce> [parameters]',
  ...originals.map(({ code, published }) => `  ${code} … ${usageOf(published.parameters)}`.trimEnd()),
  '       npm run verify -- crash <gameHash> <salt>',
].join('\n')

function recomputeCrash(gameHash: string | undefined, salt: string | undefined) {
  if (!gameHash || !/^[\da-f]{64}$/.test(gameHash)) throw new UsageError('gameHash: 64 hex digits')
  if (!salt) throw new UsageError('salt: a text, e.g. the hash of a block')
  return {
    game: 'crash',
    multiplier: hundredths(crashPoint(hmacSha256, gameHash, salt)),
    multiplierOf52Bits: hundredths(crashPointOf52Bits(hmacSha256, Buffer.from(gameHash, 'hex'), salt)),
  }
}

function recompute([name = '', ...rest]: readonly string[]): object {
  if (name === 'crash') return recomputeCrash(rest[0], rest[1])
  const game = originals.find(({ code }) => code === name)
  if (!game) throw new UsageError(`There is no game ${name || 'without a name'}`)
  const [serverSeed, clientSeed, nonceText, ...texts] = rest
  if (!serverSeed || !clientSeed) throw new UsageError('The server seed and the client seed are missing')
  const nonce = wholeNumber('nonce', nonceText, 0, Number.MAX_SAFE_INTEGER)
  const choices = readParameters(game.published.parameters, texts)
  const outcome = game.published.read(drawsOn({ serverSeed, clientSeed, nonce }), choices)
  return { game: name, commitment: commitmentOf(serverSeed), nonce, ...outcome }
}

try {
  console.log(JSON.stringify(recompute(process.argv.slice(2))))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n${USAGE}`)
  process.exitCode = 1
}
