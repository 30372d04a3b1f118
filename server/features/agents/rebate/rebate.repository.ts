/** Members' rates, the highest rates of their downline, and quotas. */
import { gameType, type GameType } from '#contract/agents/rebate.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { GameTypeFacts, Rates } from './rebate-rule.ts'

export interface Place {
  id: number
  parentId: number | null
}

const GIVEN = `
  SELECT e.key AS type, max(e.value::integer) AS rate
  FROM member m JOIN rebate_set s ON s.member_id = m.id AND s.valid_until IS NULL CROSS JOIN LATERAL jsonb_each_text(s.rates) e
  WHERE m.parent_id = $1::integer GROUP BY 1`

const toRates = (stored: unknown): Rates => (typeof stored === 'object' && stored !== null ? (stored as Rates) : {})

export function createRebateRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    async gameTypes(tx: PrismaTransaction = prisma): Promise<GameTypeFacts[]> {
      const rows = await tx.gameType.findMany({ orderBy: { sortIndex: 'asc' } })
      return rows.map(({ code, product, isSeries }) => ({ code: gameType.parse(code), product, isSeries }))
    },

    async current(memberId: number, tx: PrismaTransaction = prisma): Promise<{ id: number; rates: Rates } | undefined> {
      const row = await tx.rebateSet.findFirst({ where: { memberId, validUntil: null }, select: { id: true, rates: true } })
      return row ? { id: row.id, rates: toRates(row.rates) } : undefined
    },

    /** The highest rate of any direct downline, by kind. */
    async given(memberId: number, tx: PrismaTransaction = prisma): Promise<Rates> {
      const rows = await tx.$queryRawUnsafe<{ type: GameType; rate: number }[]>(GIVEN, memberId)
      return Object.fromEntries(rows.map(({ type, rate }) => [type, rate]))
    },

    /** The member, if it is in the agent's downline at any depth. */
    async below(agentId: number, memberId: number, tx: PrismaTransaction = prisma): Promise<Place | undefined> {
      const row = await tx.memberTree.findUnique({
        where: { ancestorId_descendantId: { ancestorId: agentId, descendantId: memberId } },
        select: { depth: true },
      })
      if (!row || row.depth === 0) return undefined
      return (await tx.member.findUnique({ where: { id: memberId }, select: { id: true, parentId: true } })) ?? undefined
    },

    /** The agent at the top of the member's line: the member itself if it has no upline. */
    async topOf(memberId: number, tx: PrismaTransaction = prisma): Promise<number> {
      const top = await tx.memberTree.findFirst({ where: { descendantId: memberId }, orderBy: { depth: 'desc' } })
      return top?.ancestorId ?? memberId
    },

    /**
     * Locks both until the transaction ends, the giver first: of concurrent changes to giver and receiver, one sees the other.
     */
    async lock(tx: PrismaTransaction, giverId: number | null, receiverId: number | undefined): Promise<void> {
      if (giverId !== null) await tx.$queryRaw`SELECT 1 FROM member WHERE id = ${giverId} FOR SHARE`
      if (receiverId !== undefined) await tx.$queryRaw`SELECT 1 FROM member WHERE id = ${receiverId} FOR NO KEY UPDATE`
    },

    /** `at` undefined: for a new member. */
    async set(
      tx: PrismaTransaction,
      of: { merchantId: number; memberId: number; setById: number | null; rates: Rates; at?: Date },
    ) {
      const { merchantId, memberId, setById, rates, at } = of
      await tx.$executeRaw`SELECT rebate_set_rates(${merchantId}::int, ${memberId}::int, ${JSON.stringify(rates)}::jsonb, ${setById}::int, ${at ?? null}::timestamptz)`
    },

    quotas: (agentId: number) =>
      prisma.rebateQuota.findMany({ where: { agentId }, orderBy: [{ gameType: 'asc' }, { rate: 'desc' }] }),

    /** Takes (or returns) one of a rate's quota; false if none is left. A rate without a quota is unlimited. */
    async takeQuota(tx: PrismaTransaction, agentId: number, type: GameType, rate: number, by: 1 | -1): Promise<boolean> {
      const where = { agentId, gameType: type, rate }
      const taken = await tx.$executeRaw`
        UPDATE rebate_quota SET used = greatest(used + ${by}::int, 0)
        WHERE agent_id = ${agentId} AND game_type = ${type} AND rate = ${rate} AND used + ${by}::int <= total`
      return taken > 0 || (await tx.rebateQuota.count({ where })) === 0
    },
  }
}
export type RebateRepository = ReturnType<typeof createRebateRepository>
