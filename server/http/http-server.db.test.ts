/** Clients that send slowly, leave halfway, or never finish: tested on a real port. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { MAX_BODY_BYTES } from './read-body.ts'
import { startApi } from '#tests/support/api.ts'

const { app, container } = startApi()
const TIMES = { headersMs: 150, requestMs: 300, keepAliveMs: 1_000, checkMs: 30 }
const HEAD = 'POST /wps/session/login HTTP/1.1\r\nHost: test\r\nMerchant: test\r\nContent-Type: application/json\r\n'

let server: Server
beforeAll(async () => {
  server = createHttpServer(app(), TIMES).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Everything the server sends until it hangs up. */
async function talk(say: (socket: Socket) => void): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString()))
  socket.on('error', () => {})
  say(socket)
  await once(socket, 'close')
  return heard
}
/** Errors logged as bugs while `work` runs. */
async function bugsDuring(work: () => Promise<unknown>): Promise<unknown[]> {
  const { logger } = container()
  const errors: unknown[] = []
  const logError = logger.error.bind(logger)
  logger.error = ((...args: unknown[]) => void errors.push(args)) as typeof logger.error
  try {
    await work()
    // A call on a broken connection is reported a few turns later.
    await setTimeout(50)
  } finally {
    logger.error = logError
  }
  return errors
}

describe('a client', () => {
  it('that never ends its headers is cut off', async () => {
    expect(await talk((socket) => socket.write('GET /wps/system/test/ping HTTP/1.1\r\nHost: test\r\n'))).toContain('408')
  })

  it('that never ends its body is cut off, and is no bug of ours', async () => {
    const bugs = await bugsDuring(() => talk((socket) => socket.write(`${HEAD}Content-Length: 500\r\n\r\n{"username":`)))
    expect(bugs).toEqual([])
  })

  it('that leaves halfway is no bug of ours', async () => {
    const bugs = await bugsDuring(async () => {
      const isGone = new Promise<void>((resolve) => {
        server.once('request', (_req, res) => res.once('close', resolve))
      })
      const left = talk((socket) => {
        socket.write(`${HEAD}Content-Length: 500\r\n\r\n{"username":`)
        server.once('request', () => socket.destroy())
      })
      await Promise.all([left, isGone])
    })
    expect(bugs).toEqual([])
  })

  it('that sends endless chunks without a length is refused at the limit', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const heard = await talk((socket) => {
      socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`)
      for (let sent = 0; sent <= MAX_BODY_BYTES; sent += 0x10000) socket.write(chunk)
    })
    expect(heard).toContain('413')
    expect(heard).toContain('request_body_too_large')
  })
})
