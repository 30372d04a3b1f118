/** A request to the API as its steps get it, with no socket behind it. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { ApiRequest } from '#server/http/call/request.ts'

interface Sent {
  method?: string
  path?: string
  search?: string
  headers?: Record<string, string>
  body?: string
}

export function apiRequest({ method = 'GET', path = '/wps/test', search = '', headers = {}, body = '' }: Sent = {}): ApiRequest {
  const req = new IncomingMessage(new Socket())
  req.method = method
  req.url = search ? `${path}?${search}` : path
  req.headers = headers
  req.push(body)
  req.push(null)
  return { req, res: new ServerResponse(req), requestId: 'request-1', path, search }
}
