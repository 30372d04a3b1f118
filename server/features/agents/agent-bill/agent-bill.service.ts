/** An agent's bills: those it receives and those it pays (WIR-38, AGT-14), no others (AGT-13). */
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type * as agentBillEndpoints from '#contract/agents/agent-bill/agent-bill.ts'
import type { AgentBill, BillExplanation, BillKind, CurrentBill } from '#contract/agents/agent-bill/agent-bill.ts'
import type { BillStatement } from '#contract/agents/agent-bill/bill-statement.ts'
import type { Query, Value } from '#contract/endpoint.ts'
import type { AgentBill as BillRow } from '#prisma/client.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { type AskedRange, instantsOf, rangeOf } from '#server/platform/report/report-range.ts'
import { toRowId } from '#server/platform/row-id.ts'
import { contractsInvolving } from './contracts-involving.ts'
import type { BillFilter, BillListRepository, BillSums } from './bill-list.repository.ts'
import { readStatement } from './bill-record.ts'
import { daysOf, periodOf } from '#server/features/agents/agent-contracts/periods.ts'
import { asSeenByPayer, BILL_FILE_HEAD, billFileRow, presentBill, presentRecord } from './present-bill.ts'
import type { TeamFiguresRepository } from './team-figures.repository.ts'
import type { PeriodWriter } from './write-period.ts'

type Endpoints = typeof agentBillEndpoints
type Caller = Pick<MemberCaller, 'memberId'>
interface Paged extends AskedRange {
  page: number
  size: number
}

interface RebateLine {
  type: string
  memberId: number | null
  username: string
  bets: number
  turnover: bigint
  rate: number
  below: number
  amount: bigint
}

interface Deps {
  lists: BillListRepository
  periods: Pick<PeriodWriter, 'calculatePeriod'>
  teams: Pick<TeamFiguresRepository, 'fold'>
  /** How a rebate bill was calculated. */
  rebateLines(payeeId: number, billId: bigint): Promise<RebateLine[] | undefined>
  clock: Clock
}

const footerOf = ({ count, gross, deducted, net, paid }: BillSums) => ({ count, gross, deducted, net, paid })

export function createAgentBillService({ lists, periods, teams, rebateLines, clock }: Deps) {
  /** A rebate bill's lines are in their own table, because there may be thousands. */
  async function statementOf({ id, payeeId, statement }: Pick<BillRow, 'id' | 'payeeId' | 'statement'>): Promise<BillStatement> {
    const kept = readStatement(statement)
    if (kept.kind !== 'REBATE') return kept
    const lines = (await rebateLines(payeeId, id)) ?? []
    return {
      kind: 'REBATE',
      lines: lines.map(({ type, memberId, username, bets, turnover, rate, below, amount }) => ({
        gameType: type,
        memberId,
        bets,
        turnover,
        amount,
        username: username || null,
        rate: BigInt(rate),
        below: BigInt(below),
      })),
    }
  }

  async function present(rows: readonly BillRow[], { timezone }: Merchant): Promise<AgentBill[]> {
    const names = await lists.names(rows.flatMap(({ payeeId, payerId }) => (payerId === null ? [payeeId] : [payeeId, payerId])))
    return rows.map((row) => presentBill(row, names, timezone))
  }

  /** Periods that began within these days. */
  const within = (asked: AskedRange, { timezone }: Merchant) => {
    const { from, to } = rangeOf(asked, timezone, clock.now())
    const span = instantsOf({ startDate: from, endDate: to }, timezone)
    return { from: span.from, before: span.until }
  }

  async function pageOf(filter: BillFilter, { page, size }: Paged, merchant: Merchant) {
    const [rows, sums] = await Promise.all([lists.page(filter, page, size), lists.sums(filter)])
    return { rows, list: await present(rows, merchant), sums, total: sums.count, page, totalPages: Math.ceil(sums.count / size) }
  }

  async function records(filter: BillFilter, asked: Paged, merchant: Merchant): Promise<Value<Endpoints['dailyRecords']>> {
    const { rows, list, sums, ...rest } = await pageOf({ ...filter, ...within(asked, merchant) }, asked, merchant)
    const isGiven = filter.payerId !== undefined
    return {
      ...rest,
      list: rows.map(({ statement }, index) => {
        const bill = list[index]!
        return presentRecord(isGiven ? asSeenByPayer(bill) : bill, statement)
      }),
      footer: {
        count: sums.count,
        amount: sums.gross,
        downlineAmount: isGiven ? 0n : sums.deducted,
        actualAmount: isGiven ? sums.funded : sums.net,
        paidAmount: isGiven ? sums.funded : sums.paid,
      },
    }
  }

  /** Throws `no.data` if the member is not in the caller's downline. */
  async function downline({ memberId }: Caller, { id }: Merchant, username: string): Promise<number> {
    const member = await lists.downlineByName(memberId, id, username)
    if (!member) throw new AppError('no.data')
    return member.id
  }

  async function explained(row: BillRow, isOwn: boolean, merchant: Merchant): Promise<BillExplanation> {
    const [below, siblings, payments] = await Promise.all([
      isOwn ? lists.below(row) : [],
      lists.siblings(row),
      isOwn ? lists.payments(row.id) : [],
    ])
    const [bill, ...others] = await present([row, ...below, ...siblings], merchant)
    const seen = (one: AgentBill) => (isOwn ? one : asSeenByPayer(one))
    return {
      bill: seen(bill!),
      statement: await statementOf(row),
      isOwn,
      below: others.slice(0, below.length).map(asSeenByPayer),
      corrections: others.slice(below.length).map(seen),
      payments: payments.map(({ entryId, amount, at }) => ({ entryId: String(entryId), amount, at: at.getTime() })),
    }
  }

  return {
    async list({ memberId }: Caller, merchant: Merchant, query: Query<Endpoints['list']>): Promise<Value<Endpoints['list']>> {
      const filter = { merchantId: merchant.id, payeeId: memberId, kind: query.kind, status: query.status }
      const { rows: _, sums, ...page } = await pageOf({ ...filter, ...within(query, merchant) }, query, merchant)
      return { ...page, footer: footerOf(sums) }
    },

    file({ memberId }: Caller, merchant: Merchant, query: Query<Endpoints['file']>) {
      const { kind, status } = query
      const filter = { merchantId: merchant.id, payeeId: memberId, kind, status, ...within(query, merchant) }
      const pages = filePages<BillRow>(
        (last, take) => lists.older(filter, last, take),
        async (rows) => (await present(rows, merchant)).map(billFileRow),
      )
      return csvAnswer('agent-bills.csv', [...BILL_FILE_HEAD], pages)
    },

    /** Throws `no.data`, also for a `username` outside the caller's downline. */
    async given(caller: Caller, merchant: Merchant, query: Query<Endpoints['given']>): Promise<Value<Endpoints['given']>> {
      const { kind, status, username } = query
      const payeeId = username ? await downline(caller, merchant, username) : undefined
      const filter = { merchantId: merchant.id, payerId: caller.memberId, payeeId, kind, status, ...within(query, merchant) }
      const { rows: _, sums, list, ...page } = await pageOf(filter, query, merchant)
      const { count, gross, funded } = sums
      return { ...page, list: list.map(asSeenByPayer), footer: { count, gross, deducted: 0n, net: funded, paid: funded } }
    },

    /** Throws `no.data` if there is no such bill, or the caller is neither its payee nor its payer. */
    async explain(
      { memberId }: Caller,
      merchant: Merchant,
      { id }: Query<Endpoints['explain']>,
    ): Promise<Value<Endpoints['explain']>> {
      const row = await lists.find(merchant.id, toRowId(id))
      if (!row || (row.payeeId !== memberId && row.payerId !== memberId)) throw new AppError('no.data')
      return explained(row, row.payeeId === memberId, merchant)
    },

    /** As the payee sees it. Throws `no.data`. */
    async explainToHouse(merchant: Merchant, { id }: Query<Endpoints['explain']>): Promise<BillExplanation> {
      const row = await lists.find(merchant.id, toRowId(id))
      if (!row) throw new AppError('no.data')
      return explained(row, true, merchant)
    },

    /** The current period, calculated from its bets so far; null if no contract of this kind is in force. */
    async current({ memberId }: Caller, merchant: Merchant, kind: SalaryKind): Promise<CurrentBill | null> {
      const period = periodOf(kind, clock.now(), merchant.timezone)
      await teams.fold()
      const calculated = await periods.calculatePeriod(merchant, kind, period, (all) => contractsInvolving(all, memberId))
      const own = calculated.find(({ payeeId }) => payeeId === memberId)
      if (!own) return null
      const deducted = calculated.reduce((sum, { payerId, gross }) => (payerId === memberId ? sum + gross : sum), 0n)
      const { from, to } = daysOf(period, merchant.timezone)
      return {
        kind,
        periodStart: period.start.getTime(),
        periodEnd: period.end.getTime(),
        startDate: from,
        endDate: to,
        gross: own.gross,
        deducted,
        net: own.gross - deducted,
        statement: own.statement,
      }
    },

    ownRecords: ({ memberId }: Caller, merchant: Merchant, kind: BillKind, query: Query<Endpoints['dailyRecords']>) =>
      records({ merchantId: merchant.id, payeeId: memberId, kind }, query, merchant),

    /** What the caller pays to the downline, or to one member of it. Throws `no.data`. */
    async givenRecords(caller: Caller, merchant: Merchant, kind: BillKind, query: Query<Endpoints['dailyOf']>) {
      const payeeId = query.username ? await downline(caller, merchant, query.username) : undefined
      return records({ merchantId: merchant.id, payerId: caller.memberId, payeeId, kind }, query, merchant)
    },

    async previousDividend({ memberId }: Caller, merchant: Merchant): Promise<Value<Endpoints['previousDividend']>> {
      const row = await lists.last(merchant.id, memberId, 'DIVIDEND')
      if (!row) return null
      const [bill] = await present([row], merchant)
      return presentRecord(bill!, row.statement)
    },
  }
}
export type AgentBillService = ReturnType<typeof createAgentBillService>
