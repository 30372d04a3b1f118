/** An agent's contracts: those that pay it, those it gives, and the members it may offer one to (WIR-38, AGT-13). */
import type {
  SalaryKind,
  AgentContract as Presented,
  ContractsOfKind,
  ContractTerms,
  OfferedKind,
} from '#contract/agents/agent-contracts/agent-contracts.ts'
import type * as agentOfferEndpoints from '#contract/agents/agent-contracts/agent-offers.ts'
import type { ContractRow } from '#contract/agents/agent-contracts/agent-offers.ts'
import type { Body, Query, Value } from '#contract/endpoint.ts'
import { isAgentType } from '#contract/wire.ts'
import type { AgentContract } from '#prisma/client.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { instantsOf, rangeOf } from '#server/platform/report/report-range.ts'
import type { AgentOfferRepository } from './agent-offers.repository.ts'
import { readTerms } from './contract-terms.ts'
import type { Side } from './contract-letters.ts'
import type { ContractMaker } from './make-contract.ts'
import { presentContract } from './present-contract.ts'

type Endpoints = typeof agentOfferEndpoints
type Caller = Pick<MemberCaller, 'memberId'>

interface Deps {
  offers: AgentOfferRepository
  maker: ContractMaker
  clock: Clock
}

const OFFERED = 0
/** How long a contract that ended with a move is still listed, with the reason. */
const MOVED_SHOWN_MS = 31 * 86_400_000

/** Leaves out contracts that have been replaced by another of the same kind with the same agent. */
const withoutSuccessor = (ended: readonly AgentContract[], live: readonly AgentContract[]) =>
  ended.filter(({ kind, secondPartyId }) => !live.some((other) => other.kind === kind && other.secondPartyId === secondPartyId))

const ratioTerms = (rate: bigint): ContractTerms => ({
  tiers: [{ minTurnover: 0n, minActive: 0, minLoss: null, rate }],
  minBillingOrder: 0n,
  floorTo: null,
  dailyCap: null,
  offsetsDaily: false,
  carry: 'NONE',
})

export function createAgentOfferService({ offers, maker, clock }: Deps) {
  async function present(rows: readonly AgentContract[], merchant: Merchant, callerId: number): Promise<ContractRow[]> {
    const names = await offers.names(
      rows.flatMap(({ firstPartyId, secondPartyId }) => [secondPartyId, ...(firstPartyId === null ? [] : [firstPartyId])]),
    )
    return rows.map((row) => presentContract(row, names, merchant.name, row.secondPartyId === callerId ? 'PAID' : 'GIVEN'))
  }
  const presentOne = async (row: AgentContract, merchant: Merchant, { memberId }: Caller) =>
    (await present([row], merchant, memberId))[0]!

  /** Throws `no.data` if the member is not in the caller's downline or does not exist. */
  async function below({ memberId }: Caller, { id }: Merchant, username: string) {
    const place = await offers.placeBelow(memberId, id, username)
    if (!place) throw new AppError('no.data')
    return place
  }

  /** Throws `no.data`, `contract.direct.only`, `contract.agents.only`. */
  async function directAgent(caller: Caller, merchant: Merchant, username: string): Promise<number> {
    const { id, type, depth } = await below(caller, merchant, username)
    if (depth > 1) throw new AppError('contract.direct.only')
    if (!isAgentType(type)) throw new AppError('contract.agents.only')
    return id
  }

  const sideOf =
    ({ memberId }: Caller) =>
    ({ firstPartyId, secondPartyId }: AgentContract): Side | undefined =>
      secondPartyId === memberId ? 'SECOND' : firstPartyId === memberId ? 'FIRST' : undefined

  /** The caller's contract, or the caller's contract with a member of the downline. */
  async function ofKind(caller: Caller, merchant: Merchant, kind: SalaryKind, username: string | undefined) {
    const at = clock.now()
    const otherId = username ? (await below(caller, merchant, username)).id : undefined
    const rows =
      otherId === undefined
        ? await offers.live({ secondPartyId: caller.memberId }, at)
        : (await offers.live({ firstPartyId: caller.memberId, merchantId: merchant.id }, at)).filter(
            ({ secondPartyId }) => secondPartyId === otherId,
          )
    return present(
      rows.filter((row) => row.kind === kind),
      merchant,
      caller.memberId,
    )
  }

  /** Ends a contract of a kind that the caller assigned to the agent; null if there was none. */
  async function endAssigned(caller: Caller, merchant: Merchant, kind: 'REALTIME' | 'MANUAL_DAILY', secondPartyId: number) {
    const given = await offers.givenNow([caller.memberId], kind, clock.now())
    const current = given.find((row) => row.secondPartyId === secondPartyId && maker.isInForce(row))
    return current ? presentOne(await maker.end(merchant, current.id, sideOf(caller)), merchant, caller) : null
  }

  async function log(
    { memberId }: Caller,
    merchant: Merchant,
    kind: SalaryKind | undefined,
    { page, size, username, ...days }: Query<Endpoints['dailyLog']>,
  ): Promise<Value<Endpoints['dailyLog']>> {
    const withId = username ? (await below({ memberId }, merchant, username)).id : undefined
    const { from, to } = rangeOf(days, merchant.timezone, clock.now())
    const span = instantsOf({ startDate: from, endDate: to }, merchant.timezone)
    const filter = { merchantId: merchant.id, memberId, kind, withId, from: span.from, before: span.until }
    const { rows, total } = await offers.log(filter, page, size)
    const list = await present(rows, merchant, memberId)
    return { list, total, page, totalPages: Math.ceil(total / size), footer: { count: total } }
  }

  return {
    log,
    async all({ memberId }: Caller, merchant: Merchant): Promise<Value<Endpoints['all']>> {
      const at = clock.now()
      const since = new Date(at.getTime() - MOVED_SHOWN_MS)
      const [paid, given, leftPaid, leftGiven] = await Promise.all([
        offers.live({ secondPartyId: memberId }, at),
        offers.live({ firstPartyId: memberId, merchantId: merchant.id }, at),
        offers.movedSince({ secondPartyId: memberId }, since),
        offers.movedSince({ firstPartyId: memberId }, since),
      ])
      return {
        paid: await present([...paid, ...withoutSuccessor(leftPaid, paid)], merchant, memberId),
        given: await present([...given, ...withoutSuccessor(leftGiven, given)], merchant, memberId),
      }
    },

    async candidates({ memberId }: Caller, { kind }: Query<Endpoints['candidates']>): Promise<Value<Endpoints['candidates']>> {
      const at = clock.now()
      const agents = await offers.agentsDirectlyBelow(memberId)
      const ids = agents.map(({ id }) => id)
      const [own, given, promises] = await Promise.all([
        offers.ownNow(memberId, kind, at),
        offers.givenNow([memberId], kind, at),
        offers.givenNow(ids, kind, at),
      ])
      return {
        own: own && readTerms(own.terms),
        list: agents.map(({ id, username, nickname }) => {
          const ofAgent = given.filter(({ secondPartyId }) => secondPartyId === id)
          const current = ofAgent.filter(({ status }) => status !== OFFERED).at(-1)
          return {
            username,
            nickname,
            current: current ? readTerms(current.terms) : null,
            hasOffer: ofAgent.some(({ status }) => status === OFFERED),
            promised: promises.filter(({ firstPartyId }) => firstPartyId === id).map(({ terms }) => readTerms(terms)),
          }
        }),
      }
    },

    async offer(
      caller: Caller,
      merchant: Merchant,
      kind: OfferedKind | 'MANUAL_DAILY',
      body: Body<Endpoints['offerDaily']>,
    ): Promise<ContractRow> {
      const { username, ...terms } = body
      const secondPartyId = await directAgent(caller, merchant, username)
      const pair = { merchantId: merchant.id, firstPartyId: caller.memberId, secondPartyId, kind }
      return presentOne(await maker.offer(merchant, pair, terms), merchant, caller)
    },

    /** A ratio of 0 ends the current one; null if there was none. */
    async assignRealTime(
      caller: Caller,
      merchant: Merchant,
      { username, ratio }: Body<Endpoints['assignRealTime']>,
    ): Promise<ContractRow | null> {
      const secondPartyId = await directAgent(caller, merchant, username)
      const pair = { merchantId: merchant.id, firstPartyId: caller.memberId, secondPartyId, kind: 'REALTIME' as const }
      if (ratio > 0n) return presentOne(await maker.offer(merchant, pair, ratioTerms(ratio)), merchant, caller)
      return endAssigned(caller, merchant, 'REALTIME', secondPartyId)
    },

    /** For any member of the downline; null if there was nothing to end. */
    async cancelManual(caller: Caller, merchant: Merchant, { username }: Body<Endpoints['cancelManual']>) {
      return endAssigned(caller, merchant, 'MANUAL_DAILY', (await below(caller, merchant, username)).id)
    },

    async end(caller: Caller, merchant: Merchant, { contractId }: Body<Endpoints['end']>): Promise<ContractRow> {
      return presentOne(await maker.end(merchant, contractId, sideOf(caller)), merchant, caller)
    },
    async answerEnd(caller: Caller, merchant: Merchant, body: Body<Endpoints['answerEnd']>): Promise<ContractRow> {
      return presentOne(await maker.answerEnd(merchant, body, sideOf(caller)), merchant, caller)
    },

    async info(caller: Caller, merchant: Merchant, kind: OfferedKind, username: string | undefined): Promise<ContractsOfKind> {
      const rows = await ofKind(caller, merchant, kind, username)
      const asOffered = (row: ContractRow): Presented => ({ ...row, kind })
      const offer = rows.findLast(({ status }) => status === OFFERED)
      const current = rows.find(({ status }) => status !== OFFERED)
      return { offer: offer ? asOffered(offer) : null, current: current ? asOffered(current) : null }
    },
    async assignedInfo(
      caller: Caller,
      merchant: Merchant,
      kind: 'REALTIME' | 'MANUAL_DAILY',
      username: string | undefined,
    ): Promise<ContractRow | null> {
      return (await ofKind(caller, merchant, kind, username))[0] ?? null
    },
    async dividendCustomers({ memberId }: Caller, merchant: Merchant): Promise<ContractRow[]> {
      const given = await offers.givenNow([memberId], 'DIVIDEND', clock.now())
      return present(
        given.filter(({ status }) => status !== OFFERED),
        merchant,
        memberId,
      )
    },
  }
}
export type AgentOfferService = ReturnType<typeof createAgentOfferService>
