import type * as agentContractEndpoints from '#contract/agents/agent-contracts/agent-contracts.ts'
import type {
  AgentContract,
  ContractRequests,
  ContractsOfKind,
  OfferedKind,
} from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { Body } from '#contract/endpoint.ts'
import type { AgentContract as ContractRow } from '#prisma/client.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import {
  CONTRACT_STATUS,
  type AgentContractRepository,
  type ContractKind,
  type SecondParty,
} from './agent-contracts.repository.ts'
import type { AgentOfferRepository } from './agent-offers.repository.ts'
import { readTerms } from './contract-terms.ts'
import type { ContractMaker } from './make-contract.ts'
import { periodOf } from './periods.ts'

/** The list of a pending offer; real-time and manual contracts are assigned, not offered (WIR-38). */
const OFFER_LISTS: Partial<Record<ContractKind, keyof ContractRequests>> = {
  DAILY: 'dailysalreqtype',
  DIVIDEND: 'divtypecompperiodreq',
  HOURLY: 'contracthoursalreq',
}
/** The lists of a contract in force; a contract that is being ended stays in force until its end. */
const IN_FORCE_LISTS: Record<ContractKind, readonly (keyof ContractRequests)[]> = {
  DAILY: ['dailysalinfotype'],
  DIVIDEND: ['divtypeinfo', 'divtypecompperiodinfo'],
  HOURLY: ['contracthoursalinfo'],
  REALTIME: ['realtimesalinfotype'],
  MANUAL_DAILY: ['contractmrdailysalinfotype'],
}

type Party = Pick<MemberCaller, 'memberId' | 'merchantId'>

interface Deps {
  contracts: AgentContractRepository
  offers: Pick<AgentOfferRepository, 'lock'>
  maker: Pick<ContractMaker, 'signedOrDeclined' | 'announce'>
  members: { findById(id: number): Promise<{ username: string; nickname: string } | null> }
  inTransaction: InTransaction
  clock: Clock
}

export function createAgentContractService({ contracts, offers, maker, members, inTransaction, clock }: Deps) {
  const asSecondParty = (kind: OfferedKind, { memberId, merchantId }: Party): SecondParty => ({
    merchantId,
    secondPartyId: memberId,
    kind,
  })

  async function present(row: ContractRow, kind: OfferedKind, house: string): Promise<AgentContract> {
    const firstParty = row.firstPartyId === null ? null : await members.findById(row.firstPartyId)
    return {
      contractId: row.id,
      kind,
      status: row.status as AgentContract['status'],
      // The house uses the site's name, and has no account.
      firstParty: { account: firstParty?.username ?? '', nickname: firstParty?.nickname ?? house },
      offeredAt: row.offeredAt.getTime(),
      answeredAt: row.answeredAt?.getTime() ?? null,
      effectiveFrom: row.effectiveFrom?.getTime() ?? null,
      terms: readTerms(row.terms),
    }
  }

  return {
    async ofKind(kind: OfferedKind, caller: Party, { name }: Pick<Merchant, 'name'>): Promise<ContractsOfKind> {
      const live = await contracts.liveOf(asSecondParty(kind, caller), clock.now())
      const offer = live.find(({ status }) => status === CONTRACT_STATUS.offered)
      const current = live.findLast(({ status }) => status !== CONTRACT_STATUS.offered)
      return {
        offer: offer ? await present(offer, kind, name) : null,
        current: current ? await present(current, kind, name) : null,
      }
    },

    /**
     * Final, and effective from the next period. Throws `no.data` (the caller has never had such an offer of this kind) and
     * `contract.answered` (no longer pending).
     */
    async answer(
      kind: OfferedKind,
      caller: Party,
      merchant: Merchant,
      { contractId, accept }: Body<typeof agentContractEndpoints.answerDaily>,
    ): Promise<AgentContract> {
      const party = asSecondParty(kind, caller)
      const answeredAt = clock.now()
      const answered = await inTransaction(async (tx) => {
        await offers.lock(tx, merchant.id)
        const row = await contracts.answer(tx, contractId, party, {
          status: accept ? CONTRACT_STATUS.signed : CONTRACT_STATUS.rejected,
          answeredAt,
          effectiveFrom: accept ? periodOf(kind, answeredAt, merchant.timezone).end : null,
        })
        if (row) await maker.signedOrDeclined(tx, merchant, row)
        return row
      })
      if (answered) {
        await maker.announce(merchant, answered)
        return present(answered, kind, merchant.name)
      }
      throw new AppError((await contracts.find(contractId, party)) ? 'contract.answered' : 'no.data')
    },

    async pending(memberId: number): Promise<ContractRequests> {
      const lists: ContractRequests = {
        dailysalreqtype: [],
        divtypecompperiodreq: [],
        contracthoursalreq: [],
        dailysalinfotype: [],
        divtypeinfo: [],
        divtypecompperiodinfo: [],
        contracthoursalinfo: [],
        contractmrdailysalinfotype: [],
        realtimesalinfotype: [],
      }
      for (const { id, kind, status } of await contracts.ofSecondParty(memberId, clock.now())) {
        const offerList = OFFER_LISTS[kind as ContractKind]
        if (status !== CONTRACT_STATUS.offered) IN_FORCE_LISTS[kind as ContractKind]?.forEach((name) => lists[name].push(id))
        else if (offerList) lists[offerList].push(id)
      }
      return lists
    },
  }
}
export type AgentContractService = ReturnType<typeof createAgentContractService>
