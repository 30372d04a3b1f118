import { describe, expect, it } from 'vitest'
import { promoOf } from './promo.ts'

describe('what a message gave', () => {
  it('is read from its metadata', () => {
    const metadata = JSON.stringify({ promoType: 'BONUS', title: 'Fiesta', bonus: 88.5, point: 120, tickets: ['A', 'B'] })
    expect(promoOf(metadata)).toEqual({ title: 'Fiesta', bonus: 885_000n, points: 120, tickets: 2 })
    expect(promoOf('{"bonus":"500"}')).toMatchObject({ bonus: 5_000_000n, points: 0 })
  })

  it.each(['', '{}', 'null', '[]', '"x"', '{"bonus":-5}', '{"bonus":{"a":1},"point":"many"}', 'no json'])(
    'is nothing in %s',
    (metadata) => {
      expect(promoOf(metadata)).toBeUndefined()
    },
  )
})
