/** The house looks at the bills of its agents, and makes contracts with those at the top. Every deed is in the audit log. */
import type { agentDeskEndpoints } from '#contract/agent-desk.ts'
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type { AgentBill as BillRow, AgentContract } from '#prisma/client.ts'
import type { AgentOfferRepository } from '#server/features/agent-contracts/agent-offers.repository.ts'
import type { AlsoRecord, ContractMaker, Side } from '#server/features/agent-contracts/make-contract.ts'
import { presentContract } from '#server/features/agent-contracts/present-contract.ts'
import type { AuditLog, OperatorFacts } from '#server/features/audit/audit-log.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { spanOf } from '#server/platform/report/report-instants.ts'
import type { AgentRunService } from './agent-run.service.ts'
import type { BillFilter, BillListRepository } from './bill-list.repository.ts'
import { BILL_FILE_HEAD, billFileRow, presentBill } from './present-bill.ts'

type Endpoints = typeof agentDeskEndpoints
type Facts = OperatorFacts & { merchant: Merchant }
interface Deps {
  offers: AgentOfferRepository
  maker: ContractMaker
  lists: BillListRepository
  runs: Pick<AgentRunService, 'run'>
  audit: AuditLog
  clock: Clock
  /** By hand: outside production. */
  canRun: boolean
}

/** The house is the first party of its own contracts alone. */
const houseSide = ({ firstPartyId }: AgentContract): Side | undefined => (firstPartyId === null ? 'FIRST' : undefined)
const told = ({ kind, status, secondPartyId, terms, effectiveUntil }: AgentContract) => ({
  kind,
  status,
  memberId: secondPartyId,
  terms: JSON.stringify(terms),
  until: effectiveUntil?.toISOString() ?? null,
})

export function createAgentDeskService({ offers, maker, lists, runs, audit, clock, canRun }: Deps) {
  const recorded =
    (facts: Facts, action: string, reason: string): AlsoRecord =>
    (tx, row, before) =>
      audit.record(tx, facts, {
        action,
        entity: 'agent-contract',
        entityId: row.id,
        ...(before && { before: told(before) }),
        after: told(row),
        reason,
      })
  async function present(row: AgentContract, { name }: Merchant) {
    return presentContract(row, await offers.names([row.secondPartyId]), name, 'HOUSE')
  }

  /** Undefined: nobody has that name, so nothing matches. */
  async function filterOf(asked: Query<Endpoints['deskBillsFile']>, merchant: Merchant): Promise<BillFilter | undefined> {
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
    async agents(
      merchant: Merchant,
      { page, size, username }: Query<Endpoints['deskAgents']>,
    ): Promise<Value<Endpoints['deskAgents']>> {
      const { rows, total } = await offers.topAgents(merchant.id, username, page, size)
      const live = await offers.liveOfHouse(
        merchant.id,
        rows.map(({ id }) => id),
        clock.now(),
      )
      const names = new Map(rows.map(({ id, ...named }) => [id, named]))
      const list = rows.map(({ id, ...named }) => ({
        memberId: id,
        ...named,
        contracts: live
          .filter(({ secondPartyId }) => secondPartyId === id)
          .map((row) => presentContract(row, names, merchant.name, 'HOUSE')),
      }))
      return { list, total, page, totalPages: Math.ceil(total / size) }
    },

    /** Throws `no.data` and the codes of the rules. */
    async offer(body: Body<Endpoints['deskOffer']>, facts: Facts) {
      const { merchant } = facts
      const { memberId, kind, reason, ...terms } = body
      if (!(await offers.isTopAgent(merchant.id, memberId))) throw new AppError('no.data')
      const pair = { merchantId: merchant.id, firstPartyId: null, secondPartyId: memberId, kind }
      return present(await maker.offer(merchant, pair, terms, recorded(facts, 'agent-contract.offer', reason)), merchant)
    },
    /** Throws `no.data`, `contract.answered`. */
    async end({ contractId, reason }: Body<Endpoints['deskEnd']>, facts: Facts) {
      const record = recorded(facts, 'agent-contract.end', reason)
      return present(await maker.end(facts.merchant, contractId, houseSide, record), facts.merchant)
    },
    /** Throws `no.data`, `contract.answered`. */
    async answerEnd({ reason, ...answer }: Body<Endpoints['deskAnswerEnd']>, facts: Facts) {
      const record = recorded(facts, 'agent-contract.answer-end', reason)
      return present(await maker.answerEnd(facts.merchant, answer, houseSide, record), facts.merchant)
    },

    async bills(
      merchant: Merchant,
      { page, size, ...asked }: Query<Endpoints['deskBills']>,
    ): Promise<Value<Endpoints['deskBills']>> {
      const filter = await filterOf(asked, merchant)
      if (!filter) return { list: [], total: 0, page, totalPages: 0, footer: { count: 0, gross: 0n, net: 0n, paid: 0n }, canRun }
      const [rows, { count, gross, net, paid }] = await Promise.all([lists.page(filter, page, size), lists.sums(filter)])
      const list = await presentBills(rows, merchant)
      return { list, total: count, page, totalPages: Math.ceil(count / size), footer: { count, gross, net, paid }, canRun }
    },
    async billsFile(merchant: Merchant, asked: Query<Endpoints['deskBillsFile']>) {
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
export type AgentDeskService = ReturnType<typeof createAgentDeskService>
