import { createServer } from 'node:net'
import { exampleOf } from '#server/config/environment.ts'

const TRIES = 200
const NO_SUCH_ADDRESS = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']

const EVERY_ADDRESS = '0.0.0.0'
const ALSO = '::1'

const isFree = (port: number, host: string, isOurs = true) =>
  new Promise<boolean>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // Another port would not help.
      if (NO_SUCH_ADDRESS.includes(error.code ?? '') || error.code === 'EAFNOSUPPORT') {
        if (!isOurs) resolve(true)
        else reject(new Error(`HOST: this machine has no address ${host}, ${exampleOf('HOST')}`, { cause: error }))
      } else resolve(false)
    })
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/**
 * The first free TCP port from `from` upward. If `host` means all addresses, it is free on `::1` too, which `localhost` may try first.
 * Our ports are below 32768: systems use higher ones for outgoing connections, which could take ours before we listen.
 */
export async function freePort(from: number, host: string): Promise<number> {
  for (let port = from; port < from + TRIES && port <= 65_535; port++) {
    if ((await isFree(port, host)) && (host !== EVERY_ADDRESS || (await isFree(port, ALSO, false)))) return port
  }
  throw new Error(`No free port between ${from} and ${from + TRIES - 1} on ${host}`)
}
