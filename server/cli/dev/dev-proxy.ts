/** Proxies requests to the development server: they wait while it restarts, and never notice. */
import { request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** The server sets this header on paths that are not its own, which may be pages. */
export const NOT_OURS = 'x-palaro-not-ours'

const HOST = '127.0.0.1'
const HMR_PROTOCOL = /^vite-/

interface Options {
  /** Port of the current server, once there is one. */
  port(): Promise<number>
  /** Answers what the server does not. */
  page: RequestListener
}

const forwardedHeaders = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
  'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
})
const hasBody = ({ headers }: IncomingMessage) => 'content-length' in headers || 'transfer-encoding' in headers

export function createDevProxy({ port, page }: Options) {
  async function forward(req: IncomingMessage, res: ServerResponse, isSecondTry = false): Promise<void> {
    const upstream = request({
      host: HOST,
      port: await port(),
      method: req.method,
      path: req.url,
      headers: forwardedHeaders(req),
      // A kept-alive connection would lead to a server that is gone.
      agent: false,
    })
    upstream.on('response', (answer) => {
      if (NOT_OURS in answer.headers) {
        answer.resume()
        return page(req, res)
      }
      res.writeHead(answer.statusCode!, answer.rawHeaders)
      answer.pipe(res)
      answer.on('error', () => res.destroy())
    })
    upstream.on('error', () => {
      if (res.headersSent) return res.destroy()
      // The server was replaced just now. A request with a body may already have been processed, so it is not repeated.
      if (!isSecondTry && !hasBody(req)) return void forward(req, res, true)
      res.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain' }).end('The server is restarting.')
    })
    res.on('close', () => upstream.destroy())
    if (isSecondTry || !hasBody(req)) upstream.end()
    else req.pipe(upstream)
  }

  return {
    handle: ((req, res) => void forward(req, res)) as RequestListener,

    /** Live events; Vite handles its own. */
    async upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
      if (HMR_PROTOCOL.test(req.headers['sec-websocket-protocol'] ?? '')) return
      const upstream = connect(await port(), HOST, () => {
        const lines = Object.entries(forwardedHeaders(req)).flatMap(([name, value]) =>
          [value].flat().map((one) => `${name}: ${one}`),
        )
        upstream.write(`${req.method} ${req.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
        upstream.write(head)
        upstream.pipe(socket).pipe(upstream)
      })
      upstream.on('error', () => socket.destroy())
      socket.on('error', () => upstream.destroy())
    },
  }
}
