import type { OfferedKind } from '#contract/agent-contracts.ts'
import type { AgentContract } from '#prisma/client.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export const CONTRACT_STATUS = { offered: 0, signed: 1, rejected: 2, terminating: 3, ended: 4 } as const
export const CONTRACT_KINDS = ['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND', 'MANUAL_DAILY'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** Offered, or in force as long as its end is not agreed. */
const LIVE = [CONTRACT_STATUS.offered, CONTRACT_STATUS.signed, CONTRACT_STATUS.terminating]

/** Whose contracts of what kind. */
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

/** Another took its place, and counts by now. */
const notOver = (at: Date) => ({ OR: [{ effectiveUntil: null }, { effectiveUntil: { gt: at } }] })

export function createAgentContractRepository({ prisma }: Database) {
  return {
    /** What was offered to the member, and what binds the member as the paid side, oldest first. */
    ofSecondParty: (memberId: number, at: Date) =>
      prisma.agentContract.findMany({
        where: { secondPartyId: memberId, status: { in: LIVE }, ...notOver(at) },
        select: { id: true, kind: true, status: true },
        orderBy: { id: 'asc' },
      }),

    /** The same of one kind, whole: what was signed first, then what waits. */
    liveOf: (party: SecondParty, at: Date): Promise<AgentContract[]> =>
      prisma.agentContract.findMany({
        where: { ...party, status: { in: LIVE }, ...notOver(at) },
        orderBy: [{ answeredAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      }),

    find: (id: number, party: SecondParty): Promise<AgentContract | null> =>
      prisma.agentContract.findFirst({ where: { id, ...party } }),

    /** Undefined where it is no longer offered: the row's own lock lets one of two answers through. */
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
