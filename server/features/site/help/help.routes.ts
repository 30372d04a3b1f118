import * as helpEndpoints from '#contract/site/help.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { HelpService } from './help.service.ts'

export const helpRoutes = (service: HelpService): Route[] => [
  handle(helpEndpoints.topics, ({ query, ...reader }) => service.topics(reader, query)),
]
