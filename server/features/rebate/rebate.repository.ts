/** The rates members have, who may be given what, and what they came to. */
import { gameType, type GameType } from '#contract/rebate.ts'
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
    async gameTypes(): Promise<GameTypeFacts[]> {
      const rows = await prisma.gameType.findMany({ orderBy: { sortIndex: 'asc' } })
      return rows.map(({ code, product, isSeries }) => ({ code: gameType.parse(code), product, isSeries }))
    },

    async current(memberId: number, tx: PrismaTransaction = prisma): Promise<{ id: number; rates: Rates } | undefined> {
      const row = await tx.rebateSet.findFirst({ where: { memberId, validUntil: null }, select: { id: true, rates: true } })
      return row ? { id: row.id, rates: toRates(row.rates) } : undefined
    },

    /** The most any direct downline of the member has, by kind. */
    async given(memberId: number, tx: PrismaTransaction = prisma): Promise<Rates> {
      const rows = await tx.$queryRawUnsafe<{ type: GameType; rate: number }[]>(GIVEN, memberId)
      return Object.fromEntries(rows.map(({ type, rate }) => [type, rate]))
    },

    /** The member where it stands below the agent, however deep. */
    async below(agentId: number, memberId: number, tx: PrismaTransaction = prisma): Promise<Place | undefined> {
      const row = await tx.memberTree.findUnique({
        where: { ancestorId_descendantId: { ancestorId: agentId, descendantId: memberId } },
        select: { depth: true },
      })
      if (!row || row.depth === 0) return undefined
      return (await tx.member.findUnique({ where: { id: memberId }, select: { id: true, parentId: true } })) ?? undefined
    },

    /** The agent at the top of the member's line: itself where nobody stands above. */
    async topOf(memberId: number, tx: PrismaTransaction = prisma): Promise<number> {
      const top = await tx.memberTree.findFirst({ where: { descendantId: memberId }, orderBy: { depth: 'desc' } })
      return top?.ancestorId ?? memberId
    },

    /** Held until the transaction ends, the upper first: of a giver and a receiver who change at once, one sees the other. */
    async lock(tx: PrismaTransaction, giverId: number | null, receiverId: number | undefined): Promise<void> {
      if (giverId !== null) await tx.$queryRaw`SELECT 1 FROM member WHERE id = ${giverId} FOR SHARE`
      if (receiverId !== undefined) await tx.$queryRaw`SELECT 1 FROM member WHERE id = ${receiverId} FOR NO KEY UPDATE`
    },

    /** `at` undefined: of a member who is new. */
    async set(
      tx: PrismaTransaction,
      of: { merchantId: number; memberId: number; setById: number | null; rates: Rates; at?: Date },
    ) {
      const { merchantId, memberId, setById, rates, at } = of
      await tx.$executeRaw`SELECT rebate_set_rates(${merchantId}::int, ${memberId}::int, ${JSON.stringify(rates)}::jsonb, ${setById}::int, ${at ?? null}::timestamptz)`
    },

    quotas: (agentId: number) =>
      prisma.rebateQuota.findMany({ where: { agentId }, orderBy: [{ gameType: 'asc' }, { rate: 'desc' }] }),

    /** One more (or one fewer) of a rate; false where none is left. A rate without a quota is not rationed. */
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
