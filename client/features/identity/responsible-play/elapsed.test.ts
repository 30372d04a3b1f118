import { expect, it } from 'vitest'
import { clockText } from './elapsed.ts'

it.each([
  [0, '0:00:00'],
  [59_999, '0:00:59'],
  [3_909_000, '1:05:09'],
  [90_000_000, '25:00:00'],
  [-5, '0:00:00'],
])('RG-11 %i ms are %s, in hours, minutes and seconds', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text))
