import type { Database } from '#server/platform/database.ts'
import type { MemberType } from '#contract/wire.ts'
import { unique } from './unique.ts'

export interface AffiliateLinkDetails {
  agent: { id: number; merchantId: number }
  code?: string
  /** Type a member gets who registers with it. */
  memberType?: MemberType
  isDefault?: boolean
  expiresAt?: Date
  closedAt?: Date
}

export async function createAffiliateLink({ prisma }: Database, details: AffiliateLinkDetails, now: Date) {
  const { agent, ...given } = details
  const code = given.code ?? unique('AF').toUpperCase()
  const { id } = await prisma.affiliateLink.create({
    data: { ...given, code, merchantId: agent.merchantId, agentId: agent.id, createdAt: now },
    select: { id: true },
  })
  return { id, code }
}

export type AgentContractKind = 'DAILY' | 'HOURLY' | 'REALTIME' | 'DIVIDEND' | 'MANUAL_DAILY'
export const CONTRACT_STATUS = { offered: 0, signed: 1, rejected: 2, terminating: 3, ended: 4 } as const
export type AgentContractStatus = keyof typeof CONTRACT_STATUS

export interface AgentContractDetails {
  /** Who pays. */
  firstParty: { id: number; merchantId: number }
  /** Its direct downline. */
  secondParty: { id: number }
  kind?: AgentContractKind
  status?: AgentContractStatus
  terms?: object
}

/** Tiers as in domain §4.2, the worked example: rates in parts per million, amounts in 1/10 000. */
export const SAMPLE_TERMS = {
  tiers: [
    { minTurnover: '1000000000', minActive: 3, rate: 4_000 },
    { minTurnover: '5000000000', minActive: 8, rate: 6_000 },
  ],
  minBillingOrder: '1000000',
}

export async function createAgentContract({ prisma }: Database, details: AgentContractDetails, now: Date) {
  const { firstParty, secondParty, kind = 'DAILY', status = 'offered', terms = SAMPLE_TERMS } = details
  const { id } = await prisma.agentContract.create({
    data: {
      merchantId: firstParty.merchantId,
      kind,
      firstPartyId: firstParty.id,
      secondPartyId: secondParty.id,
      status: CONTRACT_STATUS[status],
      terms,
      offeredAt: now,
      answeredAt: status === 'offered' ? null : now,
    },
    select: { id: true },
  })
  return { id, kind, status }
}
