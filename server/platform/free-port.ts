import { createServer } from 'node:net'
import { exampleOf } from '#server/config/environment.ts'

const TRIES = 200
const NO_SUCH_ADDRESS = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // Another port would not help.
      if (NO_SUCH_ADDRESS.includes(error.code ?? ''))
        reject(new Error(`HOST: this machine has no address ${host}, ${exampleOf('HOST')}`, { cause: error }))
      else resolve(false)
    })
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/**
 * The first free TCP port from `from` upward. Our own are below 32768: from there on, systems take ports for outgoing connections,
 * one of which could take ours before we listen.
 */
export async function freePort(from: number, host: string): Promise<number> {
  for (let port = from; port < from + TRIES && port <= 65_535; port++) {
    if (await isFree(port, host)) return port
  }
  throw new Error(`No free port between ${from} and ${from + TRIES - 1} on ${host}`)
}
