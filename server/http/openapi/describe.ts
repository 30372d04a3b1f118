/**
 * A program that prints the API descriptions as JSON. It runs in its own process (docs.ts), because it reads the comments from
 * the contract's source files, which the server's bundle does not have.
 */
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsByFeature, providerEndpoints } from '#contract/index.ts'
import { ABOUT } from './about.ts'
import { aboutBackOffice } from './about-back-office.ts'
import { readContractComments } from './contract-comments.ts'
import { openApi } from './document.ts'

type Features = Record<string, Record<string, Endpoint>>

/** What the program prints; each description is JSON text. */
export interface Descriptions {
  site: string
  agents: string
  games: string
  backOffice: string
}

/** Visitors call the back office's login, so `auth` alone does not decide. */
const isBackOffice = ({ auth, path }: Endpoint) => auth === 'operator' || path.startsWith('/wps/operator/')

/** What in-house games ask the platform, and what vendors' servers ask it. */
const isOfGames = ({ path }: Endpoint) => path.startsWith('/bgs/') || path.startsWith('/vendor-wallet/')

const isOfAgents = ({ auth }: Endpoint) => auth === 'agent'

/** Features without a wanted endpoint are left out. */
const featuresOf = (isWanted: (endpoint: Endpoint) => boolean): Features =>
  Object.fromEntries(
    Object.entries<Record<string, Endpoint>>(endpointsByFeature)
      .map(([name, endpoints]) => [name, Object.entries(endpoints).filter(([, endpoint]) => isWanted(endpoint))] as const)
      .filter(([, endpoints]) => endpoints.length > 0)
      .map(([name, endpoints]) => [name, Object.fromEntries(endpoints)]),
  )

const comments = await readContractComments()
const describe = (features: Features, about: string) => JSON.stringify(openApi(features, comments, about))
const backOffice = featuresOf(isBackOffice)
const descriptions: Descriptions = {
  site: describe(
    featuresOf((endpoint) => !isBackOffice(endpoint) && !isOfGames(endpoint) && !isOfAgents(endpoint)),
    ABOUT,
  ),
  agents: describe(featuresOf(isOfAgents), ABOUT),
  games: describe({ ...featuresOf(isOfGames), ...providerEndpoints }, ABOUT),
  backOffice: describe(backOffice, aboutBackOffice(Object.values(backOffice).flatMap((feature) => Object.values(feature)))),
}
process.stdout.write(JSON.stringify(descriptions))
