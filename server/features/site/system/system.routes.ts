import * as systemEndpoints from '#contract/site/system/system.ts'
import * as statusEndpoints from '#contract/site/system/status.ts'
import { handle, handleReady, type Route } from '#server/http/handle.ts'
import type { SystemService } from './system.service.ts'

export const systemRoutes = (service: SystemService): Route[] => [
  handleReady(statusEndpoints.status, (context) => service.statusJson(context)),
  handle(systemEndpoints.settings, (context) => service.settings(context)),
  handle(systemEndpoints.whitelabel, ({ merchant }) => service.whitelabel(merchant)),
  handle(systemEndpoints.templates, (context) => service.templates(context)),
  handle(systemEndpoints.countries, () => service.countries()),
  handle(systemEndpoints.location, ({ ip }) => service.location(ip)),
  handle(systemEndpoints.ping, () => 'pong'),
  handle(systemEndpoints.domainRoute, (context) => service.domainRoute(context)),
  handle(systemEndpoints.download, (context) => service.download(context)),
  // We have no domain for an app of our own.
  handle(systemEndpoints.isAppDomain, () => false),
  handle(systemEndpoints.activeDomains, (context) => service.activeDomains(context)),
  handle(systemEndpoints.dropdownMenu, ({ merchant, query }) => service.dropdownMenu(merchant, query)),
  handle(systemEndpoints.customerServiceScript, ({ merchant }) => service.customerServiceScript(merchant)),
  handle(systemEndpoints.pixelTrack, ({ merchant }) => service.pixelTrack(merchant)),
  handle(systemEndpoints.collect, ({ body, requestId }) => service.collect(body, requestId)),
  handle(systemEndpoints.manifest, ({ merchant, query }) => service.manifest(merchant, query)),
]
