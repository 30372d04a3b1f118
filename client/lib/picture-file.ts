/** A picture to send from this device (SCR-24: png or jpg, at most 5 MB). */
import { ApiError } from './api-error.ts'

const TYPES: readonly string[] = ['image/png', 'image/jpeg']
/** The types the file dialog accepts. */
export const PICTURE_TYPES = TYPES.join()

/** Why it cannot be sent, as the server's error code; undefined if it can. */
export function pictureRefusal({ type, size }: File, maxBytes: number): ApiError | undefined {
  if (!TYPES.includes(type)) return new ApiError('upload.type.err')
  return size > maxBytes ? new ApiError('upload.too.large') : undefined
}
