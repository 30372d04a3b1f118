/** The third step: query, body and files, decrypted, tidied and checked against the endpoint's schemas. */
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import { isMultipart, readMultipart, type UploadedFile } from '../multipart.ts'
import { parseInput } from '../parse-input.ts'
import { decryptBody, type RsaKey } from '../payload-cipher.ts'
import { bodyLimitOf, isEmpty, parseBody, parseJson, readBody, tidyBody } from '../read-body.ts'
import * as facts from '../request-facts.ts'
import type { ApiRequest } from './request.ts'

export interface Input {
  query: unknown
  body: unknown
  files: readonly UploadedFile[]
}
type Source = Pick<ApiRequest, 'req' | 'search' | 'held'>

/** Throws a code for invalid input. `currency`: the merchant's, for the decimals of amounts. */
export function createReadInput(rsaKeys: readonly RsaKey[]) {
  function decryptJson(text: string, encryption: string): unknown {
    const plain = decryptBody(text, encryption, rsaKeys)
    try {
      return parseJson(plain)
    } catch {
      throw new AppError('encryption.invalid', { reason: 'json' })
    }
  }

  async function readText(endpoint: Endpoint, { req, held }: Source): Promise<unknown> {
    const text = await readBody(req, bodyLimitOf(endpoint), held)
    if (endpoint.isRawBody) return text
    const encryption = facts.encryptionOf(req)
    const body = tidyBody(encryption ? decryptJson(text, encryption) : parseBody(text, req.headers['content-type']))
    if (endpoint.encrypted && !encryption && isEmpty(text, body)) throw new AppError('request_body_required')
    return body
  }

  async function readSent(endpoint: Endpoint, source: Source): Promise<Pick<Input, 'body' | 'files'>> {
    const { req, search, held } = source
    // A GET has its fields in the query string, even if other clients send a body.
    if (req.method === 'GET') return { body: facts.queryOf(search), files: [] }
    if (!endpoint.upload || !held || !isMultipart(req.headers['content-type']))
      return { body: await readText(endpoint, source), files: [] }
    const { fields, files } = await readMultipart(req, endpoint.upload, held)
    return { body: tidyBody(fields), files }
  }

  return async function readInput(endpoint: Endpoint, source: Source, currency: string | undefined): Promise<Input> {
    const query = parseInput(endpoint.query, facts.queryOf(source.search), currency)
    const { body, files } = await readSent(endpoint, source)
    return { query, body: parseInput(endpoint.body, body, currency), files }
  }
}
