import { describe, expect, it } from 'vitest'
import { ROULETTE_INSIDE, ROULETTE_NUMBERS, roulettePlaces } from '#contract/play/originals/roulette.ts'
import { chipSpot, WHEEL_ORDER } from './table-places.ts'

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
})
