/** An agent's rebates as a file, a day a row. */
import { moneyToWire, type Language } from '#contract/wire.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { ROWS_AT_ONCE } from '#server/http/file-pages.ts'
import type { DayRow } from './rebate-income.repository.ts'

const HEAD: Record<Language, readonly string[]> = {
  tl: ['Araw', 'Bilang ng taya', 'Valid na turnover', 'Rebate', 'Nabayaran', 'Lagay'],
  en: ['Day', 'Bets', 'Valid turnover', 'Rebate', 'Paid', 'State'],
  zh: ['日期', '投注笔数', '有效投注', '返点', '已派发', '状态'],
  vi: ['Ngày', 'Số lượt cược', 'Doanh thu hợp lệ', 'Hoàn trả', 'Đã trả', 'Trạng thái'],
}

/** Bills of days that are over: a page stays where it is while the file is read. */
export function fileOf(read: (skip: number, take: number) => Promise<readonly DayRow[]>, language: Language) {
  async function* pages() {
    for (let skip = 0; ; skip += ROWS_AT_ONCE) {
      const rows = await read(skip, ROWS_AT_ONCE)
      if (rows.length > 0)
        yield rows.map(({ day, bets, turnover, amount, paid, status }) => [
          day,
          bets,
          moneyToWire(turnover),
          moneyToWire(amount),
          moneyToWire(paid),
          status,
        ])
      if (rows.length < ROWS_AT_ONCE) return
    }
  }
  return csvAnswer('rebates.csv', HEAD[language], pages())
}
