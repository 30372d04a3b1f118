import type { IncomingMessage } from 'node:http'

/** This server as it reaches itself, whatever its public address is. */
export function ownUrlOf({ socket: { localAddress = '127.0.0.1', localPort } }: IncomingMessage): string {
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress
  return `http://${host}:${localPort}`
}
