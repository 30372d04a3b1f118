import type { Database } from '#server/platform/database.ts'
import type { BillKind, BillStatus } from '#contract/agents/agent-bill/agent-bill.ts'
import type { GameType } from '#contract/agents/rebate.ts'
import type { MemberType } from '#contract/wire.ts'
import type { KeptTerms } from '#server/features/agents/agent-contracts/contract-terms.ts'
import { amount } from './amount.ts'
import { unique } from './unique.ts'

const DAY_MS = 86_400_000

export interface AffiliateLinkDetails {
  agent: { id: number; merchantId: number }
  code?: string
  /** The type of members who register with it. */
  memberType?: MemberType
  isDefault?: boolean
  expiresAt?: Date
  closedAt?: Date
  name?: string
  /** Parts per million. */
  rates?: Partial<Record<GameType, number>>
  clicks?: number
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

/** In force from the beginning unless a time is given. */
export async function setRates(
  { pool }: Database,
  { id, merchantId }: { id: number; merchantId: number },
  rates: Partial<Record<GameType, number>>,
  from?: Date,
): Promise<void> {
  await pool.query('SELECT rebate_set_rates($1, $2, $3, NULL, $4)', [merchantId, id, rates, from ?? null])
}

export interface AgentBillDetails {
  payee: { id: number; merchantId: number }
  /** null = the house. */
  payer: { id: number } | null
  kind: BillKind
  gross: bigint
  /** For a manual bill: when it expires. */
  expiresAt?: Date
  status?: BillStatus
}

/** A bill for yesterday, without a contract. */
export async function createAgentBill({ prisma }: Database, details: AgentBillDetails, now: Date) {
  const { payee, payer, kind, gross, expiresAt, status = expiresAt ? 'UNCOLLECTED' : 'DUE' } = details
  const { id } = await prisma.agentBill.create({
    data: {
      merchantId: payee.merchantId,
      kind,
      payeeId: payee.id,
      payerId: payer?.id ?? null,
      periodStart: new Date(now.getTime() - DAY_MS),
      periodEnd: now,
      status,
      isByHand: expiresAt !== undefined,
      expiresAt: expiresAt ?? null,
      gross,
      funded: expiresAt ? 0n : gross,
      deducted: 0n,
      net: gross,
      statement: { kind: kind === 'REBATE' ? 'REBATE' : 'PAYER', ...(kind === 'REBATE' && { lines: [] }) },
      createdAt: now,
    },
    select: { id: true },
  })
  return { id: String(id) }
}

export type AgentContractKind = 'DAILY' | 'HOURLY' | 'REALTIME' | 'DIVIDEND' | 'MANUAL_DAILY'
export const CONTRACT_STATUS = { offered: 0, signed: 1, rejected: 2, terminating: 3, ended: 4 } as const
export type AgentContractStatus = keyof typeof CONTRACT_STATUS

export interface AgentContractDetails {
  /** Who pays; null = the house. */
  firstParty: { id: number; merchantId: number } | null
  /** Its direct downline. */
  secondParty: { id: number; merchantId?: number }
  kind?: AgentContractKind
  status?: AgentContractStatus
  terms?: KeptTerms
  /** For a signed one; the default is now. */
  effectiveFrom?: Date
}

const tier = (turnover: number, minActive: number, rate: number) => ({ minTurnover: String(amount(turnover)), minActive, rate })
const BILLED = String(amount(100))

/** The worked examples of AGT-24, AGT-26 and AGT-28: rates in parts per million, amounts in 1/10 000. */
export const SAMPLE_TERMS = {
  DAILY: { tiers: [tier(100_000, 3, 4_000), tier(500_000, 8, 6_000)], minBillingOrder: BILLED },
  HOURLY: {
    tiers: [tier(10_000, 2, 1_000), tier(50_000, 2, 1_500), tier(200_000, 2, 2_000)],
    minBillingOrder: BILLED,
    dailyCap: String(amount(5_000)),
    offsetsDaily: true,
  },
  DIVIDEND: {
    tiers: [tier(300_000, 3, 150_000), tier(600_000, 5, 180_000), tier(1_200_000, 8, 200_000)],
    minBillingOrder: BILLED,
    carry: 'PERMANENT',
  },
  /** A ratio of every bet, independent of the team's turnover. */
  REALTIME: { tiers: [tier(0, 0, 2_000)], minBillingOrder: '0' },
} as const satisfies Record<string, KeptTerms>
const sampleOf = (kind: AgentContractKind): KeptTerms =>
  kind in SAMPLE_TERMS ? SAMPLE_TERMS[kind as keyof typeof SAMPLE_TERMS] : SAMPLE_TERMS.DAILY

export async function createAgentContract({ prisma }: Database, details: AgentContractDetails, now: Date) {
  const { firstParty, secondParty, kind = 'DAILY', status = 'offered' } = details
  const merchantId = firstParty?.merchantId ?? secondParty.merchantId
  if (merchantId === undefined) throw new Error('a contract of the house names the merchant of its second party')
  const isSigned = status !== 'offered' && status !== 'rejected'
  const { id } = await prisma.agentContract.create({
    data: {
      merchantId,
      kind,
      firstPartyId: firstParty?.id ?? null,
      secondPartyId: secondParty.id,
      status: CONTRACT_STATUS[status],
      terms: details.terms ?? sampleOf(kind),
      offeredAt: now,
      answeredAt: status === 'offered' ? null : now,
      effectiveFrom: isSigned ? (details.effectiveFrom ?? now) : null,
    },
    select: { id: true },
  })
  return { id, kind, status }
}
