/**
 * Uploaded pictures are checked by content and re-encoded: nothing of the file itself is kept. A few kilobytes can demand seconds
 * and gigabytes, so a picture is first checked by its header, and processed one at a time in a separate process.
 */
import { fileURLToPath } from 'node:url'
import Tinypool from 'tinypool'
import { AppError } from '../app-error.ts'
import { readPictureHeader, withoutExtras } from './picture-header.ts'

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
const MAX_WAITING = 8
const RETRY_AFTER_S = 3
/** For a picture, with its wait. The process itself gives up a picture after five seconds; this is for a process that hangs. */
const MAX_MS = 60_000
const IDLE_MS = 30_000
const HEAP_MB = 32

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

/** Leaves out the server's environment, so that the process that reads hostile files has no secrets. */
const environment = () => ({
  PATH: process.env['PATH'] ?? '',
  MALLOC_ARENA_MAX: '1',
  UV_THREADPOOL_SIZE: '1',
  VIPS_WARNING: 'off',
})

/** Create one per process. The picture process starts with the first picture, and stops after an idle time. */
export function createPictures() {
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('picture-process.mjs', import.meta.url)),
    name: 'draw',
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=1'],
    env: environment(),
    serialization: 'advanced',
  })
  return {
    /**
     * Returns a WebP without metadata. Throws `upload.type.err` if it is neither PNG nor JPG, `upload.too.large` for too many
     * pixels, `TOO_MANY_REQUEST` if the queue is full.
     */
    async redraw(file: Buffer, { size, fit }: Frame): Promise<Buffer> {
      const format = checkHeader(file)
      if (pool.queueSize >= MAX_WAITING) throw new AppError('TOO_MANY_REQUEST', { retryAfter: RETRY_AFTER_S })
      const content = format === 'png' ? withoutExtras(file) : file
      const work = { content, size, fit, maxPixels: MAX_PIXELS[format] }
      // A picture that crashes the process counts as undecodable.
      const drawn: Uint8Array | null = await pool.run(work, { signal: AbortSignal.timeout(MAX_MS) }).catch(() => null)
      if (!drawn) throw new AppError('upload.type.err')
      return Buffer.from(drawn)
    },
    close: () => pool.destroy(),
  }
}
export type RedrawPicture = ReturnType<typeof createPictures>['redraw']
