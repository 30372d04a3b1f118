/** What players look for among the games of the demo's catalogue, with the slips they make. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '#seed/reference/games/index.ts'
import { sampleGame } from './catalogue.samples.ts'
import { searchGames } from './game-search.ts'
import { createNameIndex } from './name-index.ts'

const games = GAMES.map(({ name, names, category }, index) => ({
  ...sampleGame(index + 1, { name, names, category }),
  isAvailable: true,
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
