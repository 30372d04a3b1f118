import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface NewNote {
  merchantId: number
  memberId: number
  operatorId: number
  operatorName: string
  text: string
  at: Date
}
export interface NewTag {
  memberId: number
  merchantId: number
  tag: string
  taggedById: number
  taggedAt: Date
}
interface Span {
  from?: number | undefined
  to?: number | undefined
}

const TAGS_SHOWN = 200

export function createPlayerNoteRepository({ prisma }: Database) {
  return {
    async isOwn(merchantId: number, id: number): Promise<boolean> {
      return (await prisma.member.count({ where: { id, merchantId } })) > 0
    },
    /** Locks the member until the transaction ends, so that concurrent tags are counted. False = not a member of the merchant. */
    async hold(tx: PrismaTransaction, merchantId: number, id: number): Promise<boolean> {
      const rows = await tx.$queryRaw<unknown[]>`
        SELECT 1 FROM member WHERE id = ${id} AND merchant_id = ${merchantId} FOR NO KEY UPDATE`
      return rows.length > 0
    },
    addNote: (data: NewNote) => prisma.playerNote.create({ data }),
    async notes(memberId: number, { from, to }: Span, page: number, size: number) {
      const at = { ...(from !== undefined && { gte: new Date(from) }), ...(to !== undefined && { lt: new Date(to) }) }
      const where = { memberId, at }
      const [rows, total] = await Promise.all([
        prisma.playerNote.findMany({ where, orderBy: { id: 'desc' }, skip: (page - 1) * size, take: size }),
        prisma.playerNote.count({ where }),
      ])
      return { rows, total }
    },
    async tags(tx: PrismaTransaction, memberId: number): Promise<string[]> {
      const rows = await tx.memberTag.findMany({ where: { memberId }, orderBy: { tag: 'asc' }, select: { tag: true } })
      return rows.map(({ tag }) => tag)
    },
    addTag: (tx: PrismaTransaction, data: NewTag) => tx.memberTag.create({ data }),
    removeTag: (tx: PrismaTransaction, memberId: number, tag: string) =>
      tx.memberTag.delete({ where: { memberId_tag: { memberId, tag } } }),
    async tagsInUse(merchantId: number): Promise<{ tag: string; members: number }[]> {
      const rows = await prisma.memberTag.groupBy({
        by: ['tag'],
        where: { merchantId },
        _count: { _all: true },
        orderBy: [{ _count: { tag: 'desc' } }, { tag: 'asc' }],
        take: TAGS_SHOWN,
      })
      return rows.map(({ tag, _count }) => ({ tag, members: _count._all }))
    },
  }
}
export type PlayerNoteRepository = ReturnType<typeof createPlayerNoteRepository>
