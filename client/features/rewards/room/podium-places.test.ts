import { describe, expect, it } from 'vitest'
import { belowPodium, podium } from './podium-places.ts'

describe('the podium', () => {
  it('has three places, open ones too', () =>
    expect(podium([{ place: 1 }]).map(({ place, row }) => [place, row?.place])).toEqual([
      [1, 1],
      [2, undefined],
      [3, undefined],
    ]))
  it('leaves the others below it', () => expect(belowPodium([{ place: 3 }, { place: 4 }])).toEqual([{ place: 4 }]))
})
