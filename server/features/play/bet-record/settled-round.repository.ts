/** Settled rounds in their current state, and their corrections. */
import * as z from 'zod'
import type { CorrectionKind } from '#contract/play/bet-record/round-mark.ts'
import { type Language, language } from '#contract/wire.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { Standing } from './correction-lines.ts'
import { SETTLED_ROUND, type SettledRound } from './settled-round.sql.ts'

interface NewCorrection {
  round: SettledRound
  kind: CorrectionKind
  after: Standing
  reason: string
  /** Null = taken back by the vendor. */
  operatorId: number | null
  entryId: bigint
  correctedAt: Date
}

const names = z.partialRecord(language, z.string().min(1)).catch({})

export function createSettledRoundRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Serialises corrections of a round, so that a concurrent one sees the result of the first. */
    async lock(tx: PrismaTransaction, id: bigint): Promise<void> {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`settled-round:${id}`}, 0))`
    },
    async findIn(tx: PrismaTransaction, merchantId: number, id: bigint): Promise<SettledRound | undefined> {
      return (await tx.$queryRawUnsafe<SettledRound[]>(SETTLED_ROUND, merchantId, String(id)))[0]
    },
    /** The kind of the member's account that paid the stake. */
    async walletKind(
      { id, createdAt, memberId }: Pick<SettledRound, 'id' | 'createdAt' | 'memberId'>,
      tx: PrismaTransaction = prisma,
    ): Promise<string | undefined> {
      const [row] = await tx.$queryRaw<{ kind: string }[]>`
        SELECT a.kind FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE p.entry_id = ${id} AND p.created_at = ${createdAt} AND p.member_id = ${memberId} ORDER BY p.line LIMIT 1`
      return row?.kind
    },
    async games(codes: readonly string[], tx: PrismaTransaction = prisma) {
      const games = await tx.game.findMany({ where: { gameCode: { in: [...new Set(codes)] } }, orderBy: { id: 'desc' } })
      return new Map(
        games.map((game) => {
          const translated = names.parse(game.names)
          const titleOf = (asked: Language) => translated[asked] ?? game.name
          return [game.gameCode, { titleOf, category: game.category }]
        }),
      )
    },
    async addCorrection(tx: PrismaTransaction, { round, after, ...rest }: NewCorrection): Promise<bigint> {
      const { id } = await tx.betCorrection.create({
        data: {
          roundId: round.id,
          roundAt: round.createdAt,
          settledAt: round.settledAt,
          merchantId: round.merchantId,
          memberId: round.memberId,
          gameCode: round.gameCode,
          stakeBefore: round.stake,
          payoutBefore: round.payout,
          ...after,
          ...rest,
        },
        select: { id: true },
      })
      return id
    },
  }
}
export type SettledRoundRepository = ReturnType<typeof createSettledRoundRepository>
