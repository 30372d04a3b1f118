import * as endpoints from '#contract/agents/affiliate-link.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { AffiliateLinkService } from './affiliate-link.service.ts'

export const affiliateLinkRoutes = (links: AffiliateLinkService): Route[] => [
  handle(endpoints.list, ({ caller, merchant, origin }) => links.list(caller, merchant, origin)),
  handle(endpoints.create, ({ caller, body, merchant, origin }) => links.create(caller, body, merchant, origin)),
  handle(endpoints.close, ({ caller, body, merchant, origin }) => links.close(caller, body.affiUrlId, merchant, origin)),
  handle(endpoints.closeByAddress, ({ caller, query, merchant, origin }) =>
    links.close(caller, query.affiUrlId, merchant, origin),
  ),
  handle(endpoints.registered, ({ caller, query, merchant }) => links.registered(caller, query, merchant)),
  handleCsv(endpoints.registeredFile, ({ caller, query, merchant, language }) =>
    links.registeredFile(caller, query, merchant, language),
  ),
  handle(endpoints.click, ({ body, merchant, ip }) => links.click(merchant, body.affiliateCode, ip)),
]
