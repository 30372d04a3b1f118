import { PAGE_EVENT_MAX, pageEventEndpoints } from '#contract/page-event.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'

/** Throws `request_body_too_large`. */
function drop({ body }: { body: unknown }): null {
  if (JSON.stringify(body).length > PAGE_EVENT_MAX) throw new AppError('request_body_too_large', { limit: PAGE_EVENT_MAX })
  return null
}

export const pageEventRoutes = (): Route[] => Object.values(pageEventEndpoints).map((event) => handle(event, drop))
