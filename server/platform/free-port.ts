import { createServer } from 'node:net'

const TRIES = 200

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** The first free TCP port from `from` upward. */
export async function freePort(from: number, host: string): Promise<number> {
  for (let port = from; port < from + TRIES && port <= 65_535; port++) {
    if (await isFree(port, host)) return port
  }
  throw new Error(`No free port between ${from} and ${from + TRIES - 1} on ${host}`)
}
