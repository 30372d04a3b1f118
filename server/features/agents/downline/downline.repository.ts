import type { PathStep } from '#contract/agents/downline/downline.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { Member } from '#prisma/client.ts'
import {
  COUNTED,
  COUNTS,
  countStatement,
  oneStatement,
  type PageAsked,
  pageStatement,
  shownTo,
  statement,
  type Statement,
  type Viewer,
} from './downline-page.sql.ts'

export type { PageAsked, Viewer }
/** If more changes than this are pending, the next reader adds them up. */
const MOST_WAITING = 200

export interface StoredRow {
  customerId: number
  username: string
  nickname: string
  type: number
  status: string
  level: number
  balance: bigint
  directCount: number
  teamCount: number
  waiting: number
  lastLogin: Date | null
  regDate: Date
}
/** The member named in a request. */
export interface Someone {
  customerId?: number | undefined
  username?: string | undefined
}
/** A member, and its level below the caller. */
export interface Place {
  id: number
  depth: number
}

export function createDownlineRepository({ pool, prisma }: Pick<Database, 'pool' | 'prisma'>) {
  async function query<Row extends object>({ text, values }: Statement, tx?: PrismaTransaction): Promise<Row[]> {
    return tx ? tx.$queryRawUnsafe<Row[]>(text, ...values) : (await pool.query<Row>(text, values)).rows
  }
  async function keepCounts(rows: readonly { waiting: number }[]): Promise<void> {
    if (rows.reduce((sum, { waiting }) => sum + waiting, 0) > MOST_WAITING) await pool.query('SELECT member_count_fold()')
  }

  return {
    /** Null if the member is not in the downline or does not exist. If both a number and a name are given, both must match. */
    async placeBelow(
      viewer: Pick<Viewer, 'memberId' | 'merchantId'>,
      someone: Someone,
      tx?: PrismaTransaction,
    ): Promise<Place | null> {
      const { customerId, username } = someone
      if (customerId === undefined && username === undefined) return null
      const [found] = await query<Place>(
        statement((bind) => {
          const byId = customerId === undefined ? '' : `AND m.id = ${bind(customerId)}::integer`
          const byName = username === undefined ? '' : `AND m.username = ${bind(username.toLowerCase())}::text`
          return `SELECT m.id, t.depth::integer AS depth FROM member m
            JOIN member_tree t ON t.descendant_id = m.id AND t.ancestor_id = ${bind(viewer.memberId)}::integer AND t.depth > 0
            WHERE m.merchant_id = ${bind(viewer.merchantId)}::integer ${byId} ${byName} AND ${shownTo(bind, viewer.memberId)}`
        }),
        tx,
      )
      return found ?? null
    },

    async page(viewer: Viewer, asked: PageAsked, teamSize: number, part: { skip: number; take: number }): Promise<StoredRow[]> {
      const rows = await query<StoredRow>(pageStatement(viewer, asked, teamSize, part))
      await keepCounts(rows)
      return rows
    },
    async one(viewer: Viewer, memberId: number): Promise<StoredRow | undefined> {
      return (await query<StoredRow>(oneStatement(viewer, memberId)))[0]
    },
    async count(viewer: Viewer, asked: PageAsked, teamSize: number, most: number): Promise<number> {
      return (await query<{ total: number }>(countStatement(viewer, asked, teamSize, most)))[0]?.total ?? 0
    },

    async counts(memberId: number): Promise<{ directCount: number; teamCount: number }> {
      const rows = await query<{ directCount: number; teamCount: number; waiting: number }>(
        statement((bind) => `SELECT ${COUNTED} FROM member m ${COUNTS} WHERE m.id = ${bind(memberId)}::integer`),
      )
      await keepCounts(rows)
      const { directCount = 0, teamCount = 0 } = rows[0] ?? {}
      return { directCount, teamCount }
    },

    /** From the viewer down to the member itself. */
    path: ({ id, depth }: Place): Promise<PathStep[]> =>
      query<PathStep>(
        statement(
          (bind) => `SELECT m.id AS "customerId", m.username, m.nickname, ${bind(depth)}::integer - t.depth AS level
            FROM member_tree t JOIN member m ON m.id = t.ancestor_id
            WHERE t.descendant_id = ${bind(id)}::integer AND t.depth <= ${bind(depth)}::integer ORDER BY t.depth DESC`,
        ),
      ),

    find: (id: number, tx: PrismaTransaction = prisma): Promise<Member | null> => tx.member.findUnique({ where: { id } }),

    /**
     * Locks the rows until the transaction ends; returns them in the given order. Always locks by ascending id, to prevent
     * deadlocks.
     */
    async lock(tx: PrismaTransaction, ids: readonly number[]): Promise<(Member | undefined)[]> {
      await tx.$queryRaw`SELECT 1 FROM member WHERE id = ANY (${[...ids]}::integer[]) ORDER BY id FOR NO KEY UPDATE`
      const rows = await tx.member.findMany({ where: { id: { in: [...ids] } } })
      return ids.map((id) => rows.find((row) => row.id === id))
    },

    /** One move per merchant at a time, so that what a move has checked stays true while it runs. */
    async lockMoves(tx: PrismaTransaction, merchantId: number): Promise<void> {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('member_move'), ${merchantId}::integer)`
    },
    async isWithin(tx: PrismaTransaction, ancestorId: number, descendantId: number): Promise<boolean> {
      const where = { ancestorId_descendantId: { ancestorId, descendantId } }
      return (await tx.memberTree.findUnique({ where })) !== null
    },
    async move(tx: PrismaTransaction, memberId: number, parentId: number, at: Date): Promise<void> {
      await tx.$executeRaw`SELECT member_move(${memberId}::integer, ${parentId}::integer, ${at}::timestamptz)`
    },

    /** False if the code is taken. */
    async addInvitation(
      tx: PrismaTransaction,
      agent: { id: number; merchantId: number },
      code: string,
      at: Date,
    ): Promise<boolean> {
      const data = [{ merchantId: agent.merchantId, agentId: agent.id, code, createdAt: at }]
      return (await tx.affiliateLink.createMany({ data, skipDuplicates: true })).count > 0
    },
    setFirstPassword: (tx: PrismaTransaction, id: number, passwordHash: string, at: Date) =>
      tx.member.update({
        where: { id },
        data: { passwordHash, passwordChangedAt: at, mustChangePassword: true, passwordResetAt: at, passwordResetBy: 'AGENT' },
      }),
  }
}
export type DownlineRepository = ReturnType<typeof createDownlineRepository>
