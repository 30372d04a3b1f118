import type { CorrectionKind } from '#contract/play/bet-record/round-mark.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { memberUsernames, operatorUsernames } from '#server/platform/usernames.ts'

export interface NewRequest {
  merchantId: number
  memberId: number
  roundId: bigint
  roundAt: Date
  kind: CorrectionKind
  payout: bigint
  takesPart: boolean
  reason: string
  proposedById: number
  proposedAt: Date
}
export interface RequestFilter {
  merchantId: number
  state?: string | undefined
  kind?: string | undefined
  memberId?: number | undefined
  from?: number | undefined
  to?: number | undefined
}
const whereOf = ({ from, to, state, kind, memberId, merchantId }: RequestFilter): Prisma.BetCorrectionRequestWhereInput => ({
  merchantId,
  ...(state && { state }),
  ...(kind && { kind }),
  ...(memberId && { memberId }),
  proposedAt: { ...(from !== undefined && { gte: new Date(from) }), ...(to !== undefined && { lt: new Date(to) }) },
})

export function createBetCorrectionRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Undefined if a request for the round is already open. */
    async add(tx: PrismaTransaction, data: NewRequest) {
      const [row] = await tx.betCorrectionRequest.createManyAndReturn({ data: [data], skipDuplicates: true })
      return row
    },
    /** Locks the row: of two concurrent decisions, the second finds it decided. */
    async lock(tx: PrismaTransaction, merchantId: number, id: bigint) {
      await tx.$queryRaw`SELECT 1 FROM bet_correction_request WHERE id = ${id} FOR UPDATE`
      return tx.betCorrectionRequest.findFirst({ where: { id, merchantId } })
    },
    decide: (
      tx: PrismaTransaction,
      id: bigint,
      data: { state: string; decidedById: number; decidedAt: Date; answer?: string; correctionId?: bigint; waived?: bigint },
    ) => tx.betCorrectionRequest.update({ where: { id }, data }),

    async page(filter: RequestFilter, page: number, size: number) {
      const where = whereOf(filter)
      const [rows, total] = await Promise.all([
        prisma.betCorrectionRequest.findMany({ where, orderBy: { id: 'desc' }, skip: (page - 1) * size, take: size }),
        prisma.betCorrectionRequest.count({ where }),
      ])
      return { rows, total }
    },
    /** Newest first, older than the last one read. */
    older: (filter: RequestFilter, than: bigint | undefined, take: number) =>
      prisma.betCorrectionRequest.findMany({
        where: { ...whereOf(filter), ...(than !== undefined && { id: { lt: than } }) },
        orderBy: { id: 'desc' },
        take,
      }),
    ofRound: (roundId: bigint) => prisma.betCorrectionRequest.findMany({ where: { roundId }, orderBy: { id: 'desc' } }),

    /** Names by id. */
    operatorNames: (ids: readonly number[]) => operatorUsernames({ prisma }, ids),
    memberNames: (ids: readonly number[]) => memberUsernames({ prisma }, ids),
  }
}
export type BetCorrectionRepository = ReturnType<typeof createBetCorrectionRepository>
