import * as z from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsByFeature } from '#contract/index.ts'

const fieldsOf = (endpoint: Endpoint) =>
  Object.keys((z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as object)

/** Every endpoint with date parameters. */
export const reports = Object.entries(endpointsByFeature).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, endpoint]) => fieldsOf(endpoint).includes('startDate'))
    .map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
)
