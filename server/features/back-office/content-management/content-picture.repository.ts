import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface NewPicture {
  hash: string
  contentType: string
  content: Uint8Array<ArrayBuffer>
  createdAt: Date
}

export function createContentPictureRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** An identical picture is stored only once. */
    async addIfAbsent(tx: PrismaTransaction, picture: NewPicture): Promise<void> {
      await tx.media.createMany({ data: [picture], skipDuplicates: true })
    },

    /** Which of the hashes belong to pictures of the site; members' own pictures do not count. */
    async known(hashes: string[]): Promise<ReadonlySet<string>> {
      const found = await prisma.media.findMany({ where: { hash: { in: hashes }, ownerId: null }, select: { hash: true } })
      return new Set(found.map(({ hash }) => hash))
    },
  }
}
export type ContentPictureRepository = ReturnType<typeof createContentPictureRepository>
