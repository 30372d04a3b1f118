import { expect, it } from 'vitest'
import { popupStyle, toRem } from './popup-size.ts'

it.each([
  [750, 7.5],
  [600, 6],
  [125, 1.25],
  [100, 1],
])('%i pixels of a login popup are %f rem', (pixels, rem) => {
  expect(toRem(pixels)).toBe(rem)
})

it('gives both sides to the style sheet', () => {
  expect(popupStyle({ width: 600, height: 840 })).toEqual({ '--popup-width': 6, '--popup-height': 8.4 })
})
