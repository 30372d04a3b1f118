import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from './free-port.ts'

const FROM = 27_610
const taken: Server[] = []
const take = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true, ipv6Only: true }, () => {
      taken.push(server)
      resolve(true)
    })
  })
afterEach(() => Promise.all(taken.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))))

describe('the port of a server on all addresses', () => {
  it('is free where localhost may lead, too', async () => {
    const port = await freePort(FROM, '0.0.0.0')
    // A machine without IPv6 has no such neighbour.
    if (!(await take(port, '::1'))) return
    expect(await freePort(port, '0.0.0.0')).toBeGreaterThan(port)
    expect(await freePort(port, '127.0.0.1')).toBe(port)
  })

  it('is another one if it is taken', async () => {
    const port = await freePort(FROM, '127.0.0.1')
    await take(port, '127.0.0.1')
    expect(await freePort(port, '127.0.0.1')).toBeGreaterThan(port)
  })

  it('names HOST for an address this machine does not have', () =>
    expect(freePort(FROM, '203.0.113.7')).rejects.toThrow('HOST: this machine has no address 203.0.113.7'))
})
