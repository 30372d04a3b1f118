/** Sends a request as it is, duplicate headers and all. */
import { Agent, request } from 'node:http'
import type { FuzzRequest } from './make-request.ts'

/** A run that bills three months of agents takes half a minute on a busy machine. */
const PATIENCE_MS = 60_000

export interface Answer {
  /** 0 = none: the connection broke, or the answer was too late. */
  status: number
  errorCode: string | undefined
  text: string
  /** It says when to come back: our database or Redis did not answer, or too many requests. */
  hasRetryAfter?: boolean
  problem?: string
}

export const agentOf = (connections: number) => new Agent({ keepAlive: true, maxSockets: connections })

function errorCodeOf(text: string): string | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && 'errorCode' in json ? String(json.errorCode) : undefined
  } catch {
    return undefined
  }
}

export function send(url: string, agent: Agent, { method, path, headers, body }: FuzzRequest): Promise<Answer> {
  return new Promise((resolve) => {
    const broken = (problem: string) => resolve({ status: 0, errorCode: undefined, text: '', problem })
    try {
      const bytes = typeof body === 'string' ? Buffer.from(body) : body
      const call = request(url + path, {
        method,
        agent,
        headers: { ...headers, 'Content-Length': bytes.length },
        timeout: PATIENCE_MS,
      })
      call.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', (error) => broken(error.message))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          const hasRetryAfter = response.headers['retry-after'] !== undefined
          resolve({ status: response.statusCode ?? 0, errorCode: errorCodeOf(text), text, hasRetryAfter })
        })
      })
      call.on('timeout', () => call.destroy(new Error('no answer in time')))
      call.on('error', (error) => broken(error.message))
      call.end(bytes)
    } catch (error) {
      // Node cannot send such a header or path: nothing was tried.
      resolve({ status: -1, errorCode: undefined, text: '', problem: String(error) })
    }
  })
}
