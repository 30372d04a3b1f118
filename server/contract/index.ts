/** Every endpoint of the product, by feature; areas are in order, lowest first. */
import type { Endpoint } from './endpoint.ts'
import { siteArea } from './site/index.ts'
import { identityArea } from './identity/index.ts'
import { moneyArea } from './money/index.ts'
import { playArea } from './play/index.ts'
import { contentArea } from './content/index.ts'
import { agentsArea } from './agents/index.ts'
import { backOfficeArea } from './back-office/index.ts'

export const endpointsByFeature = {
  ...siteArea,
  ...identityArea,
  ...moneyArea,
  ...playArea,
  ...contentArea,
  ...agentsArea,
  ...backOfficeArea,
} satisfies Record<string, Record<string, Endpoint>>

export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByFeature).flatMap(
  (group) => Object.values(group) as Endpoint[],
)
