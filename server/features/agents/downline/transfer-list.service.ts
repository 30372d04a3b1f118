/** An agent's transfers, sent and received: in pages with totals, and as a file. */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as endpoints from '#contract/agents/downline/downline-transfer.ts'
import { type Language, moneyToWire } from '#contract/wire.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { instantsOf } from '#server/platform/report/report-range.ts'
import { fileTime } from '#server/platform/report/report-time.ts'
import type { DownlineTransferRepository, TransferFilter } from './downline-transfer.repository.ts'
import { directionName, FILE_HEAD, presentTransfer } from './present-transfer.ts'

const FILE_PAGE = 1_000

interface Deps {
  transfers: Pick<DownlineTransferRepository, 'list' | 'sums'>
}
type Caller = Pick<MemberCaller, 'memberId'>

export function createTransferListService({ transfers }: Deps) {
  const filterOf = (
    { direction, startDate, endDate }: Pick<Query<typeof endpoints.transfers>, 'direction' | 'startDate' | 'endDate'>,
    { memberId }: Caller,
    { timezone }: Merchant,
  ): TransferFilter => ({ memberId, direction, ...instantsOf({ startDate, endDate }, timezone) })

  async function* pagesOf(filter: TransferFilter, { timezone }: Merchant, language: Language) {
    let before: bigint | undefined
    do {
      const page = await transfers.list(filter, { skip: 0, take: FILE_PAGE, ...(before === undefined ? {} : { before }) })
      before = page.length === FILE_PAGE ? page.at(-1)?.id : undefined
      yield page.map((row) => {
        const { transferNo, isOut, username, amount, remark } = presentTransfer(row, filter.memberId)
        return [fileTime(row.at, timezone), transferNo, directionName(isOut, language), username, moneyToWire(amount), remark]
      })
    } while (before !== undefined)
  }

  return {
    /** Throws `request.param.err` for days that do not exist. */
    async list(
      query: Query<typeof endpoints.transfers>,
      caller: Caller,
      merchant: Merchant,
    ): Promise<Value<typeof endpoints.transfers>> {
      const { page, size } = query
      const filter = filterOf(query, caller, merchant)
      const [rows, footer] = await Promise.all([
        transfers.list(filter, { skip: (page - 1) * size, take: size }),
        transfers.sums(filter),
      ])
      const list = rows.map((row) => presentTransfer(row, caller.memberId))
      return { list, total: footer.count, totalPages: Math.ceil(footer.count / size), page, footer }
    },
    file: (query: Query<typeof endpoints.transfersFile>, caller: Caller, merchant: Merchant, language: Language) =>
      csvAnswer('team-transfers.csv', FILE_HEAD[language], pagesOf(filterOf(query, caller, merchant), merchant, language)),
  }
}
export type TransferListService = ReturnType<typeof createTransferListService>
