/** Pictures, addressed by the hash of their content, so that a browser fetches each once. */
import { Router } from 'express'
import { LRUCache } from 'lru-cache'
import type { Database } from '#server/platform/database.ts'
import { ownBytes } from '#server/platform/own-bytes.ts'

const HASH = /^[0-9a-f]{24}$/
const YEAR_S = 31_536_000
const MAX_KEPT_BYTES = 16 * 1024 * 1024

interface Picture {
  contentType: string
  content: Buffer
  /** A member's own picture: it is gone as soon as it is replaced, so caches must not keep it. */
  isOwned: boolean
}

export function mediaRouter({ prisma }: Database): Router {
  // Content-addressed, so a copy in memory is never stale.
  const kept = new LRUCache<string, Picture>({
    maxSize: MAX_KEPT_BYTES,
    // A size of 0 is none.
    sizeCalculation: ({ content }) => content.length || 1,
  })

  async function find(hash: string): Promise<Picture | undefined> {
    const known = kept.get(hash)
    if (known) return known
    const row = await prisma.media.findUnique({ where: { hash } })
    if (!row) return undefined
    const picture = { contentType: row.contentType, content: ownBytes(row.content), isOwned: row.ownerId !== null }
    if (!picture.isOwned) kept.set(hash, picture)
    return picture
  }

  const router = Router()
  router.get('/media/:name', async (req, res) => {
    const hash = req.params.name.split('.')[0] ?? ''
    const picture = HASH.test(hash) ? await find(hash) : undefined
    if (!picture) {
      res.status(404).type('text/plain').send('No such picture.')
      return
    }
    res.setHeader('Cache-Control', `${picture.isOwned ? 'private' : 'public'}, max-age=${YEAR_S}, immutable`)
    // An SVG opened as a page must not run scripts.
    res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    res.type(picture.contentType).send(picture.content)
  })
  return router
}
