import * as endpoints from '#contract/back-office/site-settings/site-settings.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { SiteDoorService } from './site-door.service.ts'
import type { SiteSettingsService } from './site-settings.service.ts'
import type { WhiteLabelService } from './white-label.service.ts'

interface Services {
  settings: SiteSettingsService
  whiteLabel: WhiteLabelService
  door: SiteDoorService
}

export const siteSettingsRoutes = ({ settings, whiteLabel, door }: Services): Route[] => [
  handle(endpoints.settings, (context) => settings.settings(context)),
  handle(endpoints.saveSettings, (context) => settings.save(context.body, context)),
  handle(endpoints.flags, (context) => whiteLabel.flags(context)),
  handle(endpoints.saveFlags, (context) => whiteLabel.saveFlags(context.body, context)),
  handle(endpoints.menu, (context) => whiteLabel.menu(context)),
  handle(endpoints.saveMenu, (context) => whiteLabel.saveMenu(context.body, context)),
  handle(endpoints.door, (context) => door.door(context)),
  handle(endpoints.setMaintenance, (context) => door.setMaintenance(context.body, context)),
]
