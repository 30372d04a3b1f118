/** What must be played, and the rounds that count for it. Every change of a member's requirements is made under its cursor's lock. */
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface SettledRound {
  id: bigint
  createdAt: Date
  category: string
  stake: bigint
  payout: bigint
}
export interface NewRequirement {
  merchantId: number
  memberId: number
  source: 'DEPOSIT' | 'BONUS' | 'ADJUSTMENT' | 'TRANSFER'
  /** With `source` unique: asking twice is asking once. */
  reference: string
  required: bigint
  /** What a bonus gave. */
  bonus?: bigint
}

/** Read at once. */
export const ROUNDS_AT_ONCE = 1_000
/** A member without a cursor has been asked for nothing: what was played before does not count. */
const START_CURSOR = `
  INSERT INTO turnover_cursor (member_id, round_id, round_at)
  SELECT $1::integer, COALESCE(max(id), 0), COALESCE(max(created_at), $2::timestamptz) FROM
    (SELECT id, created_at FROM game_round WHERE member_id = $1::integer ORDER BY created_at DESC, id DESC LIMIT 1) newest
  ON CONFLICT (member_id) DO NOTHING`
const ROUNDS_AFTER = `
  SELECT r.id, r.created_at AS "createdAt", COALESCE(g.category, 'INHOUSE') AS category, r.stake, r.payout
  FROM game_round r LEFT JOIN LATERAL (SELECT category FROM game WHERE game_code = r.game_code LIMIT 1) g ON true
  WHERE r.member_id = $1::integer AND r.created_at >= $3::timestamptz AND r.id > $2::bigint
    AND r.settled_at IS NOT NULL AND NOT r.is_trial
  ORDER BY r.id LIMIT ${ROUNDS_AT_ONCE}`

export function createTurnoverRepository({ prisma }: Database) {
  return {
    inTransaction: <T>(work: (tx: PrismaTransaction) => Promise<T>): Promise<T> => prisma.$transaction(work),

    /** The last round looked at, locked until the transaction ends. */
    async lockCursor(tx: PrismaTransaction, memberId: number, now: Date) {
      await tx.$executeRawUnsafe(START_CURSOR, memberId, now.toISOString())
      const [cursor] = await tx.$queryRaw<{ roundId: bigint; roundAt: Date }[]>`
        SELECT round_id AS "roundId", round_at AS "roundAt" FROM turnover_cursor WHERE member_id = ${memberId} FOR UPDATE`
      return cursor!
    },
    moveCursor: (tx: PrismaTransaction, memberId: number, { id, createdAt }: Pick<SettledRound, 'id' | 'createdAt'>) =>
      tx.turnoverCursor.update({ where: { memberId }, data: { roundId: id, roundAt: createdAt } }),

    /** Oldest first. */
    roundsAfter: (tx: PrismaTransaction, memberId: number, { roundId, roundAt }: { roundId: bigint; roundAt: Date }) =>
      tx.$queryRawUnsafe<SettledRound[]>(ROUNDS_AFTER, memberId, String(roundId), roundAt.toISOString()),

    active: (tx: PrismaTransaction, memberId: number) =>
      tx.turnoverRequirement.findMany({ where: { memberId, state: 'ACTIVE' }, orderBy: { id: 'asc' }, include: { parts: true } }),

    /** How the member's latest one ended, or stands; null where nothing was ever asked. */
    async latestState(tx: PrismaTransaction, memberId: number): Promise<string | null> {
      const latest = await tx.turnoverRequirement.findFirst({
        where: { memberId },
        orderBy: { id: 'desc' },
        select: { state: true },
      })
      return latest?.state ?? null
    },

    async add(tx: PrismaTransaction, requirement: NewRequirement, createdAt: Date): Promise<void> {
      await tx.turnoverRequirement.createMany({
        data: [{ ...requirement, bonusLeft: requirement.bonus ?? 0n, createdAt }],
        skipDuplicates: true,
      })
    },

    async count(tx: PrismaTransaction, requirementId: bigint, category: string, taken: bigint): Promise<void> {
      await tx.turnoverPart.upsert({
        where: { requirementId_category: { requirementId, category } },
        create: { requirementId, category, done: taken },
        update: { done: { increment: taken } },
      })
      await tx.turnoverRequirement.update({ where: { id: requirementId }, data: { done: { increment: taken } } })
    },

    /** Of what was counted. */
    async takeOff(tx: PrismaTransaction, requirementId: bigint, category: string, taken: bigint): Promise<void> {
      const data = { done: { decrement: taken } }
      await tx.turnoverPart.update({ where: { requirementId_category: { requirementId, category } }, data })
      await tx.turnoverRequirement.update({ where: { id: requirementId }, data })
    },

    setBonusLeft: (tx: PrismaTransaction, { id, bonusLeft }: { id: bigint; bonusLeft: bigint }) =>
      tx.turnoverRequirement.update({ where: { id }, data: { bonusLeft } }),

    async end(tx: PrismaTransaction, ids: readonly bigint[], state: 'MET' | 'FORFEITED', endedAt: Date): Promise<void> {
      if (ids.length === 0) return
      await tx.turnoverRequirement.updateMany({ where: { id: { in: [...ids] }, state: 'ACTIVE' }, data: { state, endedAt } })
    },
  }
}
export type TurnoverRepository = ReturnType<typeof createTurnoverRepository>
