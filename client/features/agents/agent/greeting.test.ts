import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  [0, 'morning'],
  [10, 'morning'],
  [11, 'early_afternoon'],
  [14, 'early_afternoon'],
  [15, 'late_afternoon'],
  [18, 'late_afternoon'],
  [19, 'evening'],
  [23, 'evening'],
] as const)('SCR-39: at %i it is %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting))
