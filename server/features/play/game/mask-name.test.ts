import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskName } from './mask-name.ts'

it.each([
  ['juandelacruz21', 'ju***21'],
  ['maria88', 'ma***88'],
  ['demo01', 'd***'],
  ['', '***'],
])('%s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown))

it('always hides at least two letters', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 3, maxLength: 50 }), (name) => {
      const shown = maskName(name).replace('***', '')
      expect([...name].length - [...shown].length).toBeGreaterThanOrEqual(2)
    }),
  )
})
