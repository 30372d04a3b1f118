/**
 * Work that a killed server had started is taken over at once by the next one, not after the hours a queue waits for a possibly
 * live worker.
 */
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { freePort } from '#server/platform/free-port.ts'
import { startApi } from '#tests/support/api.ts'
import { HOST, servers } from './servers.ts'

const LONG_MS = 120_000
const { given, container } = startApi()
const { startServer } = servers(container)

describe('a server killed while running a job', () => {
  const open = new Set<Socket>()
  const letters: string[] = []
  let isSilent = true
  /** A mail server that is silent at first, then accepts everything. */
  const mailServer: Server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    if (isSilent) return
    let letter: string | undefined
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (letter === undefined) {
        if (text.startsWith('DATA')) letter = ''
        socket.write(letter === '' ? '354 go on\r\n' : '250 fine\r\n')
        return
      }
      letter += text
      if (!letter.endsWith('\r\n.\r\n')) return
      letters.push(letter)
      letter = undefined
      socket.write('250 taken\r\n')
    })
  })
  afterAll(() => {
    for (const socket of open) socket.destroy()
    mailServer.close()
  })

  it(
    'leaves it to the next one',
    async () => {
      mailServer.listen(0, HOST)
      await once(mailServer, 'listening')
      const { port: mailPort } = mailServer.address() as { port: number }
      const merchant = await given.merchant({ settings: { registration: { byMail: true } } })
      const port = await freePort(13_200, HOST)
      const env = { SMTP_URL: `smtp://${HOST}:${mailPort}` }
      const first = await startServer(port, env)
      const connected = once(mailServer, 'connection')
      await fetch(first.url + verificationEndpoints.mailRegister.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Merchant: merchant.code },
        body: JSON.stringify({ email: 'new@example.com' }),
      })
      await connected
      await first.kill()
      expect(letters).toEqual([])

      isSilent = false
      const second = await startServer(port, env)
      await expect.poll(() => letters.length, { timeout: 15_000 }).toBe(1)
      expect(letters[0]).toContain('new@example.com')
      await second.stop()
    },
    LONG_MS,
  )
})
