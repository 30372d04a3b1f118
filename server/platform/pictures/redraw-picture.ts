/**
 * Uploaded pictures, checked by what they are and drawn again: nothing of the file itself is kept. A few kilobytes can ask for
 * seconds and gigabytes, so a picture is refused by its header, and one at a time is drawn in a process.
 */
import { AppError } from '../app-error.ts'
import { readPictureHeader, withoutExtras } from './picture-header.ts'
import { createPictureWorker } from './picture-worker.ts'
import { createWorkQueue } from './work-queue.ts'

/** The largest a phone takes, and the largest screenshot. */
const MAX_PIXELS = { jpeg: 50_000_000, png: 16_000_000 } as const
/** Of a picture that is unpacked as a whole; others are drawn line by line. */
const MAX_HELD_BYTES = 40 * 1_024 * 1_024
/** Usual are ten. */
const MAX_SCANS = 40
const MAX_SIDE = 16_384
/** A long screenshot of a page; thinner ones would be drawn many times their size. */
const MAX_RATIO = 40
/** With the one that is drawn, about three seconds of work. */
const QUEUE = { running: 1, waiting: 8, retryAfterSeconds: 3 } as const

export const DRAWN_TYPE = 'image/webp'

interface Frame {
  /** Pixels of the longer side at most; of both where it is cut. */
  size: number
  /** `cover` = a square cut from it; `inside` = all of it, never enlarged. */
  fit: 'cover' | 'inside'
}

/** Throws `upload.type.err`, or `upload.too.large` with the pixels it may have. */
function checkHeader(content: Buffer): 'png' | 'jpeg' {
  const header = readPictureHeader(content)
  if (!header) throw new AppError('upload.type.err')
  const { format, width, height, heldBytes, scans } = header
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  if (short === 0) throw new AppError('upload.type.err')
  const isTooLarge = long > MAX_SIDE || width * height > MAX_PIXELS[format] || heldBytes > MAX_HELD_BYTES
  if (isTooLarge || long / short > MAX_RATIO || scans > MAX_SCANS)
    throw new AppError('upload.too.large', { pixels: MAX_PIXELS[format] })
  return format
}

/** One for the process. */
export function createPictures() {
  const queue = createWorkQueue(QUEUE)
  const worker = createPictureWorker()
  return {
    /**
     * A WebP without metadata. Throws `upload.type.err` for whatever is no PNG or JPG picture, `upload.too.large` for too many pixels,
     * `TOO_MANY_REQUEST` where too many wait already.
     */
    async redraw(file: Buffer, { size, fit }: Frame): Promise<Buffer> {
      const format = checkHeader(file)
      return queue.run(async () => {
        const content = format === 'png' ? withoutExtras(file) : file
        const drawn = await worker.draw({ content, size, fit, maxPixels: MAX_PIXELS[format] })
        if (!drawn) throw new AppError('upload.type.err')
        return drawn
      })
    },
    close: worker.end,
  }
}
export type RedrawPicture = ReturnType<typeof createPictures>['redraw']
