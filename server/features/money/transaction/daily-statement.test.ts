import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyStatement } from './daily-statement.ts'

const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
const moves = fc.uniqueArray(
  fc.record({
    index: fc.nat(60),
    credit: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    debit: fc.bigInt({ min: 0n, max: 10n ** 12n }),
  }),
  { maxLength: 40, selector: ({ index }) => index },
)
const toDays = (list: { index: number; credit: bigint; debit: bigint }[]) =>
  list.toSorted((a, b) => b.index - a.index).map(({ index, credit, debit }) => ({ day: dayOf(index), rows: 1, credit, debit }))

describe('a statement by days', () => {
  it('LED-12: each day begins with what the day before left, and the footer is their sum', () => {
    fc.assert(
      fc.property(moves, fc.nat(60), fc.nat(60), (list, a, b) => {
        const range = { from: dayOf(Math.min(a, b)), to: dayOf(Math.max(a, b)) }
        const days = toDays(list)
        const { list: rows, footer } = dailyStatement(days, range)
        let balance = footer.opening
        for (const row of rows.toReversed()) {
          expect(row.opening).toBe(balance)
          balance += row.totalIn - row.totalOut
          expect(row.closing).toBe(balance)
        }
        expect(footer.closing).toBe(balance)
        expect(footer.totalIn - footer.totalOut).toBe(footer.closing - footer.opening)
        const upTo = days.filter(({ day }) => day <= range.to)
        expect(footer.closing).toBe(upTo.reduce((sum, { credit, debit }) => sum + credit - debit, 0n))
        expect(rows.map(({ day }) => day)).toEqual(upTo.map(({ day }) => day).filter((day) => day >= range.from))
      }),
    )
  })
})
