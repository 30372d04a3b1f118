/** A picture as older clients send it: base64 text, with or without a data URL prefix. */
import { AppError } from '../app-error.ts'

const DATA_URL = /^data:[\w/+.-]{0,100};base64,/
/** Searches for a bad character instead of matching the whole text, which takes forever on millions of spaces. */
const NO_BASE64 = /[^A-Za-z0-9+/=\s]/

/** Throws `request.param.err` or `upload.too.large`. */
export function pictureOfText(text: string, maxBytes: number): Buffer {
  const base64 = text.replace(DATA_URL, '')
  if (NO_BASE64.test(base64)) throw new AppError('request.param.err', { fields: [{ path: 'image', message: 'must be base64' }] })
  const content = Buffer.from(base64, 'base64')
  if (content.length > maxBytes) throw new AppError('upload.too.large', { limit: maxBytes })
  return content
}
