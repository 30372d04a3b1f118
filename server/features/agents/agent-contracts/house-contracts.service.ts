/** The house's own contracts with top agents. Every action is in the audit log. */
import type * as agentBackOfficeEndpoints from '#contract/agents/agent-bill/agent-back-office.ts'
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type { AgentContract } from '#prisma/client.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { AgentOfferRepository } from './agent-offers.repository.ts'
import type { Side } from './contract-letters.ts'
import type { AlsoRecord, ContractMaker } from './make-contract.ts'
import { presentContract } from './present-contract.ts'

type Endpoints = typeof agentBackOfficeEndpoints
type Facts = OperatorFacts & { merchant: Merchant }
interface Deps {
  offers: AgentOfferRepository
  maker: ContractMaker
  audit: AuditLog
  clock: Clock
}

/** The house is the first party of its own contracts only. */
const houseSide = ({ firstPartyId }: AgentContract): Side | undefined => (firstPartyId === null ? 'FIRST' : undefined)
const auditValues = ({ kind, status, secondPartyId, terms, effectiveUntil }: AgentContract) => ({
  kind,
  status,
  memberId: secondPartyId,
  terms: JSON.stringify(terms),
  until: effectiveUntil?.toISOString() ?? null,
})

export function createHouseContractService({ offers, maker, audit, clock }: Deps) {
  const recorded =
    (facts: Facts, action: string, reason: string): AlsoRecord =>
    (tx, row, before) =>
      audit.record(tx, facts, {
        action,
        entity: 'agent-contract',
        entityId: row.id,
        ...(before && { before: auditValues(before) }),
        after: auditValues(row),
        reason,
      })
  async function present(row: AgentContract, { name }: Merchant) {
    return presentContract(row, await offers.names([row.secondPartyId]), name, 'HOUSE')
  }

  return {
    async agents(
      merchant: Merchant,
      { page, size, username }: Query<Endpoints['backOfficeAgents']>,
    ): Promise<Value<Endpoints['backOfficeAgents']>> {
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

    /** Throws `no.data` and the error codes of the contract rules. */
    async offer(body: Body<Endpoints['backOfficeOffer']>, facts: Facts) {
      const { merchant } = facts
      const { memberId, kind, reason, ...terms } = body
      if (!(await offers.isTopAgent(merchant.id, memberId))) throw new AppError('no.data')
      const pair = { merchantId: merchant.id, firstPartyId: null, secondPartyId: memberId, kind }
      return present(await maker.offer(merchant, pair, terms, recorded(facts, 'agent-contract.offer', reason)), merchant)
    },
    /** Throws `no.data`, `contract.answered`. */
    async end({ contractId, reason }: Body<Endpoints['backOfficeEnd']>, facts: Facts) {
      const record = recorded(facts, 'agent-contract.end', reason)
      return present(await maker.end(facts.merchant, contractId, houseSide, record), facts.merchant)
    },
    /** Throws `no.data`, `contract.answered`. */
    async answerEnd({ reason, ...answer }: Body<Endpoints['backOfficeAnswerEnd']>, facts: Facts) {
      const record = recorded(facts, 'agent-contract.answer-end', reason)
      return present(await maker.answerEnd(facts.merchant, answer, houseSide, record), facts.merchant)
    },
  }
}
export type HouseContractService = ReturnType<typeof createHouseContractService>
