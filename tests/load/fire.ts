/** Load on loopback for a few seconds. */
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'

export interface Shots {
  perSecond: number
  p99Ms: number
  /** Answers that were not 2xx. */
  refused: number
}

export function fire(options: autocannon.Options): Promise<Shots> {
  return new Promise((resolve, reject) => {
    autocannon(options, (error: unknown, result: autocannon.Result) => {
      if (error) return reject(error as Error)
      resolve({
        perSecond: result.requests.total / result.duration,
        p99Ms: result.latency.p99,
        refused: result.non2xx + result.errors,
      })
    })
  })
}

export interface Shot {
  path: string
  body: string
  headers: Record<string, string>
}

const PATIENCE_MS = 60_000

interface Landed {
  /** From the moment it was due. */
  tookMs: number
  body: string
}

/**
 * Posts one shot after the other at even times, each on a connection of its own, whether or not earlier ones are answered. Autocannon's
 * `overallRate` sends a whole second's requests at its start.
 */
export async function fireEvenly(url: string, shots: readonly Shot[], overMs: number): Promise<Landed[]> {
  const agent = new Agent({ keepAlive: false })
  const startedAt = performance.now()
  const landed = shots.map(async ({ path, body, headers }, index) => {
    const dueAt = startedAt + (index * overMs) / shots.length
    await delay(dueAt - performance.now())
    const answer = await new Promise<string>((resolve, reject) => {
      const sent = request(url + path, { agent, method: 'POST', headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve(text)).on('error', reject)
      })
      sent.on('error', (error) => resolve(error.message)).on('timeout', () => sent.destroy(new Error('no answer')))
      sent.setTimeout(PATIENCE_MS).end(body)
    })
    return { tookMs: performance.now() - dueAt, body: answer }
  })
  return Promise.all(landed)
}
