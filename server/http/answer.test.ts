import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { write, type Encoded } from './answer.ts'

const json = (value: string): Encoded => ({ status: 200, contentType: 'application/json', body: JSON.stringify({ value }) })
const long = json('perya '.repeat(500))
const short = json('perya')

let server: Server
let sent: Encoded
beforeAll(async () => {
  server = createServer((req, res) => write(req, res, sent))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

function ask(encoded: Encoded, accepted?: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  sent = encoded
  const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted }
  return new Promise((resolve, reject) => {
    get({ port: (server.address() as AddressInfo).port, headers }, async (response) => {
      resolve({ headers: response.headers, bytes: Buffer.concat(await response.toArray()) })
    }).once('error', reject)
  })
}

describe('an answer', () => {
  it.each(['gzip', 'br, gzip', 'deflate, gzip;q=0.5, br'])('is compressed for a client that accepts `%s`', async (accepted) => {
    const { headers, bytes } = await ask(long, accepted)
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding', 'content-length': String(bytes.length) })
    expect(gunzipSync(bytes).toString()).toBe(long.body)
  })

  it.each([undefined, 'br', 'gzip;q=0', 'gzip;q=0.0, br'])(
    'is not compressed for a client that accepts `%s`',
    async (accepted) => {
      const { headers, bytes } = await ask(long, accepted)
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toBe('Accept-Encoding')
      expect(bytes.toString()).toBe(long.body)
    },
  )

  it('is plain when it is short', async () => {
    const { headers, bytes } = await ask(short, 'gzip')
    expect(headers['content-encoding']).toBeUndefined()
    expect(bytes.toString()).toBe(short.body)
  })

  it('that is kept is compressed once', async () => {
    const kept: Encoded = { ...long, body: Buffer.from(long.body) }
    await ask(kept, 'gzip')
    const first = kept.gzipped
    await ask(kept, 'gzip')
    expect(first).toBeDefined()
    expect(kept.gzipped).toBe(first)
  })
})
