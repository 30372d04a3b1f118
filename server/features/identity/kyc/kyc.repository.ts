/** Identity checks and their pictures. The member writes a row until it is submitted; then operators decide. */
import * as z from 'zod'
import type { Prisma } from '#prisma/client.ts'
import { kycFieldId, type KycSide, type KycState } from '#contract/identity/kyc/kyc-form.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import { DRAWN_TYPE } from '#server/platform/pictures/redraw-picture.ts'

const withRest = {
  member: { select: { username: true, status: true, isTest: true, payeeName: true, birthday: true } },
  pictures: { select: { side: true, createdAt: true } },
} as const
export type KycRow = Prisma.KycCheckGetPayload<{ include: typeof withRest }>
export type KycDraft = Partial<Pick<KycRow, 'idType' | 'numberSealed' | 'numberHash' | 'numberMasked' | 'savedAt'>> & {
  fields?: Record<string, string>
}
export type KycChange = Partial<
  Pick<
    KycRow,
    | 'state'
    | 'submittedAt'
    | 'decidedAt'
    | 'decidedById'
    | 'decidedByName'
    | 'reason'
    | 'ip'
    | 'approvedAt'
    | 'approvedById'
    | 'approvedByName'
  >
>

const values = z.partialRecord(kycFieldId, z.string())
/** The unencrypted values: all except the document's type and number. */
export const storedValues = ({ fields }: Pick<KycRow, 'fields'>) => values.parse(fields)

/** Filters by member and state. */
export interface KycFilter {
  merchantId: number
  memberId?: number | undefined
  username?: string | undefined
  state?: KycState | undefined
}
const SENT = { not: 'NOT_SUBMITTED' }
const whereOf = ({ merchantId, memberId, username, state }: KycFilter): Prisma.KycCheckWhereInput => ({
  merchantId,
  state: state ?? SENT,
  ...(memberId === undefined ? {} : { memberId }),
  ...(username === undefined ? {} : { member: { username } }),
})

export function createKycRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** The member's draft, and the last submitted check. */
    async own(memberId: number, tx: PrismaTransaction = prisma): Promise<{ draft?: KycRow; sent?: KycRow }> {
      // A draft is always the newest row.
      const [newest, before] = await tx.kycCheck.findMany({
        where: { memberId },
        include: withRest,
        orderBy: { id: 'desc' },
        take: 2,
      })
      if (newest?.state !== 'NOT_SUBMITTED') return newest ? { sent: newest } : {}
      return { draft: newest, ...(before && { sent: before }) }
    },

    add: (tx: PrismaTransaction, row: { merchantId: number; memberId: number; createdAt: Date } & KycDraft): Promise<KycRow> =>
      tx.kycCheck.create({ data: row, include: withRest }),
    change: (tx: PrismaTransaction, id: bigint, data: KycDraft & KycChange): Promise<KycRow> =>
      tx.kycCheck.update({ where: { id }, data, include: withRest }),
    sentSince: (tx: PrismaTransaction, memberId: number, since: Date): Promise<number> =>
      tx.kycCheck.count({ where: { memberId, submittedAt: { gte: since } } }),

    async savePicture(tx: PrismaTransaction, checkId: bigint, side: KycSide, picture: Buffer, createdAt: Date): Promise<void> {
      // Updated first, because retention locks the check and must see that the draft is still in use.
      await tx.kycCheck.update({ where: { id: checkId }, data: { savedAt: createdAt }, select: { id: true } })
      const data = { contentType: DRAWN_TYPE, content: new Uint8Array(picture), createdAt }
      await tx.kycPicture.upsert({
        where: { checkId_side: { checkId, side } },
        create: { checkId, side, ...data },
        update: data,
      })
    },
    pictures: (checkId: bigint) => prisma.kycPicture.findMany({ where: { checkId } }),
    picture: (checkId: bigint, side: KycSide) => prisma.kycPicture.findUnique({ where: { checkId_side: { checkId, side } } }),

    /** Newest first. */
    async page(filter: KycFilter, { page, size }: { page: number; size: number }) {
      const where = whereOf(filter)
      const [rows, total] = await Promise.all([
        prisma.kycCheck.findMany({ where, include: withRest, orderBy: { id: 'desc' }, skip: (page - 1) * size, take: size }),
        prisma.kycCheck.count({ where }),
      ])
      return { rows, total }
    },

    /** Newest first, after the given row. */
    older: (filter: KycFilter, after: bigint | undefined, take: number): Promise<KycRow[]> =>
      prisma.kycCheck.findMany({
        where: { ...whereOf(filter), ...(after !== undefined && { id: { lt: after } }) },
        include: withRest,
        orderBy: { id: 'desc' },
        take,
      }),

    /** Null if the merchant has no such submitted check. */
    find: (merchantId: number, id: number, tx: PrismaTransaction = prisma): Promise<KycRow | null> =>
      tx.kycCheck.findFirst({ where: { id, merchantId, state: SENT }, include: withRest }),
    earlier: ({ memberId, id }: Pick<KycRow, 'memberId' | 'id'>): Promise<KycRow[]> =>
      prisma.kycCheck.findMany({ where: { memberId, id: { lt: id } }, include: withRest, orderBy: { id: 'desc' } }),

    /** Locks the check until the transaction ends. Null if the merchant has no such check. */
    async lock(tx: PrismaTransaction, merchantId: number, id: number): Promise<KycRow | null> {
      await tx.$queryRaw`SELECT 1 FROM kyc_check WHERE id = ${id} AND merchant_id = ${merchantId} FOR UPDATE`
      return this.find(merchantId, id, tx)
    },

    /** Submitted checks with these numbers, newest first. */
    withNumbers: (merchantId: number, hashes: readonly string[]): Promise<KycRow[]> =>
      prisma.kycCheck.findMany({
        where: { merchantId, numberHash: { in: [...hashes] }, state: SENT },
        include: withRest,
        orderBy: { id: 'desc' },
      }),
  }
}
export type KycRepository = ReturnType<typeof createKycRepository>
