/** Stored pictures, by the hash of their content. */
import type { Database } from '../database.ts'
import { ownBytes } from '../own-bytes.ts'

export interface StoredPicture {
  contentType: string
  content: Buffer
  /** A member's own picture: it is gone as soon as it is replaced, so caches must not keep it. */
  isOwned: boolean
}

export const createPictureRepository = ({ prisma }: Pick<Database, 'prisma'>) => ({
  async find(hash: string): Promise<StoredPicture | undefined> {
    const row = await prisma.media.findUnique({ where: { hash } })
    return row ? { contentType: row.contentType, content: ownBytes(row.content), isOwned: row.ownerId !== null } : undefined
  },
})
export type PictureRepository = ReturnType<typeof createPictureRepository>
