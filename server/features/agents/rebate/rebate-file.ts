/** An agent's rebates as a file, one row per day. */
import { moneyToWire, type Language } from '#contract/wire.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import type { DayRow } from './rebate-income.repository.ts'

const HEAD: Record<Language, readonly string[]> = {
  tl: ['Araw', 'Bilang ng taya', 'Valid na turnover', 'Rebate', 'Nabayaran', 'Lagay'],
  en: ['Day', 'Bets', 'Valid turnover', 'Rebate', 'Paid', 'State'],
  zh: ['日期', '投注笔数', '有效投注', '返点', '已派发', '状态'],
  vi: ['Ngày', 'Số lượt cược', 'Doanh thu hợp lệ', 'Hoàn trả', 'Đã trả', 'Trạng thái'],
}

/** Bills of past days only, so that pages do not shift while the file is read. */
export function fileOf(read: (skip: number, take: number) => Promise<readonly DayRow[]>, language: Language) {
  let skip = 0
  const next = async (_after: DayRow | undefined, take: number) => {
    const rows = await read(skip, take)
    skip += rows.length
    return rows
  }
  const cells = (rows: readonly DayRow[]) =>
    rows.map(({ day, bets, turnover, amount, paid, status }) => [
      day,
      bets,
      moneyToWire(turnover),
      moneyToWire(amount),
      moneyToWire(paid),
      status,
    ])
  return csvAnswer('rebates.csv', HEAD[language], filePages(next, cells))
}
