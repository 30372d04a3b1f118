/** Pictures, addressed by the hash of their content, so that a browser fetches each once. */
import { Router } from 'express'
import { LRUCache } from 'lru-cache'
import type { PictureRepository, StoredPicture } from '#server/platform/pictures/picture.repository.ts'

const HASH = /^[0-9a-f]{24}$/
const YEAR_S = 31_536_000
const MAX_KEPT_BYTES = 16 * 1024 * 1024

export function mediaRouter(pictures: PictureRepository): Router {
  // Content-addressed, so a copy in memory is never stale.
  const kept = new LRUCache<string, StoredPicture>({
    maxSize: MAX_KEPT_BYTES,
    // The cache refuses a size of 0.
    sizeCalculation: ({ content }) => content.length || 1,
  })

  async function find(hash: string): Promise<StoredPicture | undefined> {
    const known = kept.get(hash)
    if (known) return known
    const picture = await pictures.find(hash)
    if (picture && !picture.isOwned) kept.set(hash, picture)
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
