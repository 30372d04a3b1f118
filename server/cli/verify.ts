/**
 * `npm run verify -- <game> …`: recomputes the outcome of any bet of an original from its seeds, as one JSON line (PF-08). Exits
 * with 1 and a line of usage for anything it cannot compute.
 */
import { drawsOf, type Draw } from '#contract/play/fairness/byte-stream.ts'
import { crashPoint, crashPointOf52Bits } from '#contract/play/fairness/originals/crash.ts'
import { HI_LO_MOST_CARDS, hiLoCard } from '#contract/play/fairness/originals/hi-lo.ts'
import {
  KENO_MOST_CHOSEN,
  KENO_NUMBERS,
  KENO_RISKS,
  kenoMultiplier,
  kenoNumbers,
} from '#contract/play/fairness/originals/keno.ts'
import { limboResult } from '#contract/play/fairness/originals/limbo.ts'
import { minePlaces, MINES_MOST } from '#contract/play/fairness/originals/mines.ts'
import { MULTIPLIER_SCALE, RISKS } from '#contract/play/fairness/originals/multiplier.ts'
import { PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS, plinkoMultiplier, plinkoPath } from '#contract/play/fairness/originals/plinko.ts'
import { RED_NUMBERS, rouletteNumber } from '#contract/play/fairness/originals/roulette.ts'
import { WHEEL_SEGMENTS, wheelIndex, wheelMultiplier } from '#contract/play/fairness/originals/wheel.ts'
import { DICE_SIDES } from '#contract/play/dice/dice.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { commitmentOf } from '#server/games/fair/seeds.ts'

/** A mistake in the command: its message is for the person who typed it. */
class UsageError extends Error {}

const hundredths = (value: number) => value / 100
const times = (multiplier: number) => multiplier / MULTIPLIER_SCALE

function wholeNumber(name: string, text: string | undefined, least: number, most: number): number {
  const value = text === undefined || !/^\d+$/.test(text) ? Number.NaN : Number(text)
  if (!(value >= least && value <= most)) throw new UsageError(`${name}: a whole number from ${least} to ${most}`)
  return value
}

function oneOf<T extends string | number>(name: string, text: string | undefined, choices: readonly T[]): T {
  const found = choices.find((choice) => String(choice) === text)
  if (found === undefined) throw new UsageError(`${name}: one of ${choices.join(', ')}`)
  return found
}

/** `3,17,40`. */
function chosenNumbers(text: string | undefined): number[] {
  const numbers = text?.split(',').map((one) => wholeNumber('numbers', one, 1, KENO_NUMBERS)) ?? []
  if (new Set(numbers).size !== numbers.length || numbers.length > KENO_MOST_CHOSEN)
    throw new UsageError(`numbers: up to ${KENO_MOST_CHOSEN} different ones, e.g. 3,17,40`)
  return numbers
}

type Recompute = (draw: Draw, parameters: readonly string[]) => object

const GAMES: Record<string, { parameters: string; recompute: Recompute }> = {
  dice: { parameters: '', recompute: (draw) => ({ roll: hundredths(draw(DICE_SIDES)) }) },
  limbo: { parameters: '', recompute: (draw) => ({ multiplier: hundredths(limboResult(draw)) }) },
  mines: {
    parameters: '<mines>',
    recompute: (draw, [mines]) => {
      const drawn = minePlaces(draw, wholeNumber('mines', mines, 1, MINES_MOST))
      return { mines: drawn.toSorted((one, other) => one - other), drawn }
    },
  },
  plinko: {
    parameters: '<rows> <risk>',
    recompute: (draw, [rowsText, riskText]) => {
      const rows = wholeNumber('rows', rowsText, PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS)
      const risk = oneOf('risk', riskText, RISKS)
      const path = plinkoPath(draw, rows)
      const bin = path.filter(Boolean).length
      const drops = path.map((isRight) => (isRight ? 'R' : 'L')).join('')
      return { path: drops, bin, multiplier: times(plinkoMultiplier(rows, risk, bin)) }
    },
  },
  hilo: {
    parameters: '[cards]',
    recompute: (draw, [count = '8']) => ({
      cards: Array.from({ length: wholeNumber('cards', count, 1, HI_LO_MOST_CARDS) }, () => hiLoCard(draw).name),
    }),
  },
  keno: {
    parameters: '[risk numbers]',
    recompute: (draw, [riskText, chosenText]) => {
      const numbers = kenoNumbers(draw)
      if (riskText === undefined) return { numbers }
      const risk = oneOf('risk', riskText, KENO_RISKS)
      const chosen = chosenNumbers(chosenText)
      if (chosen.length === 0) throw new UsageError('numbers: at least one, e.g. 3,17,40')
      const hits = chosen.filter((one) => numbers.includes(one)).length
      return { numbers, hits, multiplier: times(kenoMultiplier(risk, chosen.length, hits)) }
    },
  },
  roulette: {
    parameters: '',
    recompute: (draw) => {
      const number = rouletteNumber(draw)
      return { number, colour: number === 0 ? 'green' : RED_NUMBERS.has(number) ? 'red' : 'black' }
    },
  },
  wheel: {
    parameters: '<segments> <risk>',
    recompute: (draw, [segmentsText, riskText]) => {
      const segments = oneOf('segments', segmentsText, WHEEL_SEGMENTS)
      const risk = oneOf('risk', riskText, RISKS)
      const index = wheelIndex(draw, segments)
      return { index, multiplier: times(wheelMultiplier(segments, risk, index)) }
    },
  },
}

const USAGE = [
  'Usage: npm run verify -- <game> <serverSeed> <clientSeed> <nonce> [parameters]',
  ...Object.entries(GAMES).map(([name, { parameters }]) => `  ${name} … ${parameters}`.trimEnd()),
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
  const game = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined
  if (!game) throw new UsageError(`There is no game ${name || 'without a name'}`)
  const [serverSeed, clientSeed, nonceText, ...parameters] = rest
  if (!serverSeed || !clientSeed) throw new UsageError('The server seed and the client seed are missing')
  const nonce = wholeNumber('nonce', nonceText, 0, Number.MAX_SAFE_INTEGER)
  const outcome = game.recompute(drawsOf(hmacSha256, { serverSeed, clientSeed, nonce }), parameters)
  return { game: name, commitment: commitmentOf(serverSeed), nonce, ...outcome }
}

try {
  console.log(JSON.stringify(recompute(process.argv.slice(2))))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n${USAGE}`)
  process.exitCode = 1
}
