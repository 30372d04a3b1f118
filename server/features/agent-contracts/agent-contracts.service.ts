import type { ContractRequests } from '#contract/agent-contracts.ts'
import { CONTRACT_STATUS, type AgentContractRepository, type ContractKind } from './agent-contracts.repository.ts'

/** The list an offer waits in; real-time and manual contracts are assigned, not offered (wire §4.13). */
const OFFER_LISTS: Partial<Record<ContractKind, keyof ContractRequests>> = {
  DAILY: 'dailysalreqtype',
  DIVIDEND: 'divtypecompperiodreq',
  HOURLY: 'contracthoursalreq',
}
/** The lists a contract in force stands in; one that is being ended is in force until it is. */
const IN_FORCE_LISTS: Record<ContractKind, readonly (keyof ContractRequests)[]> = {
  DAILY: ['dailysalinfotype'],
  DIVIDEND: ['divtypeinfo', 'divtypecompperiodinfo'],
  HOURLY: ['contracthoursalinfo'],
  REALTIME: ['realtimesalinfotype'],
  MANUAL_DAILY: ['contractmrdailysalinfotype'],
}

export function createAgentContractService({ contracts }: { contracts: AgentContractRepository }) {
  return {
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
      for (const { id, kind, status } of await contracts.ofSecondParty(memberId)) {
        const offerList = OFFER_LISTS[kind as ContractKind]
        if (status !== CONTRACT_STATUS.offered) IN_FORCE_LISTS[kind as ContractKind]?.forEach((name) => lists[name].push(id))
        else if (offerList) lists[offerList].push(id)
      }
      return lists
    },
  }
}
export type AgentContractService = ReturnType<typeof createAgentContractService>
