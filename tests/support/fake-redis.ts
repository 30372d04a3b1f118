/** A Redis that accepts connections but says nothing until told to, like a stopped process or an overloaded machine. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

const COMMAND = /\*\d+\r\n\$\d+\r\n(\w+)\r\n/g

export async function startFakeRedis(port = 0) {
  const open = new Set<Socket>()
  /** Commands received meanwhile, answered in order later, as a process resumed after a stop would. */
  const unanswered: [socket: Socket, chunk: string][] = []
  let isSilent = true
  function answer(socket: Socket, chunk: string): void {
    for (const [, name] of chunk.matchAll(COMMAND)) socket.write(name?.toLowerCase() === 'info' ? '$0\r\n\r\n' : '+PONG\r\n')
  }
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.on('data', (chunk) => {
      if (isSilent) unanswered.push([socket, chunk.toString()])
      else answer(socket, chunk.toString())
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as { port: number }).port}`,
    answer() {
      isSilent = false
      for (const [socket, chunk] of unanswered.splice(0)) if (socket.writable) answer(socket, chunk)
    },
    hang() {
      isSilent = true
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
