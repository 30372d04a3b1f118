import { describe, expect, it } from 'vitest'
import { ROULETTE_INSIDE, ROULETTE_NUMBERS, roulettePlaces } from '#contract/play/originals/roulette.ts'
import { chipSpot, NUMBER_ROWS, placeAt, WHEEL_ORDER } from './table-places.ts'

describe('the table', () => {
  it('has every number once on the wheel', () => expect(new Set(WHEEL_ORDER).size).toBe(ROULETTE_NUMBERS))
  it('has a spot of its own for every inside bet, so that no chip hides another', () => {
    const spots = ROULETTE_INSIDE.filter((kind) => kind !== 'straight').flatMap((kind) =>
      roulettePlaces(kind).map((numbers) => {
        const { x, y } = chipSpot({ kind, numbers })
        return `${x.toFixed(3)}/${y.toFixed(3)}`
      }),
    )
    expect(new Set(spots).size).toBe(spots.length)
  })
  it('takes a tap on the spot of a chip as meant for that chip', () => {
    for (const kind of ROULETTE_INSIDE.filter((one) => one !== 'straight'))
      for (const numbers of roulettePlaces(kind)) expect(placeAt(chipSpot({ kind, numbers }))).toEqual({ kind, numbers })
  })
  it.each([
    ['in its middle', 1.5 / 3, 6.5],
    ['beside its figure', 1.25 / 3, 6.35],
    ['at the last column’s outer edge', 0.995, 6.5, 18],
    ['at the foot of the last row', 1.5 / 3, 12.98, 35],
    ['in the middle of zero', 0.5, 0.5, 0],
    ['at the top of zero', 0.3, 0.02, 0],
  ])('takes a tap on a number %s as meant for it', (_, x, row, number = 17) =>
    expect(placeAt({ x, y: row / (NUMBER_ROWS + 1) })).toEqual({ kind: 'straight', numbers: [number] }),
  )
  it.each([
    ['left of the numbers', -0.01, 0.5],
    ['on the columns below', 0.5, 1.01],
  ])('leaves a tap %s to others', (_, x, y) => expect(placeAt({ x, y })).toBeUndefined())
})
