import type { Database } from '#server/platform/database.ts'

export const CONTRACT_STATUS = { offered: 0, signed: 1, rejected: 2, terminating: 3, ended: 4 } as const
export const CONTRACT_KINDS = ['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND', 'MANUAL_DAILY'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

export function createAgentContractRepository({ prisma }: Database) {
  return {
    /** What was offered to the member, and what binds the member as the paid side, oldest first. */
    ofSecondParty: (memberId: number) =>
      prisma.agentContract.findMany({
        where: {
          secondPartyId: memberId,
          status: { in: [CONTRACT_STATUS.offered, CONTRACT_STATUS.signed, CONTRACT_STATUS.terminating] },
        },
        select: { id: true, kind: true, status: true },
        orderBy: { id: 'asc' },
      }),
  }
}
export type AgentContractRepository = ReturnType<typeof createAgentContractRepository>
