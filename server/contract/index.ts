/** Every endpoint of the product, by feature; areas are in order, lowest first. */
import type { Endpoint } from './endpoint.ts'
import { siteArea } from './site/index.ts'
import { identityArea } from './identity/index.ts'
import { moneyArea } from './money/index.ts'
import { playArea } from './play/index.ts'
import { slotPar } from './play/slots/par.ts'
import * as slotEndpoints from './play/slots/slots.ts'
import { rewardsArea } from './rewards/index.ts'
import { contentArea } from './content/index.ts'
import { agentsArea } from './agents/index.ts'
import { backOfficeArea } from './back-office/index.ts'

export const endpointsByFeature = {
  ...siteArea,
  ...identityArea,
  ...moneyArea,
  ...playArea,
  ...rewardsArea,
  ...contentArea,
  ...agentsArea,
  ...backOfficeArea,
} satisfies Record<string, Record<string, Endpoint>>

/** What the local game provider serves, a server of its own beside the platform (server/providers). */
export const providerEndpoints = {
  slots: {
    open: slotEndpoints.open,
    state: slotEndpoints.slotState,
    spin: slotEndpoints.spin,
    history: slotEndpoints.slotHistory,
    par: slotPar,
  },
} satisfies Record<string, Record<string, Endpoint>>

export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByFeature).flatMap(
  (group) => Object.values(group) as Endpoint[],
)
