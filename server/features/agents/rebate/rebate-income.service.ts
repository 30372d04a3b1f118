import type { Query, Value } from '#contract/endpoint.ts'
import type * as rebateEndpoints from '#contract/agents/rebate.ts'
import type { Language } from '#contract/wire.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { rangeOf } from '#server/platform/report/report-range.ts'
import { fileOf } from './rebate-file.ts'
import type { RebateIncomeRepository } from './rebate-income.repository.ts'

type Party = Pick<MemberCaller, 'memberId'>
type Asked = Query<typeof rebateEndpoints.income>

interface Deps {
  income: RebateIncomeRepository
  clock: Clock
}

export function createRebateIncomeService({ income, clock }: Deps) {
  const range = (asked: Pick<Asked, 'startDate' | 'endDate'>, { timezone }: Merchant) => rangeOf(asked, timezone, clock.now())
  const paged = (rows: readonly { total: number }[], { page, size }: Asked) => {
    const total = rows[0]?.total ?? 0
    return { total, totalPages: Math.ceil(total / size), page }
  }

  return {
    /** Throws `request.param.err`, as each report does. */
    async byDay({ memberId }: Party, asked: Asked, merchant: Merchant): Promise<Value<typeof rebateEndpoints.income>> {
      const days = range(asked, merchant)
      const [rows, footer] = await Promise.all([
        income.days(memberId, days, (asked.page - 1) * asked.size, asked.size),
        income.footer(memberId, days),
      ])
      return { list: rows.map(({ billId, ...row }) => ({ ...row, billId: String(billId) })), ...paged(rows, asked), footer }
    },

    file: ({ memberId }: Party, asked: Pick<Asked, 'startDate' | 'endDate'>, merchant: Merchant, language: Language) =>
      fileOf((skip, take) => income.days(memberId, range(asked, merchant), skip, take), language),

    async byMember({ memberId }: Party, asked: Asked, merchant: Merchant): Promise<Value<typeof rebateEndpoints.byMember>> {
      const days = range(asked, merchant)
      const [list, footer] = await Promise.all([
        income.branches(memberId, days, (asked.page - 1) * asked.size, asked.size),
        income.footer(memberId, days),
      ])
      return { list, ...paged(list, asked), footer }
    },

    async byGame({ memberId }: Party, asked: Query<typeof rebateEndpoints.byGame>, merchant: Merchant) {
      const days = range(asked, merchant)
      const [list, footer] = await Promise.all([income.games(memberId, days), income.footer(memberId, days)])
      return { list, footer }
    },

    /** Throws `no.data` for another member's bill, as if it did not exist. */
    async bill({ memberId }: Party, billId: string): Promise<Value<typeof rebateEndpoints.bill>> {
      const lines = await income.lines(memberId, BigInt(billId))
      if (!lines) throw new AppError('no.data')
      return {
        list: lines.map(({ rate, below, ...line }) => ({ ...line, rate: BigInt(rate), below: BigInt(below) })),
        footer: {
          bets: lines.reduce((sum, { bets }) => sum + bets, 0),
          turnover: lines.reduce((sum, { turnover }) => sum + turnover, 0n),
          amount: lines.reduce((sum, { amount }) => sum + amount, 0n),
        },
      }
    },
  }
}
export type RebateIncomeService = ReturnType<typeof createRebateIncomeService>
