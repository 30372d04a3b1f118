/** A Redis that is there and says nothing, until it is told to answer: what a stopped process or a full machine looks like. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

const COMMAND = /\*\d+\r\n\$\d+\r\n(\w+)\r\n/g

export async function startFakeRedis(port = 0) {
  const open = new Set<Socket>()
  let isSilent = true
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.on('data', (chunk) => {
      if (isSilent) return
      for (const [, name] of chunk.toString().matchAll(COMMAND))
        socket.write(name?.toLowerCase() === 'info' ? '$0\r\n\r\n' : '+PONG\r\n')
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as { port: number }).port}`,
    answer() {
      isSilent = false
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
