/** Uploaded pictures, by the hash of their content: the same picture is stored once. */
import { createHash } from 'node:crypto'
import type { Database } from '#server/platform/database.ts'

/** As `/media/<hash>.webp` names it. */
const HASH_DIGITS = 24
const WEBP = 'image/webp'

export function createAvatarRepository({ prisma }: Database) {
  return {
    /** The hash it is found by. */
    async store(content: Buffer, now: Date): Promise<string> {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS)
      await prisma.media.createMany({
        data: [{ hash, contentType: WEBP, content: new Uint8Array(content), createdAt: now }],
        skipDuplicates: true,
      })
      return hash
    },
  }
}
export type AvatarRepository = ReturnType<typeof createAvatarRepository>
