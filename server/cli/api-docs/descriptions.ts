/** The API descriptions, made from the contract and its comments. */
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsByFeature, providerEndpoints } from '#contract/index.ts'
import type { DESCRIPTIONS } from '#server/http/api-docs.ts'
import { ABOUT } from './about.ts'
import { aboutBackOffice } from './about-back-office.ts'
import { readContractComments } from './contract-comments.ts'
import { openApi } from './document.ts'
import { linkRules } from './rules-page.ts'

type Features = Record<string, Record<string, Endpoint>>

/** Visitors call the back office's login, so `auth` alone does not decide. */
const isBackOffice = ({ auth, path }: Endpoint) => auth === 'operator' || path.startsWith('/wps/operator/')

/** Calls that in-house games and vendors' servers make to the platform. */
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

/** Turns rules that a description names into links. */
const withLinks = (key: string, value: unknown) => (key === 'description' && typeof value === 'string' ? linkRules(value) : value)

/** Each as JSON text. */
export async function makeDescriptions(): Promise<Record<keyof typeof DESCRIPTIONS, string>> {
  const comments = await readContractComments()
  const describe = (features: Features, about: string) => JSON.stringify(openApi(features, comments, about), withLinks)
  const backOffice = featuresOf(isBackOffice)
  return {
    site: describe(
      featuresOf((endpoint) => !isBackOffice(endpoint) && !isOfGames(endpoint) && !isOfAgents(endpoint)),
      ABOUT,
    ),
    agents: describe(featuresOf(isOfAgents), ABOUT),
    games: describe({ ...featuresOf(isOfGames), ...providerEndpoints }, ABOUT),
    backOffice: describe(backOffice, aboutBackOffice(Object.values(backOffice).flatMap((feature) => Object.values(feature)))),
  }
}
