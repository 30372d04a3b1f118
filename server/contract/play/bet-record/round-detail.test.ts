import { describe, expect, it } from 'vitest'
import { canRecompute, gameOfAlgorithm, RECORDED, type RecordedGame } from './round-detail.ts'

const GAMES = Object.keys(RECORDED) as RecordedGame[]

describe.each(GAMES)('a round of %s', (game) => {
  it('is verified by the version it was played by, and by no other', () => {
    expect(canRecompute(game, `${game}/1`)).toBe(true)
    for (const other of [`${game}/0`, `${game}/2`, game, `${game}/1x`, '']) expect(canRecompute(game, other), other).toBe(false)
  })

  it('is not verified as a round of another game', () => {
    const others = GAMES.filter((other) => other !== game)
    expect(others.filter((other) => canRecompute(game, `${other}/1`))).toEqual([])
  })

  it('is of its game in every version', () => {
    expect([`${game}/1`, `${game}/7`].map(gameOfAlgorithm)).toEqual([game, game])
  })
})

it.each(['vendor/PSL', 'galaxy/1', 'toString/1', ''])('“%s” is the algorithm of no game known here', (algorithm) => {
  expect(gameOfAlgorithm(algorithm)).toBeUndefined()
})
