/** The calls of the wallet API at `/docs`: what is sent, how it is signed, and an example that the contract takes. */
import { beforeAll, describe, expect, it } from 'vitest'
import { bodies, type VendorCall, vendorCalls } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { buildApiDocs } from '#server/cli/build-api-docs.ts'
import { startApi } from '#tests/support/api.ts'
import { type ApiDescription, GAMES_DESCRIPTION, type Operation } from '#tests/support/openapi.ts'
import { success } from '#tests/support/outcome.ts'

const { http } = startApi()
const names = Object.keys(vendorCalls) as VendorCall[]

let games: ApiDescription
beforeAll(async () => {
  await buildApiDocs()
  games = (await http().get(GAMES_DESCRIPTION).expect(success)).body
})
const operationOf = (name: VendorCall): Operation => games.paths[vendorCalls[name].path]!.post!

describe('the description of a vendor’s call', () => {
  it.each(names)('shows the body of %s, with an example', (name) => {
    const { schema, example } = operationOf(name).requestBody!.content['application/json']!
    const { properties, required } = schema as { properties: Record<string, object>; required: string[] }

    expect(Object.keys(properties)).toEqual(Object.keys(bodies[name].shape))
    expect(required).toContain('requestId')
    expect(bodies[name].safeParse(example)).toMatchObject({ success: true })
  })

  it.each(names)('says what the fields of %s mean', (name) => {
    const { properties } = operationOf(name).requestBody!.content['application/json']!.schema as {
      properties: Record<string, { description?: string }>
    }

    const missing = Object.entries(properties).flatMap(([field, { description }]) => (description ? [] : [field]))
    expect(missing).toEqual([])
  })

  it.each(names)('says how %s is signed', (name) => {
    const refs = operationOf(name).parameters.map(({ $ref }) => $ref)

    expect(refs).toContain('#/components/parameters/VendorSignature')
    expect(refs).not.toContain('#/components/parameters/Signature')
  })
})
