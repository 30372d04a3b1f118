import type { OfferedKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { AgentContract } from '#prisma/client.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export const CONTRACT_STATUS = { offered: 0, signed: 1, rejected: 2, terminating: 3, ended: 4 } as const
export const CONTRACT_KINDS = ['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND', 'MANUAL_DAILY'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** Offered, or in force until its end is agreed. */
const LIVE = [CONTRACT_STATUS.offered, CONTRACT_STATUS.signed, CONTRACT_STATUS.terminating]

/** Member and kind. */
export interface SecondParty {
  merchantId: number
  secondPartyId: number
  kind: OfferedKind
}
export interface ContractAnswer {
  status: typeof CONTRACT_STATUS.signed | typeof CONTRACT_STATUS.rejected
  answeredAt: Date
  effectiveFrom: Date | null
}

/** Not yet replaced by another contract that is in force. */
const notOver = (at: Date) => ({ OR: [{ effectiveUntil: null }, { effectiveUntil: { gt: at } }] })

export function createAgentContractRepository({ prisma }: Database) {
  return {
    /** Offers to the member, and contracts that pay the member, oldest first. */
    ofSecondParty: (memberId: number, at: Date) =>
      prisma.agentContract.findMany({
        where: { secondPartyId: memberId, status: { in: LIVE }, ...notOver(at) },
        select: { id: true, kind: true, status: true },
        orderBy: { id: 'asc' },
      }),

    /** The same for one kind, as full rows: signed ones first, then pending ones. */
    liveOf: (party: SecondParty, at: Date): Promise<AgentContract[]> =>
      prisma.agentContract.findMany({
        where: { ...party, status: { in: LIVE }, ...notOver(at) },
        orderBy: [{ answeredAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      }),

    find: (id: number, party: SecondParty): Promise<AgentContract | null> =>
      prisma.agentContract.findFirst({ where: { id, ...party } }),

    /** Undefined if it is no longer offered: of two concurrent answers, the row lock lets one through. */
    async answer(
      tx: PrismaTransaction,
      id: number,
      party: SecondParty,
      answer: ContractAnswer,
    ): Promise<AgentContract | undefined> {
      const [answered] = await tx.agentContract.updateManyAndReturn({
        where: { id, ...party, status: CONTRACT_STATUS.offered },
        data: answer,
      })
      return answered
    },
  }
}
export type AgentContractRepository = ReturnType<typeof createAgentContractRepository>
