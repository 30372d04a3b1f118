/** How answers are framed and written (WIR-07, WIR-10). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/wire.ts'
import { type CsvAnswer, isCsvAnswer } from './csv-answer.ts'
import { errorMessage } from './error-message.ts'
import { isReadyJson } from './ready-json.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** The oldest clients read the outcome of a call here (WIR-07). */
const SUCCESS = 'request.success'
const SUCCESS_TEXT = `"description":"${SUCCESS}"`
const CSV_TYPE = 'text/csv; charset=utf-8'

/** An answer ready to send: JSON text, or a bare string. */
export interface Encoded {
  status: number
  contentType: string
  /** Text goes out in one write with the headers; cached answers are kept as bytes. */
  body: string | Buffer
  /** The compressed body, once a client has asked for it. */
  gzipped?: Buffer
  /** Sent instead of the body. */
  file?: CsvAnswer
}

/** Smaller bodies are not compressed. */
const MIN_GZIP_LENGTH = 1_024
/** `gzip`, unless its weight is 0. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

/** Encodes through the endpoint's own schema, so undeclared keys never leave the server. */
export function encodeValue(endpoint: Endpoint, value: unknown): Encoded {
  if (isReadyJson(value))
    return { status: 200, contentType: JSON_TYPE, body: `{"success":true,${SUCCESS_TEXT},"value":${value.json}}` }
  if (isCsvAnswer(value)) return { status: 200, contentType: CSV_TYPE, body: '', file: value }
  const encoded = z.encode(endpoint.value, value ?? null)
  if (endpoint.framing === 'empty') return { status: 204, contentType: JSON_TYPE, body: '' }
  if (endpoint.framing === 'text') return { status: 200, contentType: 'text/plain; charset=utf-8', body: String(encoded) }
  const json = endpoint.framing === 'bare' ? encoded : { success: true, description: SUCCESS, value: encoded }
  return { status: 200, contentType: JSON_TYPE, body: JSON.stringify(json) }
}

/** The call has taken effect: if its answer cannot be encoded, the caller learns only that it succeeded. */
function encodeDone({ framing }: Endpoint): Encoded {
  if (framing === 'empty') return { status: 204, contentType: JSON_TYPE, body: '' }
  return {
    status: 200,
    contentType: JSON_TYPE,
    body: JSON.stringify(framing === 'bare' ? null : { success: true, description: SUCCESS, value: null }),
  }
}

/**
 * A call that may have changed something never fails because of its answer: on a 500 the client would try again. The error goes
 * to `report`.
 */
export function encodeAnswer(endpoint: Endpoint, value: unknown, report: (error: unknown) => void): Encoded {
  try {
    return encodeValue(endpoint, value)
  } catch (error) {
    if (endpoint.method === 'GET') throw error
    report(error)
    return encodeDone(endpoint)
  }
}

/** `description` repeats the code, because the oldest mobile clients show nothing else (WIR-07). */
export function encodeError(
  code: ErrorCode,
  details?: unknown,
  status: number = ERROR_STATUS[code],
  language: Language = DEFAULT_LANGUAGE,
): Encoded {
  const json = {
    success: false,
    errorCode: code,
    message: errorMessage(code, language),
    description: code,
    ...(details === undefined ? {} : { value: details }),
  }
  return { status, contentType: JSON_TYPE, body: JSON.stringify(json) }
}

/** Synchronous, because password hashing may keep the whole thread pool busy. A cached answer is compressed once. */
function gzipOf(encoded: Encoded): Buffer {
  encoded.gzipped ??= gzipSync(encoded.body)
  return encoded.gzipped
}

/** Writes as fast as the client reads. If the client leaves, reading stops; if a page cannot be read, the file breaks off. */
export async function writeFile(
  res: ServerResponse,
  { status, contentType, file }: Encoded & { file: CsvAnswer },
): Promise<void> {
  res.writeHead(status, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${file.fileName}"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  await pipeline(Readable.from(file.lines), res)
}

/** Headers of every API answer: those of helmet that matter for JSON. */
export function write(req: IncomingMessage, res: ServerResponse, encoded: Encoded): void {
  const { status, contentType } = encoded
  let { body } = encoded
  res.statusCode = status
  res.setHeader('Content-Type', contentType)
  if (body.length >= MIN_GZIP_LENGTH) {
    res.appendHeader('Vary', 'Accept-Encoding')
    if (TAKES_GZIP.test(String(req.headers['accept-encoding']))) {
      body = gzipOf(encoded)
      res.setHeader('Content-Encoding', 'gzip')
    }
  }
  res.setHeader('Content-Length', Buffer.byteLength(body))
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.end(body)
}
