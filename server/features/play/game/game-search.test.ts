/** Searches by players in the demo's catalogue, with their typos. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '#seed/reference/games/index.ts'
import { sampleGame } from './catalogue.samples.ts'
import { searchGames } from './game-search.ts'
import { createNameIndex } from './name-index.ts'

const games = GAMES.map(({ name, names, category }, index) => ({
  ...sampleGame(index + 1, { name, names, category }),
  isAvailable: true,
  plays: true,
}))
const catalogue = { games, byId: new Map(games.map((game) => [game.id, game])), names: createNameIndex(games) }
const asked: string[] = []
const named = async (gameName: string, filter: { gameType?: 'FISH' | 'INHOUSE' } = {}) =>
  (
    await searchGames(catalogue, { gameName, ...filter }, (text) => {
      asked.push(text)
      return Promise.resolve([])
    })
  ).map(({ name }) => name)

describe('a search with a slip of the finger', () => {
  it.each([
    ['crsh', 'Crash'],
    ['dise', 'Dice'],
    ['plinkp', 'Plinko'],
    ['ruolette', 'Roulette'],
    ['mnies', 'Mines'],
  ])('%s finds %s first', async (typed, name) => {
    expect((await named(typed))[0]).toBe(name)
    expect(asked).toEqual([])
  })

  it('maoyn finds nothing but Mayon', async () => {
    const found = await named('maoyn')
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((name) => !/mayon/i.test(name))).toEqual([])
  })
})

describe('a game that doesn’t play yet', () => {
  const two = ['Moonlit Bay', 'Big Moonlit'].map((name, index) => ({
    ...sampleGame(index + 1, { name }),
    isAvailable: index === 1,
    plays: index === 1,
  }))
  const some = { games: two, byId: new Map(two.map((game) => [game.id, game])), names: createNameIndex(two) }

  it.each(['moonlit', 'moonilt'])('is found behind what plays, however near its name is to “%s”', async (gameName) => {
    const found = await searchGames(some, { gameName }, () => Promise.resolve([]))

    expect(found.map(({ name }) => name)).toEqual(['Big Moonlit', 'Moonlit Bay'])
  })

  it('is also behind among similar names', async () => {
    const found = await searchGames(some, { gameName: 'xyzzy' }, () => Promise.resolve([1, 2]))

    expect(found.map(({ id }) => id)).toEqual([2, 1])
  })
})
