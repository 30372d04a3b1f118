/** Bills of all agents for the back office, and billing runs started by hand. */
import type * as agentBackOfficeEndpoints from '#contract/agents/agent-bill/agent-back-office.ts'
import type { Query, Value } from '#contract/endpoint.ts'
import type { AgentBill as BillRow } from '#prisma/client.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { spanOf } from '#server/platform/report/report-range.ts'
import type { AgentRunService } from './agent-run.service.ts'
import type { BillFilter, BillListRepository } from './bill-list.repository.ts'
import { BILL_FILE_HEAD, billFileRow, presentBill } from './present-bill.ts'

type Endpoints = typeof agentBackOfficeEndpoints
interface Deps {
  lists: BillListRepository
  runs: Pick<AgentRunService, 'run'>
  /** Whether runs can be started by hand, which production does not allow. */
  canRun: boolean
}

export function createAgentBackOfficeService({ lists, runs, canRun }: Deps) {
  /** Undefined if no member has that name, so nothing matches. */
  async function filterOf(asked: Query<Endpoints['backOfficeBillsFile']>, merchant: Merchant): Promise<BillFilter | undefined> {
    const { kind, status, username, ...days } = asked
    const { from, to } = spanOf(days, merchant.timezone)
    const payee = username ? await lists.memberByName(merchant.id, username) : undefined
    if (username && !payee) return undefined
    return {
      merchantId: merchant.id,
      payeeId: payee?.id,
      kind,
      status,
      ...(from !== undefined && { from: new Date(from) }),
      ...(to !== undefined && { before: new Date(to) }),
    }
  }
  async function presentBills(rows: readonly BillRow[], { timezone }: Merchant) {
    const names = await lists.names(rows.flatMap(({ payeeId, payerId }) => (payerId === null ? [payeeId] : [payeeId, payerId])))
    return rows.map((row) => presentBill(row, names, timezone))
  }

  return {
    async bills(
      merchant: Merchant,
      { page, size, ...asked }: Query<Endpoints['backOfficeBills']>,
    ): Promise<Value<Endpoints['backOfficeBills']>> {
      const filter = await filterOf(asked, merchant)
      if (!filter) return { list: [], total: 0, page, totalPages: 0, footer: { count: 0, gross: 0n, net: 0n, paid: 0n }, canRun }
      const [rows, { count, gross, net, paid }] = await Promise.all([lists.page(filter, page, size), lists.sums(filter)])
      const list = await presentBills(rows, merchant)
      return { list, total: count, page, totalPages: Math.ceil(count / size), footer: { count, gross, net, paid }, canRun }
    },
    async billsFile(merchant: Merchant, asked: Query<Endpoints['backOfficeBillsFile']>) {
      const filter = await filterOf(asked, merchant)
      const pages = filePages<BillRow>(
        (last, take) => (filter ? lists.older(filter, last, take) : Promise.resolve([])),
        async (rows) => (await presentBills(rows, merchant)).map(billFileRow),
      )
      return csvAnswer('agent-bills.csv', [...BILL_FILE_HEAD], pages)
    },

    run: (merchant: Merchant) => runs.run(merchant),
  }
}
export type AgentBackOfficeService = ReturnType<typeof createAgentBackOfficeService>
