/**
 * Draws pictures in a process of its own, one after the other: what the library takes of memory goes with it, what breaks it breaks
 * nothing else, and logins come first. Plain JavaScript, so that it starts at once. See picture-worker.ts.
 */
import { setPriority } from 'node:os'
import sharp from 'sharp'

/** After all of the server's own work. */
const NICE = 19
const QUALITY = 82

setPriority(NICE)
// What is drawn once is not drawn again: kept in memory it would be waste.
sharp.cache(false)
sharp.concurrency(1)

process.on('message', async ({ content, size, fit, maxPixels }) => {
  try {
    const drawn = await sharp(content, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      // Turned as the camera held it: that note goes with the rest of the metadata.
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
