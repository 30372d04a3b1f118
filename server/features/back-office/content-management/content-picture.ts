/** The site's pictures: redrawn, stored by the hash of their content, and used by their address. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { UploadedFile } from '#server/http/multipart.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { DRAWN_TYPE, type RedrawPicture } from '#server/platform/pictures/redraw-picture.ts'
import { refuseField } from './content-change.ts'
import type { ContentPictureRepository } from './content-picture.repository.ts'

interface Deps {
  rows: ContentPictureRepository
  audit: AuditLog
  redrawPicture: RedrawPicture
  inTransaction: InTransaction
  clock: Clock
}

/** Sharp on a phone's widest banner, whatever the size of the upload. */
const FRAME = { size: 1_600, fit: 'inside' } as const
const HASH_DIGITS = 24
const HASH = /^\/media\/([0-9a-f]{24})\./

export function createContentPictures({ rows, audit, redrawPicture, inTransaction, clock }: Deps) {
  return {
    /** Throws `request.param.err` without a picture, `upload.too.large`, `upload.type.err`. */
    async upload(files: readonly UploadedFile[], facts: OperatorFacts) {
      const content = files[0]?.content
      if (!content || content.length === 0) throw refuseField('file', 'required')
      const drawn = await redrawPicture(content, FRAME)
      const { width, height } = await sharp(drawn).metadata()
      const hash = createHash('sha256').update(drawn).digest('hex').slice(0, HASH_DIGITS)
      await inTransaction(async (tx) => {
        const picture = { hash, contentType: DRAWN_TYPE, content: new Uint8Array(drawn), createdAt: clock.now() }
        await rows.addIfAbsent(tx, picture)
        const action = { action: 'content.uploadPicture', entity: 'picture', entityId: hash }
        await audit.record(tx, facts, { ...action, after: { width, height, bytes: drawn.length } })
      })
      return { url: `/media/${hash}.webp`, width, height }
    },

    /** Throws `request.param.err` for addresses that are not uploaded pictures of the site; members' own pictures are not. */
    async assertThere(pictures: readonly { path: string; url: string }[]): Promise<void> {
      const hashes = pictures.flatMap(({ path, url }) => (url ? [{ path, hash: HASH.exec(url)?.[1] ?? '' }] : []))
      const known = await rows.known(hashes.map(({ hash }) => hash))
      const missing = hashes.find(({ hash }) => !known.has(hash))
      if (missing) throw refuseField(missing.path, 'no such picture')
    },
  }
}
export type ContentPictures = ReturnType<typeof createContentPictures>
