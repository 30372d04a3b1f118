import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomPick, toggled } from './keno-choice.ts'

describe('choosing Keno numbers', () => {
  it('adds a number and takes it out again, lowest first', () => {
    expect(toggled([3, 20], 7)).toEqual([3, 7, 20])
    expect(toggled([3, 7, 20], 7)).toEqual([3, 20])
  })
  it('stops at ten', () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(toggled(ten, 11)).toEqual(ten)
    expect(toggled(ten, 10)).toHaveLength(9)
  })
  it('picks ten different numbers of the table, whatever the dice say', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(39), { minLength: 10, maxLength: 10 }), (rolls) => {
        let at = 0
        const numbers = randomPick((below) => rolls[at++]! % below)
        expect(new Set(numbers).size).toBe(10)
        expect(numbers.every((number) => number >= 1 && number <= 40)).toBe(true)
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
      }),
    ))
})
