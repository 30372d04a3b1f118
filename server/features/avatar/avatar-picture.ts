/** An uploaded picture, checked by what it is and drawn anew: nothing of the file itself is kept. */
import sharp from 'sharp'
import { AppError } from '#server/platform/app-error.ts'

const SIZE = 256
const QUALITY = 82
const FORMATS: readonly string[] = ['png', 'jpeg']
/** A few kilobytes can unpack to gigabytes. */
const MAX_PIXELS = 40_000_000

/** A square WebP without metadata. Throws `upload.type.err` for whatever is no PNG or JPG picture. */
export async function drawAvatar(content: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!FORMATS.includes(format)) throw new AppError('upload.type.err')
    // Turned as the camera held it: that note goes with the rest of the metadata.
    return await picture.rotate().resize(SIZE, SIZE, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer()
  } catch {
    throw new AppError('upload.type.err')
  }
}
