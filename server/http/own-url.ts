import type { IncomingMessage } from 'node:http'

/** The URL at which this server reaches itself, not its public address. */
export function ownUrlOf({ socket: { localAddress = '127.0.0.1', localPort } }: IncomingMessage): string {
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress
  return `http://${host}:${localPort}`
}
