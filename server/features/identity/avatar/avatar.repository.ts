/**
 * Uploaded pictures, by the hash of their content and their owner, so that deleting one member's picture never deletes another's.
 */
import { createHash } from 'node:crypto'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { DRAWN_TYPE } from '#server/platform/pictures/redraw-picture.ts'

/** As in `/media/<hash>.webp`. */
const HASH_DIGITS = 24

/** Runs in the transaction that changes the member. */
export const avatarRepository = {
  /** Replaces all earlier pictures of the member; returns the hash of the new one. */
  async replace(ownerId: number, content: Buffer, now: Date, tx: PrismaTransaction): Promise<string> {
    const hash = createHash('sha256').update(`${ownerId}:`).update(content).digest('hex').slice(0, HASH_DIGITS)
    await tx.media.deleteMany({ where: { ownerId, hash: { not: hash } } })
    await tx.media.createMany({
      data: [{ hash, contentType: DRAWN_TYPE, content: new Uint8Array(content), createdAt: now, ownerId }],
      skipDuplicates: true,
    })
    return hash
  },

  async remove(ownerId: number, tx: PrismaTransaction): Promise<void> {
    await tx.media.deleteMany({ where: { ownerId } })
  },
}
export type AvatarRepository = typeof avatarRepository
