/** The rows of the audit log, and of the end of each merchant's chain. */
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import type { Head, Link } from './audit-chain.ts'

const LINKS_AT_ONCE = 1_000

export interface SealedHead extends Head {
  seal: string
}

export function createAuditLogRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** The entries of a chain, oldest first, read in batches. */
    async *links(merchantId: number, tx: PrismaTransaction = prisma): AsyncGenerator<Link> {
      for (let afterId = -1n; ;) {
        const links = await tx.auditEntry.findMany({
          where: { merchantId, id: { gt: afterId } },
          orderBy: { id: 'asc' },
          take: LINKS_AT_ONCE,
        })
        yield* links
        if (links.length < LINKS_AT_ONCE) return
        afterId = links.at(-1)!.id
      }
    },

    end: (merchantId: number): Promise<SealedHead | null> => prisma.auditChain.findUnique({ where: { merchantId } }),

    /** Locked until the transaction ends. Undefined if there is none yet. */
    async lockEnd(tx: PrismaTransaction, merchantId: number): Promise<SealedHead | undefined> {
      const [row] = await tx.$queryRaw<Omit<SealedHead, 'merchantId'>[]>`
        SELECT entries, head, seal FROM audit_chain WHERE merchant_id = ${merchantId} FOR UPDATE`
      return row && { merchantId, ...row }
    },
    /** Does nothing if a concurrent transaction has added it. */
    async addEnd(tx: PrismaTransaction, end: SealedHead): Promise<void> {
      await tx.auditChain.createMany({ data: [end], skipDuplicates: true })
    },
    async moveEnd(tx: PrismaTransaction, { merchantId, ...data }: SealedHead): Promise<void> {
      await tx.auditChain.update({ where: { merchantId }, data })
    },

    async nextId(tx: PrismaTransaction): Promise<bigint> {
      const [row] = await tx.$queryRaw<[{ id: bigint }]>`SELECT nextval(pg_get_serial_sequence('audit_entry', 'id')) AS id`
      return row.id
    },
    async add(tx: PrismaTransaction, entry: Prisma.AuditEntryUncheckedCreateInput): Promise<void> {
      await tx.auditEntry.create({ data: entry })
    },
  }
}
export type AuditLogRepository = ReturnType<typeof createAuditLogRepository>
