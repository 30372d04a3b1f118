/** Parses a round's steps as typed in the verifier; pure. */
import { HI_LO_MOST_CARDS, type HiLoDrawn, type HiLoGuess } from '#contract/play/originals/hilo.ts'
import { MINES_MOST, MINES_TILES } from '#contract/play/originals/mines.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'

/** Splits at spaces and commas. */
export const partsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

export function parseMines(text: string): number | undefined {
  const mines = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return mines >= 1 && mines <= MINES_MOST ? mines : undefined
}

/** Different tiles in the order opened, numbered from 1 as players do. */
export function parseTiles(text: string): number[] | undefined {
  const tiles = partsOf(text).map((one) => Number(one) - 1)
  const isRight = tiles.every((tile) => Number.isInteger(tile) && tile >= 0 && tile < MINES_TILES)
  return isRight && new Set(tiles).size === tiles.length ? tiles : undefined
}
export const tilesText = ({ picks, hit }: Pick<DetailByCode['mines'], 'picks' | 'hit'>) =>
  (hit === null ? picks : [...picks, hit]).map((tile) => tile + 1).join(', ')

const GUESS_OF: Partial<Record<string, HiLoGuess | null>> = { H: 'higher', L: 'lower', S: null }
const LETTER = { higher: 'H', lower: 'L' } as const

/** One letter per card: H higher, L lower, S skip. */
export function parseGuesses(text: string): HiLoDrawn[] | undefined {
  const guesses = partsOf(text).map((one) => GUESS_OF[one.toUpperCase()])
  if (guesses.length >= HI_LO_MOST_CARDS || guesses.some((guess) => guess === undefined)) return undefined
  // The cards follow from the seeds.
  return guesses.map((guess = null) => ({ card: '2D', guess, isRight: null }))
}
export const guessesText = ({ cards }: Pick<DetailByCode['hilo'], 'cards'>) =>
  cards.map(({ guess }) => (guess === null ? 'S' : LETTER[guess])).join(' ')
