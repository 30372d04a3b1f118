/** Pictures of the house: drawn anew, kept by the hash of their content, and used by their address. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { AuditLog, OperatorFacts } from '#server/features/audit/audit-log.ts'
import type { UploadedFile } from '#server/http/multipart.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { DRAWN_TYPE, type RedrawPicture } from '#server/platform/pictures/redraw-picture.ts'
import { refuseField } from './desk-change.ts'

interface Deps {
  database: Pick<Database, 'prisma'>
  audit: AuditLog
  redrawPicture: RedrawPicture
  clock: Clock
}

/** Sharp on the widest banner of a phone, whatever the editor's camera made. */
const FRAME = { size: 1_600, fit: 'inside' } as const
const HASH_DIGITS = 24
const HASH = /^\/media\/([0-9a-f]{24})\./

export function createDeskPictures({ database: { prisma }, audit, redrawPicture, clock }: Deps) {
  return {
    /** Throws `request.param.err` where none came, `upload.too.large`, `upload.type.err`. */
    async upload(files: readonly UploadedFile[], facts: OperatorFacts) {
      const content = files[0]?.content
      if (!content || content.length === 0) throw refuseField('file', 'required')
      const drawn = await redrawPicture(content, FRAME)
      const { width, height } = await sharp(drawn).metadata()
      const hash = createHash('sha256').update(drawn).digest('hex').slice(0, HASH_DIGITS)
      await prisma.$transaction(async (tx) => {
        // The same picture again is the same picture.
        const data = { hash, contentType: DRAWN_TYPE, content: new Uint8Array(drawn), createdAt: clock.now() }
        await tx.media.createMany({ data: [data], skipDuplicates: true })
        const deed = { action: 'content.uploadPicture', entity: 'picture', entityId: hash }
        await audit.record(tx, facts, { ...deed, after: { width, height, bytes: drawn.length } })
      })
      return { url: `/media/${hash}.webp`, width, height }
    },

    /** Throws `request.param.err` for an address no picture of the house has: a member's own is none. */
    async assertThere(pictures: readonly { path: string; url: string }[]): Promise<void> {
      const hashes = pictures.flatMap(({ path, url }) => (url ? [{ path, hash: HASH.exec(url)?.[1] ?? '' }] : []))
      const where = { hash: { in: hashes.map(({ hash }) => hash) }, ownerId: null }
      const found = await prisma.media.findMany({ where, select: { hash: true } })
      const known = new Set(found.map(({ hash }) => hash))
      const missing = hashes.find(({ hash }) => !known.has(hash))
      if (missing) throw refuseField(missing.path, 'no such picture')
    },
  }
}
export type DeskPictures = ReturnType<typeof createDeskPictures>
