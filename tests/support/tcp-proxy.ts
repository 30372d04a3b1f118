/** Between a test and a server, so that the test can take the server down, make it hang, and bring it back. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export async function startProxy(target: { host: string; port: number }) {
  const open = new Set<Socket>()
  let port = 0
  let server: Server

  async function listen(): Promise<void> {
    server = createServer((near) => {
      const far = connect(target.port, target.host)
      for (const socket of [near, far]) {
        open.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          open.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      near.pipe(far).pipe(near)
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as { port: number }).port
  }
  await listen()

  return {
    port,
    /** Breaks every connection, and accepts no new one. */
    cut(): void {
      server.close()
      for (const socket of open) socket.destroy()
    },
    /** Breaks every connection as a crashed machine does: `ECONNRESET`. */
    reset(): void {
      for (const socket of open) socket.resetAndDestroy()
    },
    restore: listen,
  }
}
