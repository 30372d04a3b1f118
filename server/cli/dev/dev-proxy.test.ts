import { createServer, request, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createDevProxy, NOT_OURS } from './dev-proxy.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
async function listen(listener: RequestListener): Promise<{ port: number; server: Server }> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}
const page: RequestListener = (req, res) => void res.end(`page ${req.url}`)

async function proxyTo(port: () => Promise<number>): Promise<string> {
  const proxy = createDevProxy({ port, page })
  const { server, port: own } = await listen(proxy.handle)
  server.on('upgrade', (req, socket, head: Buffer) => void proxy.upgrade(req, socket, head))
  return `http://127.0.0.1:${own}`
}

it('hands on what is asked, with who asks, and hands back what is answered', async () => {
  const { port } = await listen(async (req, res) => {
    const body: string[] = []
    for await (const chunk of req) body.push(String(chunk))
    res
      .writeHead(201, { 'X-Own': 'yes' })
      .end(`${req.method} ${req.url} ${body.join('')} for ${String(req.headers['x-forwarded-for'])}`)
  })
  const url = await proxyTo(() => Promise.resolve(port))

  const answer = await fetch(`${url}/wps/call?a=1`, { method: 'POST', body: 'hello' })

  expect([answer.status, answer.headers.get('x-own')]).toEqual([201, 'yes'])
  expect(await answer.text()).toBe('POST /wps/call?a=1 hello for 127.0.0.1')
})

it('answers with a page where the server has nothing at an address', async () => {
  const { port } = await listen((_req, res) => void res.writeHead(404, { [NOT_OURS]: 'true' }).end())
  const url = await proxyTo(() => Promise.resolve(port))

  expect(await (await fetch(`${url}/m/home`)).text()).toBe('page /m/home')
})

it('has callers wait until there is a server', async () => {
  let up: (port: number) => void = () => {}
  const url = await proxyTo(() => new Promise((resolve) => (up = resolve)))
  const answer = fetch(url)
  const { port } = await listen((_req, res) => void res.end('late'))
  await expect.poll(() => up.length).toBe(1)
  up(port)

  expect(await (await answer).text()).toBe('late')
})

it('asks the next server where the one before went away in this moment, but repeats nothing that has a body', async () => {
  const gone = await listen((_req, res) => void res.destroy())
  const there = await listen((_req, res) => void res.end('there'))
  const ports = [gone.port, there.port, gone.port, there.port]
  const url = await proxyTo(() => Promise.resolve(ports.shift()!))

  expect(await (await fetch(url)).text()).toBe('there')
  expect((await fetch(url, { method: 'POST', body: 'pay' })).status).toBe(503)
})

it('hands on live events', async () => {
  const { port, server } = await listen(page)
  server.on('upgrade', (req, socket) => {
    socket.end(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Path: ${req.url}\r\n\r\n`)
  })
  const url = new URL(await proxyTo(() => Promise.resolve(port)))

  const headers = await new Promise((resolve) => {
    request({ host: url.hostname, port: url.port, path: '/live', headers: { Connection: 'Upgrade', Upgrade: 'websocket' } })
      .on('upgrade', (answer, socket) => {
        socket.destroy()
        resolve(answer.headers)
      })
      .end()
  })

  expect(headers).toMatchObject({ 'x-path': '/live' })
})
