/**
 * Turnover requirements, and the rounds that count towards them. Lock the member's cursor before changing its requirements.
 */
import { type BonusRules, rulesKept, rulesToKeep } from './bonus/bonus-rules.ts'
import type { TurnoverRequirement } from '#prisma/client.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { Walk, WalkedRound } from './walk-rounds.ts'

export interface NewBonus {
  amount: bigint
  rules: BonusRules
  /** The deposit campaign; null for a claimed reward. */
  promotionId: number | null
  expiresAt: Date | null
}
export interface NewRequirement {
  merchantId: number
  memberId: number
  source: 'DEPOSIT' | 'BONUS' | 'ADJUSTMENT' | 'TRANSFER' | 'REWARD'
  /** Unique with `source`: requiring it twice has no effect. */
  reference: string
  required: bigint
  /** The bonus's amount and rules. */
  bonus?: NewBonus
}
type BonusEnd = 'FORFEITED' | 'EXPIRED'

/** Rounds per read. */
export const ROUNDS_AT_ONCE = 1_000
/** A member without a cursor has no requirements yet: earlier rounds do not count. */
const START_CURSOR = `
  INSERT INTO turnover_cursor (member_id, round_id, round_at)
  SELECT $1::integer, COALESCE(max(id), 0), COALESCE(max(created_at), $2::timestamptz) FROM
    (SELECT id, created_at FROM game_round WHERE member_id = $1::integer ORDER BY created_at DESC, id DESC LIMIT 1) newest
  ON CONFLICT (member_id) DO NOTHING`
const SETTLED = `
  r.id, r.created_at AS "createdAt", COALESCE(g.category, 'INHOUSE') AS category, r.stake, r.payout, (r.detail->>'multiplier')::bigint AS odds
  FROM game_round r LEFT JOIN LATERAL (SELECT category FROM game WHERE game_code = r.game_code LIMIT 1) g ON true`
const ROUNDS_AFTER = `
  SELECT ${SETTLED}
  WHERE r.member_id = $1::integer AND r.created_at >= $3::timestamptz AND r.id > $2::bigint
    AND r.settled_at IS NOT NULL AND NOT r.is_trial
  ORDER BY r.id LIMIT ${ROUNDS_AT_ONCE}`
/** Rounds the cursor passed while they were still open. */
const SETTLED_SINCE = `
  WITH settled AS (
    DELETE FROM turnover_waiting w USING game_round r
    WHERE w.member_id = $1::integer AND r.id = w.round_id AND r.created_at = w.round_at AND r.settled_at IS NOT NULL
    RETURNING w.round_id, w.round_at)
  SELECT ${SETTLED} JOIN settled s ON s.round_id = r.id AND s.round_at = r.created_at ORDER BY r.id`
/** Remembers rounds that are still open when the cursor passes them, so they are counted once settled. */
const WAIT_FOR_OPEN = `
  INSERT INTO turnover_waiting (member_id, round_id, round_at)
  SELECT member_id, id, created_at FROM game_round
  WHERE member_id = $1::integer AND settled_at IS NULL AND NOT is_trial AND id > $2::bigint AND id < $3::bigint
  ON CONFLICT DO NOTHING`

export function createTurnoverRepository({ prisma }: Database) {
  return {
    /** The last counted round, locked until the transaction ends. */
    async lockCursor(tx: PrismaTransaction, memberId: number, now: Date) {
      await tx.$executeRawUnsafe(START_CURSOR, memberId, now.toISOString())
      const [cursor] = await tx.$queryRaw<{ roundId: bigint; roundAt: Date }[]>`
        SELECT round_id AS "roundId", round_at AS "roundAt" FROM turnover_cursor WHERE member_id = ${memberId} FOR UPDATE`
      return cursor!
    },
    async moveCursor(tx: PrismaTransaction, memberId: number, from: bigint, to: Pick<WalkedRound, 'id' | 'createdAt'>) {
      await tx.$executeRawUnsafe(WAIT_FOR_OPEN, memberId, String(from), String(to.id))
      await tx.turnoverCursor.update({ where: { memberId }, data: { roundId: to.id, roundAt: to.createdAt } })
    },

    /** Oldest first. */
    roundsAfter: (tx: PrismaTransaction, memberId: number, { roundId, roundAt }: { roundId: bigint; roundAt: Date }) =>
      tx.$queryRawUnsafe<WalkedRound[]>(ROUNDS_AFTER, memberId, String(roundId), roundAt.toISOString()),
    /** Rounds that were open when the cursor passed them and have settled since; returns each only once. */
    settledSince: (tx: PrismaTransaction, memberId: number) => tx.$queryRawUnsafe<WalkedRound[]>(SETTLED_SINCE, memberId),
    /** Unsettled bets placed after an entry of the ledger. */
    openBets: (tx: PrismaTransaction, memberId: number, afterEntry: bigint): Promise<number> =>
      tx.gameRound.count({ where: { memberId, settledAt: null, isTrial: false, id: { gt: afterEntry } } }),

    async active(tx: PrismaTransaction, memberId: number) {
      const rows = await tx.turnoverRequirement.findMany({
        where: { memberId, state: 'ACTIVE' },
        orderBy: { id: 'asc' },
        include: { parts: true },
      })
      return rows.map(({ terms, ...row }) => ({ ...row, rules: rulesKept(terms) }))
    },

    /** The state of the member's latest requirement; null if there never was one. */
    async latestState(tx: PrismaTransaction, memberId: number): Promise<string | null> {
      const latest = await tx.turnoverRequirement.findFirst({
        where: { memberId },
        orderBy: { id: 'desc' },
        select: { state: true },
      })
      return latest?.state ?? null
    },

    async add(
      tx: PrismaTransaction,
      { bonus, ...requirement }: NewRequirement,
      { afterEntry, createdAt }: Pick<TurnoverRequirement, 'afterEntry' | 'createdAt'>,
    ): Promise<void> {
      await tx.turnoverRequirement.createMany({
        data: [
          {
            ...requirement,
            ...(bonus && {
              bonus: bonus.amount,
              bonusLeft: bonus.amount,
              terms: rulesToKeep(bonus.rules),
              promotionId: bonus.promotionId,
              expiresAt: bonus.expiresAt,
            }),
            afterEntry,
            createdAt,
          },
        ],
        skipDuplicates: true,
      })
    },

    keepParts: (tx: PrismaTransaction, parts: Walk['parts']) => tx.bonusRound.createMany({ data: parts, skipDuplicates: true }),
    /** The bonus's part of a round, if there is one. */
    partOf: (tx: PrismaTransaction, roundId: bigint) =>
      tx.bonusRound.findFirst({ where: { roundId }, include: { requirement: true }, orderBy: { requirementId: 'asc' } }),
    changePart: (tx: PrismaTransaction, { roundId, requirementId, stake, payout }: Walk['parts'][number]) =>
      tx.bonusRound.update({ where: { roundId_requirementId: { roundId, requirementId } }, data: { stake, payout } }),

    /** Expired bonuses and their owners. */
    expired: (now: Date, take: number) => {
      const where = { state: 'ACTIVE', source: 'BONUS', expiresAt: { lte: now } }
      return prisma.turnoverRequirement.findMany({
        where,
        select: { id: true, memberId: true, merchantId: true },
        orderBy: { expiresAt: 'asc' },
        take,
      })
    },
    /** Only one bonus with rules can be open. */
    openBonuses: (memberId: number, tx: PrismaTransaction = prisma) =>
      tx.turnoverRequirement.findMany({
        where: { memberId, source: 'BONUS', state: 'ACTIVE' },
        select: { id: true, terms: true, afterEntry: true },
      }),

    async count(tx: PrismaTransaction, requirementId: bigint, category: string, taken: bigint): Promise<void> {
      await tx.turnoverPart.upsert({
        where: { requirementId_category: { requirementId, category } },
        create: { requirementId, category, done: taken },
        update: { done: { increment: taken } },
      })
      await tx.turnoverRequirement.update({ where: { id: requirementId }, data: { done: { increment: taken } } })
    },

    /** Subtracts from the counted turnover. */
    async takeOff(tx: PrismaTransaction, requirementId: bigint, category: string, taken: bigint): Promise<void> {
      const data = { done: { decrement: taken } }
      await tx.turnoverPart.update({ where: { requirementId_category: { requirementId, category } }, data })
      await tx.turnoverRequirement.update({ where: { id: requirementId }, data })
    },

    setMoney: (tx: PrismaTransaction, { id, bonusLeft, ownResult }: { id: bigint; bonusLeft: bigint; ownResult: bigint }) =>
      tx.turnoverRequirement.update({ where: { id }, data: { bonusLeft, ownResult } }),

    async end(tx: PrismaTransaction, ids: readonly bigint[], state: 'MET' | BonusEnd, endedAt: Date): Promise<void> {
      if (ids.length === 0) return
      await tx.turnoverRequirement.updateMany({ where: { id: { in: [...ids] }, state: 'ACTIVE' }, data: { state, endedAt } })
    },
  }
}
export type TurnoverRepository = ReturnType<typeof createTurnoverRepository>
export type ActiveRequirement = Awaited<ReturnType<TurnoverRepository['active']>>[number]
