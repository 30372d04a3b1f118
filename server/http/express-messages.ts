/**
 * Express gives every request and response the application's own prototype. On an object Node has just created, that costs more
 * than all the rest of an API call (ADR 0034); on one created with that prototype it costs nothing.
 */
import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'

// Anonymous, because the name tsx would write into each class keeps V8 from optimising the creation of requests (ADR 0034).
const requestClass = () => class extends IncomingMessage {}
const responseClass = () => class extends ServerResponse {}

/** Call once, before the first request. */
export function useOwnMessages(app: Express): void {
  const request = requestClass().prototype
  const response = responseClass().prototype
  Object.setPrototypeOf(request, app.request)
  Object.setPrototypeOf(response, app.response)
  Object.assign(app, { request, response })
}

/** The classes a server creates its requests and responses from: the application's own, or Node's. */
export const messagesOf = ({ request, response }: Express) => ({
  IncomingMessage: request.constructor as typeof IncomingMessage,
  ServerResponse: response.constructor as typeof ServerResponse,
})
