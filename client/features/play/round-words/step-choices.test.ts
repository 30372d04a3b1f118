import { describe, expect, it } from 'vitest'
import { guessesText, parseGuesses, parseMines, parseTiles, tilesText } from './step-choices.ts'

describe('steps typed in the verifier', () => {
  it.each([
    ['1', 1],
    ['24', 24],
    ['0', undefined],
    ['25', undefined],
    ['x', undefined],
  ])('mines %s', (text, mines) => expect(parseMines(text)).toBe(mines))

  it.each([
    ['', []],
    ['1, 25 7', [0, 24, 6]],
    ['0', undefined],
    ['26', undefined],
    ['3, 3', undefined],
    ['1.5', undefined],
  ])('tiles %s', (text, tiles) => expect(parseTiles(text)).toEqual(tiles))

  it('reads back the tiles of a round, the mine last', () => {
    expect(tilesText({ picks: [0, 24], hit: 6 })).toBe('1, 25, 7')
  })

  it('reads letters as guesses, and writes them again', () => {
    const cards = parseGuesses('h L, s') ?? []
    expect(cards.map(({ guess }) => guess)).toEqual(['higher', 'lower', null])
    expect(guessesText({ cards })).toBe('H L S')
  })

  it('reads no other letters, and no more than 51 cards', () => {
    expect(parseGuesses('X')).toBeUndefined()
    expect(parseGuesses('S '.repeat(51))).toHaveLength(51)
    expect(parseGuesses('S '.repeat(52))).toBeUndefined()
  })
})
