/** Stores contracts: offers, answers and ends by both parties. */
import { SALARY_KINDS, type SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { AGENT_TYPES } from '#contract/wire.ts'
import type { AgentContract } from '#prisma/client.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { CONTRACT_STATUS } from './agent-contracts.repository.ts'
import type { KeptTerms } from './contract-terms.ts'

export interface Pair {
  merchantId: number
  /** null = the house. */
  firstPartyId: number | null
  secondPartyId: number
  kind: SalaryKind
}
export interface NewContract extends Pair {
  terms: KeptTerms
  offeredAt: Date
  /** For assigned contracts, which need no answer. */
  effectiveFrom?: Date
}
export interface LogFilter {
  merchantId: number
  /** Either party. */
  memberId: number
  kind?: SalaryKind | undefined
  /** The other party. */
  withId?: number | undefined
  from: Date | undefined
  before: Date | undefined
}

const { offered, signed, terminating, ended } = CONTRACT_STATUS
/** Written by the SQL function `member_move`. */
const MOVED = 'MOVED'
const IN_FORCE = [signed, terminating]
const KINDS: SalaryKind[] = [...SALARY_KINDS]
const NEWEST = [
  { effectiveFrom: { sort: 'desc', nulls: 'last' } },
  { id: 'desc' },
] as const satisfies Prisma.AgentContractOrderByWithRelationInput[]

/** Pending contracts, and those in force now or later. */
const liveAt = (at: Date): Prisma.AgentContractWhereInput => ({
  OR: [
    { status: offered },
    { status: { in: IN_FORCE }, OR: [{ effectiveUntil: null }, { effectiveUntil: { gt: at } }] },
    // Agreed to end, but still in force.
    { status: ended, effectiveFrom: { not: null }, effectiveUntil: { gt: at } },
  ],
})
const logWhere = ({ merchantId, memberId, kind, withId, from, before }: LogFilter): Prisma.AgentContractWhereInput => ({
  merchantId,
  kind: kind ?? { in: KINDS },
  OR: [
    { secondPartyId: memberId, ...(withId !== undefined && { firstPartyId: withId }) },
    { firstPartyId: memberId, ...(withId !== undefined && { secondPartyId: withId }) },
  ],
  offeredAt: { ...(from && { gte: from }), ...(before && { lt: before }) },
})

const topOf = (merchantId: number) => ({ merchantId, parentId: null, type: { in: [...AGENT_TYPES] }, closedAt: null })

export function createAgentOfferRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Contracts of a merchant are made one at a time, because the rules depend on the contracts around each. */
    async lock(tx: PrismaTransaction, merchantId: number): Promise<void> {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('agent_contract'), ${merchantId}::int)::text`
    },

    /** The latest signed contract that has not ended, for any payer. */
    own: (tx: PrismaTransaction, secondPartyId: number, kind: SalaryKind, at: Date) =>
      tx.agentContract.findFirst({
        where: {
          secondPartyId,
          kind,
          status: { in: IN_FORCE },
          OR: [{ effectiveUntil: null }, { effectiveUntil: { gt: at } }],
        },
        orderBy: [...NEWEST],
      }),
    ownNow: (secondPartyId: number, kind: SalaryKind, at: Date) =>
      prisma.agentContract.findFirst({
        where: {
          secondPartyId,
          kind,
          status: { in: IN_FORCE },
          OR: [{ effectiveUntil: null }, { effectiveUntil: { gt: at } }],
        },
        orderBy: [...NEWEST],
      }),
    /** Includes offers that are not answered yet. */
    givenBy: (tx: PrismaTransaction, firstPartyIds: readonly number[], kind: SalaryKind, at: Date) =>
      tx.agentContract.findMany({ where: { firstPartyId: { in: [...firstPartyIds] }, kind, ...liveAt(at) } }),
    givenNow: (firstPartyIds: readonly number[], kind: SalaryKind, at: Date) =>
      prisma.agentContract.findMany({ where: { firstPartyId: { in: [...firstPartyIds] }, kind, ...liveAt(at) } }),

    /** A new offer replaces a pending one. */
    async withdraw(tx: PrismaTransaction, pair: Pair, at: Date): Promise<void> {
      await tx.agentContract.updateMany({ where: { ...pair, status: offered }, data: { status: ended, endedAt: at } })
    },
    create: (tx: PrismaTransaction, { effectiveFrom, ...contract }: NewContract) =>
      tx.agentContract.create({
        data: {
          ...contract,
          status: effectiveFrom ? signed : offered,
          ...(effectiveFrom && { answeredAt: contract.offeredAt, effectiveFrom }),
        },
      }),
    /** Whether the second party is in the first's direct downline; stays true while contracts are locked. */
    async isDirectlyBelow(
      tx: PrismaTransaction,
      { merchantId, firstPartyId, secondPartyId }: Omit<Pair, 'kind'>,
    ): Promise<boolean> {
      return (await tx.member.count({ where: { id: secondPartyId, merchantId, parentId: firstPartyId } })) > 0
    },
    /** Contracts of the member or its downline that ended with the member's last move. */
    async endedByMove(tx: PrismaTransaction, memberId: number): Promise<AgentContract[]> {
      const rows = await tx.$queryRaw<{ id: number }[]>`
        SELECT c.id FROM member_line l JOIN member_tree t ON t.ancestor_id = l.member_id
        JOIN agent_contract c ON c.second_party_id = t.descendant_id AND c.end_reason = 'MOVED' AND c.ended_at = l.valid_from
        WHERE l.member_id = ${memberId}::integer AND l.valid_until IS NULL AND c.effective_from IS NOT NULL`
      return tx.agentContract.findMany({ where: { id: { in: rows.map(({ id }) => id) } }, orderBy: { id: 'asc' } })
    },
    /** Contracts ended by a move since then; the parties see them beside those in force. */
    movedSince: (where: { secondPartyId: number } | { firstPartyId: number }, since: Date) =>
      prisma.agentContract.findMany({
        where: { ...where, kind: { in: KINDS }, endReason: MOVED, endedAt: { gt: since }, effectiveFrom: { not: null } },
        orderBy: { id: 'desc' },
      }),
    /** Other signed contracts stay in force until `to.from`; those that would begin later never take effect. */
    async giveWay(
      tx: PrismaTransaction,
      { secondPartyId, kind }: Pick<Pair, 'secondPartyId' | 'kind'>,
      to: { id: number; from: Date },
    ): Promise<void> {
      const others = { secondPartyId, kind, id: { not: to.id }, status: { in: IN_FORCE } }
      await tx.agentContract.updateMany({
        where: { ...others, effectiveFrom: { gte: to.from } },
        data: { effectiveUntil: to.from },
      })
      await tx.agentContract.updateMany({ where: { ...others, effectiveUntil: null }, data: { effectiveUntil: to.from } })
    },

    lockContract: async (tx: PrismaTransaction, id: number, merchantId: number): Promise<AgentContract | null> => {
      await tx.$queryRaw`SELECT 1 FROM agent_contract WHERE id = ${id} FOR UPDATE`
      return tx.agentContract.findFirst({ where: { id, merchantId, kind: { in: KINDS } } })
    },
    change: (
      tx: PrismaTransaction,
      id: number,
      data: { status: number; endAskedBy?: string | null; endedAt?: Date; effectiveUntil?: Date },
    ): Promise<AgentContract> => tx.agentContract.update({ where: { id }, data }),

    live: (where: { secondPartyId: number } | { firstPartyId: number | null; merchantId: number }, at: Date) =>
      prisma.agentContract.findMany({
        where: { ...where, kind: { in: KINDS }, ...liveAt(at) },
        orderBy: [{ status: 'asc' }, { id: 'desc' }],
      }),
    async log(filter: LogFilter, page: number, size: number) {
      const where = logWhere(filter)
      const [rows, total] = await Promise.all([
        prisma.agentContract.findMany({ where, orderBy: { id: 'desc' }, skip: (page - 1) * size, take: size }),
        prisma.agentContract.count({ where }),
      ])
      return { rows, total }
    },

    /** Must run in the caller's transaction: waiters for the lock each hold a connection, and may hold all of them. */
    async names(ids: readonly number[], tx: PrismaTransaction = prisma) {
      const rows = await tx.member.findMany({
        where: { id: { in: [...new Set(ids)] } },
        select: { id: true, username: true, nickname: true },
      })
      return new Map(rows.map(({ id, ...named }) => [id, named]))
    },
    /** The member's place in an agent's downline; null if it is not there. */
    async placeBelow(agentId: number, merchantId: number, username: string) {
      const member = await prisma.member.findFirst({ where: { merchantId, username }, select: { id: true, type: true } })
      if (!member) return null
      const place = await prisma.memberTree.findFirst({
        where: { ancestorId: agentId, descendantId: member.id, depth: { gt: 0 } },
        select: { depth: true },
      })
      return place && { ...member, depth: place.depth }
    },
    agentsDirectlyBelow: (agentId: number) =>
      prisma.member.findMany({
        where: { parentId: agentId, type: { in: [...AGENT_TYPES] }, closedAt: null },
        select: { id: true, username: true, nickname: true },
        orderBy: { username: 'asc' },
      }),
    /** Agents without an upline: direct partners of the house. */
    async topAgents(merchantId: number, username: string | undefined, page: number, size: number) {
      const where = { ...topOf(merchantId), ...(username && { username: { contains: username, mode: 'insensitive' as const } }) }
      const select = { id: true, username: true, nickname: true }
      const [rows, total] = await Promise.all([
        prisma.member.findMany({ where, select, orderBy: { username: 'asc' }, skip: (page - 1) * size, take: size }),
        prisma.member.count({ where }),
      ])
      return { rows, total }
    },
    isTopAgent: async (merchantId: number, id: number): Promise<boolean> =>
      (await prisma.member.count({ where: { ...topOf(merchantId), id } })) > 0,
    liveOfHouse: (merchantId: number, secondPartyIds: readonly number[], at: Date) =>
      prisma.agentContract.findMany({
        where: { merchantId, firstPartyId: null, secondPartyId: { in: [...secondPartyIds] }, kind: { in: KINDS }, ...liveAt(at) },
        orderBy: [{ kind: 'asc' }, { id: 'desc' }],
      }),
  }
}
export type AgentOfferRepository = ReturnType<typeof createAgentOfferRepository>
