import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface NewPicture {
  hash: string
  contentType: string
  content: Uint8Array<ArrayBuffer>
  createdAt: Date
}

export function createContentPictureRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** The same picture again is the same row. */
    async addIfAbsent(tx: PrismaTransaction, picture: NewPicture): Promise<void> {
      await tx.media.createMany({ data: [picture], skipDuplicates: true })
    },

    /** Those of the hashes that a picture of the house has; a member's own picture is none. */
    async known(hashes: string[]): Promise<ReadonlySet<string>> {
      const found = await prisma.media.findMany({ where: { hash: { in: hashes }, ownerId: null }, select: { hash: true } })
      return new Set(found.map(({ hash }) => hash))
    },
  }
}
export type ContentPictureRepository = ReturnType<typeof createContentPictureRepository>
