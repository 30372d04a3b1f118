/** An uploaded picture, checked by what it is and drawn anew: nothing of the file itself is kept. */
import sharp from 'sharp'
import { AppError } from './app-error.ts'

const QUALITY = 82
const FORMATS: readonly string[] = ['png', 'jpeg']
/** A few kilobytes can unpack to gigabytes. */
const MAX_PIXELS = 40_000_000

export const DRAWN_TYPE = 'image/webp'

interface Frame {
  /** Pixels of the longer side at most; of both where it is cut. */
  size: number
  /** `cover` = a square cut from it; `inside` = all of it, never enlarged. */
  fit: 'cover' | 'inside'
}

/** A WebP without metadata. Throws `upload.type.err` for whatever is no PNG or JPG picture. */
export async function redrawPicture(content: Buffer, { size, fit }: Frame): Promise<Buffer> {
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!FORMATS.includes(format)) throw new AppError('upload.type.err')
    // Turned as the camera held it: that note goes with the rest of the metadata.
    const turned = picture.rotate().resize(size, size, { fit, withoutEnlargement: fit === 'inside' })
    return await turned.webp({ quality: QUALITY }).toBuffer()
  } catch {
    throw new AppError('upload.type.err')
  }
}
