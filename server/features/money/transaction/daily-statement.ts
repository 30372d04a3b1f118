/** A statement by day: opening balance, money in and out, closing balance. Pure. */
import type { DailyRow } from '#contract/money/transaction.ts'
import type { DaySum } from './transaction.repository.ts'

/** `days`: every day since the account was opened, newest first. Returns the days with transactions, newest first. */
export function dailyStatement(days: readonly DaySum[], { from, to }: { from: string; to: string }) {
  const list: DailyRow[] = []
  let balance = 0n
  let opening = 0n
  for (const { day, rows, credit, debit } of days.toReversed()) {
    const before = balance
    balance += credit - debit
    if (day < from) opening = balance
    else if (day <= to) list.push({ day, count: rows, opening: before, totalIn: credit, totalOut: debit, closing: balance })
  }
  list.reverse()
  const sumOf = (name: 'totalIn' | 'totalOut') => list.reduce((sum, row) => sum + row[name], 0n)
  const count = list.reduce((sum, row) => sum + row.count, 0)
  const footer = { count, opening, totalIn: sumOf('totalIn'), totalOut: sumOf('totalOut'), closing: list[0]?.closing ?? opening }
  return { list, footer }
}
