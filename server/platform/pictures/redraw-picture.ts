/**
 * Uploaded pictures are checked by content and re-encoded: nothing of the file itself is kept. A few kilobytes can demand seconds
 * and gigabytes, so a picture is first checked by its header, and processed one at a time in a separate process.
 */
import { AppError } from '../app-error.ts'
import { readPictureHeader, withoutExtras } from './picture-header.ts'
import { createPictureWorker } from './picture-worker.ts'
import { createWorkQueue } from './work-queue.ts'

/** The largest photo a phone takes, and the largest screenshot. */
const MAX_PIXELS = { jpeg: 50_000_000, png: 16_000_000 } as const
/** For a picture that is unpacked as a whole; others are decoded line by line. */
const MAX_HELD_BYTES = 40 * 1_024 * 1_024
/** Ten are usual. */
const MAX_SCANS = 40
const MAX_SIDE = 16_384
/** A long screenshot of a page; narrower ones would be enlarged to many times their size. */
const MAX_RATIO = 40
/** With the one in progress, about three seconds of work. */
const QUEUE = { running: 1, waiting: 8, retryAfterSeconds: 3 } as const

export const DRAWN_TYPE = 'image/webp'

interface Frame {
  /** Most pixels of the longer side; of both sides if it is cropped. */
  size: number
  /** `cover` = cropped to a square; `inside` = all of it, never enlarged. */
  fit: 'cover' | 'inside'
}

/** Throws `upload.type.err`, or `upload.too.large` with the allowed pixels. */
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

/** One per process. */
export function createPictures() {
  const queue = createWorkQueue(QUEUE)
  const worker = createPictureWorker()
  return {
    /**
     * Returns a WebP without metadata. Throws `upload.type.err` if it is neither PNG nor JPG, `upload.too.large` for too many
     * pixels, `TOO_MANY_REQUEST` if the queue is full.
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
