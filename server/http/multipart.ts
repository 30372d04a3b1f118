/** Files and fields of a `multipart/form-data` body, held in memory within the endpoint's declared limits. */
import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'
import type { Upload } from '#contract/endpoint.ts'
import { AppError, MalformedRequest } from '#server/platform/app-error.ts'
import { ClientGone, MAX_BODY_BYTES } from './read-body.ts'
import type { HeldUpload } from './upload-budget.ts'

export interface UploadedFile {
  /** Name of the form field. */
  field: string
  /** As the sender states it; never trusted. */
  contentType: string
  content: Buffer
}

export interface Multipart {
  fields: Record<string, string>
  files: UploadedFile[]
}

const MAX_FIELDS = 20

export const isMultipart = (contentType: string | undefined): boolean =>
  contentType?.trim().toLowerCase().startsWith('multipart/form-data') ?? false

function open(req: IncomingMessage, { maxFiles, maxBytes }: Upload) {
  try {
    return busboy({
      headers: req.headers,
      // One byte more than allowed, to tell a file that is too large from one that just fits.
      limits: { files: maxFiles, fileSize: maxBytes + 1, fields: MAX_FIELDS, fieldSize: MAX_BODY_BYTES, fieldNameSize: 100 },
    })
  } catch {
    throw new MalformedRequest('request.param.err', { reason: 'malformed multipart' })
  }
}

/**
 * Throws `upload.too.large` for a file above the limit, `request.param.err` for too many files or fields and for a body that is
 * not multipart, `TOO_MANY_REQUEST` if other uploads use up the budget, `ClientGone` if it never ends.
 */
export function readMultipart(req: IncomingMessage, upload: Upload, held: HeldUpload): Promise<Multipart> {
  const tooLarge = new AppError('upload.too.large', { limit: upload.maxBytes })
  // Refused before the first byte is read, if the sender states the length.
  if (Number(req.headers['content-length']) > upload.maxFiles * upload.maxBytes + MAX_BODY_BYTES) return Promise.reject(tooLarge)
  return new Promise((resolve, reject) => {
    const parser = open(req, upload)
    const fields: [string, string][] = []
    const files: UploadedFile[] = []
    const refuse = (error: Error) => {
      req.unpipe(parser)
      req.resume()
      reject(error)
    }
    const malformed = () => refuse(new MalformedRequest('request.param.err', { reason: 'malformed multipart' }))
    const tooMany = (what: string) => () => refuse(new AppError('request.param.err', { reason: `too many ${what}` }))

    parser.on('file', (field, stream, { mimeType }) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        try {
          held.take(chunk.length)
          chunks.push(chunk)
        } catch (error) {
          chunks.length = 0
          refuse(error as Error)
        }
      })
      stream.on('limit', () => refuse(tooLarge))
      // A file that breaks off emits its own error; unhandled, that would end the process.
      stream.on('error', malformed)
      stream.on('end', () => files.push({ field, contentType: mimeType, content: Buffer.concat(chunks) }))
    })
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) refuse(new AppError('request_body_too_large', { limit: MAX_BODY_BYTES }))
      else fields.push([name, value])
    })
    parser.on('filesLimit', tooMany('files'))
    parser.on('fieldsLimit', tooMany('fields'))
    parser.on('error', malformed)
    parser.on('close', () => resolve({ fields: Object.fromEntries(fields), files }))
    req.on('error', () => reject(new ClientGone()))
    req.pipe(parser)
  })
}
