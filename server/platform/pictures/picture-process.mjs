/**
 * Re-encodes pictures in its own process, one after the other: the library's memory is freed with it, a crash affects nothing
 * else, and logins have priority. Plain JavaScript, so that it starts quickly. See picture-worker.ts.
 */
import { setPriority } from 'node:os'
import sharp from 'sharp'

/** Lowest priority, after the server's own work. */
const NICE = 19
const QUALITY = 82

setPriority(NICE)
// No picture is processed twice, so caching would waste memory.
sharp.cache(false)
sharp.concurrency(1)

process.on('message', async ({ content, size, fit, maxPixels }) => {
  try {
    const drawn = await sharp(content, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      // Rotated as the camera was held, because that note is removed with the rest of the metadata.
      .rotate()
      .resize(size, size, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: QUALITY })
      .toBuffer()
    process.send({ drawn })
  } catch {
    process.send({ drawn: undefined })
  }
})
process.send({ isReady: true })
