import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleGame } from './catalogue.samples.ts'
import { foldText } from './fold-text.ts'
import { createNameIndex } from './name-index.ts'

const games = [
  sampleGame(1, { name: 'Golden Carp', names: { vi: 'Cá Chép Vàng' } }),
  sampleGame(2, { name: 'Đảo Ngọc' }),
  sampleGame(3, { name: 'Señorita' }),
  sampleGame(4, { name: 'Supercarp' }),
  sampleGame(5, { name: 'Carp King', names: { zh: '金鲤鱼' } }),
]
const find = (text: string) => createNameIndex(games).find(foldText(text))

describe('games by a part of their names', () => {
  it.each([
    ['a part of the name, in any case', 'CARP', [1, 4, 5]],
    ['spaces around the name', '  golden carp ', [1]],
    ['a translated name', 'chep vang', [1]],
    ['a name in another script', '鲤', [5]],
    ['a name without its diacritics', 'dao ngoc', [2]],
    ['a name with diacritics', 'señor', [3]],
    ['the end of one name and the start of the next', 'carp ca', []],
    ['the end of one game and the start of the next', 'senoritasuper', []],
    ['a name nothing has', '%', []],
    ['nothing', '', []],
  ])('%s', (_, text, ids) => expect(find(text).map(({ game }) => game.id)).toEqual(ids))

  it('know how near the text is to a name', () =>
    expect(find('carp').map(({ game, nearness }) => [game.id, nearness])).toEqual([
      [1, 1],
      [4, 2],
      [5, 0],
    ]))

  it('are those whose names hold it, whatever they are', () => {
    const word = fc.stringMatching(/^[abc ]{1,4}$/)
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), word, (names, text) => {
        const named = names.map((name, index) => sampleGame(index + 1, { name }))
        const folded = foldText(text)
        const expected = folded ? named.filter(({ name }) => foldText(name).includes(folded)) : []
        expect(
          createNameIndex(named)
            .find(folded)
            .map(({ game }) => game.id),
        ).toEqual(expected.map(({ id }) => id))
      }),
    )
  })
})
