/**
 * Draws one picture, in a process of its own: the library's memory is freed with it, a crash affects nothing else, and logins have
 * priority. Plain JavaScript, so that it starts quickly. See redraw-picture.ts.
 */
import { setPriority } from 'node:os'
import sharp from 'sharp'

/** Lowest priority, after the server's own work. */
const NICE = 19
const QUALITY = 82
const MAX_DRAWING_S = 5

setPriority(NICE)
// No picture is processed twice, so caching would waste memory.
sharp.cache(false)
sharp.concurrency(1)

/** Null if the picture cannot be decoded, or takes too long. */
export async function draw({ content, size, fit, maxPixels }) {
  try {
    return await sharp(content, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      // Rotated as the camera was held, because that note is removed with the rest of the metadata.
      .rotate()
      .resize(size, size, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_DRAWING_S })
      .toBuffer()
  } catch {
    return null
  }
}
