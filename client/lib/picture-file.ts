/** A picture of this device that is to be sent (spec §5: png or jpg, at most 5 MB). */
import { ApiError } from './api-error.ts'

const TYPES: readonly string[] = ['image/png', 'image/jpeg']
/** What the file dialog offers. */
export const PICTURE_TYPES = TYPES.join()

/** Why it can't be sent, in the words the server would use; undefined = it can. */
export function pictureRefusal({ type, size }: File, maxBytes: number): ApiError | undefined {
  if (!TYPES.includes(type)) return new ApiError('upload.type.err')
  return size > maxBytes ? new ApiError('upload.too.large') : undefined
}
