/** Deposit orders. A state change names the expected state, so only one of two concurrent changes succeeds. */
import type { DepositFilter, DepositState } from '#contract/money/deposit/deposit-order.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

const WITH = { channel: true, promotion: true, proof: { select: { depositId: true } } } as const
export type DepositRow = Prisma.DepositGetPayload<{ include: typeof WITH }>
export type NewDeposit = Prisma.DepositUncheckedCreateInput
export type DepositChange = Prisma.DepositUncheckedUpdateManyInput

export interface DepositSelection {
  merchantId: number
  memberId?: number | undefined
  state?: DepositFilter | undefined
  from?: Date | undefined
  to?: Date | undefined
}
interface Page {
  page: number
  size: number
}

const GROUPS: Partial<Record<DepositFilter, DepositState[]>> = {
  WAITING: ['OPEN', 'REVIEW'],
  ENDED: ['REJECTED', 'CANCELLED', 'EXPIRED', 'FAILED'],
}
const whereOf = ({ merchantId, memberId, state, from, to }: DepositSelection): Prisma.DepositWhereInput => ({
  merchantId,
  ...(memberId === undefined ? {} : { memberId }),
  ...(state === undefined ? {} : { state: { in: GROUPS[state] ?? [state] } }),
  ...(from || to ? { createdAt: { ...(from ? { gte: from } : {}), ...(to ? { lte: to } : {}) } } : {}),
})

/** `D` and eight digits: short enough to read out to a cashier. */
const numberOf = (id: bigint) => `D${String(id + 10_000_000n)}`

export function createDepositRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Serialises placing and confirming a member's orders. */
    async lockMember(tx: PrismaTransaction, memberId: number): Promise<void> {
      await tx.$queryRaw`SELECT id FROM member WHERE id = ${memberId} FOR UPDATE`
    },

    /** One query; `lastId` reveals whether another order has been placed since. */
    async open(memberId: number, tx: PrismaTransaction = prisma): Promise<{ count: number; sum: bigint; lastId: bigint }> {
      const [row] = await tx.$queryRaw<{ count: number; sum: bigint; lastId: bigint }[]>`
        SELECT count(*) FILTER (WHERE state = 'OPEN')::integer AS count,
          COALESCE(sum(amount) FILTER (WHERE state = 'OPEN'), 0)::bigint AS sum, COALESCE(max(id), 0)::bigint AS "lastId"
        FROM deposit WHERE member_id = ${memberId}`
      return row!
    },

    /** Reserves the next order's number, because its payer needs the number to pay. */
    async nextNumber(tx: PrismaTransaction): Promise<{ id: bigint; number: string }> {
      const [next] = await tx.$queryRaw<{ id: bigint }[]>`SELECT nextval(pg_get_serial_sequence('deposit', 'id')) AS id`
      return { id: next!.id, number: numberOf(next!.id) }
    },
    create: (tx: PrismaTransaction, data: NewDeposit): Promise<DepositRow> => tx.deposit.create({ data, include: WITH }),

    byRequest: (memberId: number, requestId: string, tx: PrismaTransaction = prisma) =>
      tx.deposit.findUnique({ where: { memberId_requestId: { memberId, requestId } }, include: WITH }),
    find: (id: bigint, tx: PrismaTransaction = prisma) => tx.deposit.findUniqueOrThrow({ where: { id }, include: WITH }),
    findByNumber: (number: string, tx: PrismaTransaction = prisma) => tx.deposit.findUnique({ where: { number }, include: WITH }),

    /** The order with this number, locked until the transaction ends. */
    async lockByNumber(tx: PrismaTransaction, number: string): Promise<DepositRow | null> {
      await tx.$queryRaw`SELECT id FROM deposit WHERE number = ${number} FOR UPDATE`
      return tx.deposit.findUnique({ where: { number }, include: WITH })
    },

    /** False if the order is no longer in any of these states. */
    async change(tx: PrismaTransaction, id: bigint, from: readonly DepositState[], data: DepositChange): Promise<boolean> {
      const { count } = await tx.deposit.updateMany({ where: { id, state: { in: [...from] } }, data })
      return count === 1
    },

    /** Whether an undecided deposit other than `exceptId` requests a bonus. */
    async asksForBonus(memberId: number, exceptId?: bigint, tx: PrismaTransaction = prisma): Promise<boolean> {
      const where = { memberId, state: { in: ['OPEN', 'REVIEW'] }, promotionId: { not: null } }
      return (await tx.deposit.count({ where: { ...where, ...(exceptId === undefined ? {} : { id: { not: exceptId } }) } })) > 0
    },

    /** Total of a member's deposits that operators approved manually. */
    async letInSince(tx: PrismaTransaction, memberId: number, since: Date): Promise<bigint> {
      const where = { memberId, state: 'CONFIRMED', approvedBy: { not: null }, endedAt: { gte: since } }
      return (await tx.deposit.aggregate({ where, _sum: { amount: true } }))._sum.amount ?? 0n
    },

    confirmed: (memberId: number, tx: PrismaTransaction = prisma) =>
      tx.deposit.count({ where: { memberId, state: 'CONFIRMED' } }),
    failedSince: (tx: PrismaTransaction, memberId: number, since: Date) =>
      tx.deposit.count({ where: { memberId, state: 'FAILED', endedAt: { gt: since } } }),

    waiting: (memberId: number) =>
      prisma.deposit.findMany({
        where: { memberId, state: { in: ['OPEN', 'REVIEW'] } },
        orderBy: { id: 'desc' },
        include: WITH,
      }),

    /** Newest first, with totals of all matches. */
    async report(selection: DepositSelection, { page, size }: Page) {
      const where = whereOf(selection)
      const [rows, sums] = await Promise.all([
        prisma.deposit.findMany({ where, orderBy: { id: 'desc' }, skip: (page - 1) * size, take: size, include: WITH }),
        prisma.deposit.aggregate({ where, _count: true, _sum: { amount: true, fee: true, bonus: true } }),
      ])
      const { amount, fee, bonus } = sums._sum
      return { rows, total: sums._count, amount: amount ?? 0n, fee: fee ?? 0n, bonus: bonus ?? 0n }
    },

    /** Newest first, older than the last one read. */
    older: (selection: DepositSelection, than: bigint | undefined, take: number): Promise<DepositRow[]> =>
      prisma.deposit.findMany({
        where: { ...whereOf(selection), ...(than === undefined ? {} : { id: { lt: than } }) },
        orderBy: { id: 'desc' },
        take,
        include: WITH,
      }),

    /** Expires unpaid orders past their time; returns their owners. */
    async expire(now: Date): Promise<{ memberId: number; merchantId: number }[]> {
      return prisma.$queryRaw<{ memberId: number; merchantId: number }[]>`
        UPDATE deposit SET state = 'EXPIRED', ended_at = ${now}::timestamptz
        WHERE state = 'OPEN' AND expires_at <= ${now}::timestamptz
        RETURNING member_id AS "memberId", merchant_id AS "merchantId"`
    },

    async saveProof(
      tx: PrismaTransaction,
      depositId: bigint,
      contentType: string,
      picture: Buffer,
      createdAt: Date,
    ): Promise<void> {
      const data = { contentType, content: new Uint8Array(picture), createdAt }
      await tx.depositProof.upsert({ where: { depositId }, create: { depositId, ...data }, update: data })
    },
    proof: (depositId: bigint) => prisma.depositProof.findUnique({ where: { depositId } }),

    names: async (memberIds: readonly number[]) => {
      const rows = await prisma.member.findMany({
        where: { id: { in: [...memberIds] } },
        select: { id: true, username: true },
      })
      return new Map(rows.map(({ id, username }) => [id, username]))
    },
    numbers: async (ids: readonly bigint[]) => {
      const rows = await prisma.deposit.findMany({ where: { id: { in: [...ids] } }, select: { id: true, number: true } })
      return new Map(rows.map(({ id, number }) => [id, number]))
    },
    memberNamed: (merchantId: number, username: string) =>
      prisma.member.findUnique({ where: { merchantId_username: { merchantId, username } }, select: { id: true } }),
  }
}
export type DepositRepository = ReturnType<typeof createDepositRepository>
