import { endpointsOf } from '#contract/endpoint.ts'
import * as pageEventEndpoints from '#contract/site/page-event.ts'
import { PAGE_EVENT_MAX } from '#contract/site/page-event.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'

/** Throws `request_body_too_large`. */
function drop({ body }: { body: unknown }): null {
  if (JSON.stringify(body).length > PAGE_EVENT_MAX) throw new AppError('request_body_too_large', { limit: PAGE_EVENT_MAX })
  return null
}

export const pageEventRoutes = (): Route[] => Object.values(endpointsOf(pageEventEndpoints)).map((event) => handle(event, drop))
