import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closenessOf } from './close-word.ts'

const WHOLE = { isWrong: false, isWhole: true }
const WRONG = { isWrong: true, isWhole: true }

it.each([
  ['crsh', 'crash', WHOLE],
  ['maoyn', 'mayon', WHOLE],
  ['rash', 'crash', WHOLE],
  ['dise', 'dice', WRONG],
  ['dicee', 'dice', WRONG],
  ['ddice', 'dice', WRONG],
  ['dicr', 'dice', WRONG],
  ['dragn', 'dragonfly', { isWrong: false, isWhole: false }],
  ['drafon', 'dragonfly', { isWrong: true, isWhole: false }],
  ['crxx', 'crash', undefined],
  ['abcd', 'dcba', undefined],
  // No slip at all.
  ['cras', 'crash', undefined],
  // Too short to tell.
  ['cah', 'cash', undefined],
  ['dice', '', undefined],
  ['dice', 'd', undefined],
])('%s and %s: %o', (typed, word, closeness) => expect(closenessOf(typed, word)).toEqual(closeness))

it('finds a word of which one letter was missed, doubled, exchanged or replaced, wherever', () => {
  const word = fc.stringMatching(/^[a-d]{5,9}$/)
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('missed', 'doubled', 'exchanged', 'replaced'), (right, place, slip) => {
      const at = place % (right.length - 1)
      const [before, one, next, after] = [right.slice(0, at), right[at]!, right[at + 1]!, right.slice(at + 2)]
      const typed =
        {
          missed: before + next,
          doubled: before + one + one + next,
          exchanged: before + next + one,
          replaced: `${before}z${next}`,
        }[slip] + after
      // The slip may produce the right word again, or the beginning of it.
      if (!right.startsWith(typed)) expect(closenessOf(typed, right)).toMatchObject({ isWhole: true })
    }),
  )
})
