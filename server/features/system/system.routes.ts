import { systemEndpoints } from '#contract/system.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { SystemService } from './system.service.ts'

export const systemRoutes = (service: SystemService): Route[] => [
  handle(systemEndpoints.status, (context) => service.status(context)),
  handle(systemEndpoints.settings, (context) => service.settings(context)),
  handle(systemEndpoints.whitelabel, ({ merchant }) => service.whitelabel(merchant)),
  handle(systemEndpoints.templates, (context) => service.templates(context)),
  handle(systemEndpoints.countries, () => service.countries()),
  handle(systemEndpoints.location, ({ ip }) => service.location(ip)),
  handle(systemEndpoints.ping, () => 'pong'),
]
