import { describe, expect, it } from 'vitest'
import { DIVIDEND_STATUS_ID, SALARY_STATUS_ID } from './agent-bill.ts'

describe('the numbers of a bill’s status', () => {
  it('AGT-32: are those older clients read', () => {
    expect(SALARY_STATUS_ID).toEqual({
      PAID: 1,
      TAKEN: 1,
      PARTLY_PAID: 2,
      PAYER_SHORT: 3,
      NOT_REACHED: 4,
      DUE: 0,
      UNCOLLECTED: 0,
      EXPIRED: 5,
    })
    expect(DIVIDEND_STATUS_ID).toEqual({
      PAID: 1,
      TAKEN: 1,
      PARTLY_PAID: 7,
      PAYER_SHORT: 6,
      NOT_REACHED: 5,
      DUE: 2,
      UNCOLLECTED: 3,
      EXPIRED: 8,
    })
  })
})
