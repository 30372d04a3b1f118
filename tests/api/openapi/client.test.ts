/** For users of the API descriptions: a generated client compiles strictly, and its calls are answered as described. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { amount } from '#seed/builders/index.ts'
import { buildApiDocs } from '#server/cli/build-api-docs.ts'
import { startApi } from '#tests/support/api.ts'
import {
  AGENTS_DESCRIPTION,
  type ApiDescription,
  BACK_OFFICE_DESCRIPTION,
  pointedAt,
  SITE_DESCRIPTION,
} from '#tests/support/openapi.ts'
import { compileClient } from '#tests/support/openapi-client.ts'
import { seal } from '#tests/support/wire-client.ts'

const { given, http, url } = startApi()
const TIMEOUT_MS = 120_000

/** Written as a user of the API would: a wrong name or type anywhere in it does not compile. */
const CLIENT = `
import createClient, { type Middleware } from 'openapi-fetch'
import type { paths as Site, components } from './site.js'
import type { paths as Agents } from './agents.js'
import type { paths as BackOffice } from './back-office.js'

interface World {
  url: string
  username: string
  password: string
  operator: { username: string; password: string }
  game: { nodeId: string; vendor: string }
  seal(body: object, modulus: string): { body: string; headers: { Encryption: string } }
  seen: Middleware
}
const header = { Merchant: 'test' }
const bearer = (token: string) => ({ headers: { Authorization: token } })

/** Narrowed by success alone: the value is there, or the code. */
const valueOf = <V>(answer: { success: true; value: V } | components['schemas']['Refusal'] | undefined): V => {
  if (!answer?.success) throw new Error(answer?.errorCode ?? 'no answer')
  return answer.value
}

/** Never called: each of these must be refused by the compiler, or it says that nothing was wrong. */
export async function mistakes(url: string) {
  const site = createClient<Site>({ baseUrl: url })
  // @ts-expect-error: no Merchant header
  await site.GET('/wps/v2/wallets/balance', {})
  // @ts-expect-error: the body needs a nodeId
  await site.POST('/wps/relay/MCSFE_addFavoriteGameV2', { params: { header }, body: { vendor: 'BGS' } })
  // @ts-expect-error: there is no such path
  await site.GET('/wps/wallets/nowhere', { params: { header } })
  const { data } = await site.GET('/wps/v2/wallets/balance', { params: { header } })
  // @ts-expect-error: a refusal has no balance, and this may be one
  return data.value.mainWalletBalance
}

export async function callAll({ url, username, password, operator, game, seal, seen }: World) {
  const site = createClient<Site>({ baseUrl: url })
  const agents = createClient<Agents>({ baseUrl: url })
  const backOffice = createClient<BackOffice>({ baseUrl: url })
  site.use(seen)
  agents.use(seen)
  backOffice.use(seen)

  const key = await site.GET('/wps/session/key/rsa', { parseAs: 'text' })
  const modulus: string = String(key.data)

  const games = valueOf((await site.GET('/wps/relay/GCSGAME_gameList', { params: { header, query: { pageSize: 5, gameName: 'e' } } })).data)
  const names: string[] = games.games.map(({ displayName }) => displayName)

  const wrong = await site.POST('/wps/session/login', { params: { header }, body: { username, password: 'not this one' } })
  const code: components['schemas']['ErrorCode'] | undefined = wrong.data && !wrong.data.success ? wrong.data.errorCode : undefined

  const plain = valueOf((await site.POST('/wps/session/login', { params: { header }, body: { username, password } })).data)

  const sealed = seal({ username, password }, modulus)
  const encrypted = valueOf(
    (
      await site.POST('/wps/session/login', {
        params: { header: { ...header, Encryption: sealed.headers.Encryption } },
        body: { username, password },
        bodySerializer: () => sealed.body,
      })
    ).data,
  )
  const token: string = encrypted.token

  const refused = await site.GET('/wps/v2/wallets/balance', { params: { header } })
  const wallet = valueOf((await site.GET('/wps/v2/wallets/balance', { params: { header }, ...bearer(token) })).data)
  const balance: number = wallet.mainWalletBalance

  const added = valueOf((await site.POST('/wps/relay/MCSFE_addFavoriteGameV2', { params: { header }, body: game, ...bearer(token) })).data)
  const page = valueOf((await site.GET('/wps/relay/MCSFE_getFavoriteGamesList', { params: { header }, ...bearer(token) })).data)
  const removed = valueOf((await site.DELETE('/wps/relay/MCSFE_removeFavoriteGameV2', { params: { header }, body: game, ...bearer(token) })).data)

  const team = await agents.GET('/wps/relay/ODSFE2_getSubordinatev2', { params: { header, query: { page: 1 } }, ...bearer(token) })

  const atWork = valueOf((await backOffice.POST('/wps/operator/session', { params: { header }, body: operator })).data)
  const deposits = valueOf((await backOffice.GET('/wps/operator/deposits', { params: { header }, ...bearer(atWork.token) })).data)

  return {
    modulus,
    names,
    code,
    id: plain.id,
    refused: refused.error?.errorCode,
    balance,
    added: added.added,
    favourites: page.content.map(({ nodeId }) => nodeId),
    removed: removed.removed,
    teamRefused: team.error?.errorCode,
    deposits: deposits.records.length,
  }
}
`

interface Seen {
  schemaPath: string
  method: string
  status: number
  type: string
  body: unknown
}

let descriptions: Record<'site' | 'agents' | 'back-office', ApiDescription>

beforeAll(async () => {
  await buildApiDocs()
  descriptions = {
    site: (await http().get(SITE_DESCRIPTION)).body,
    agents: (await http().get(AGENTS_DESCRIPTION)).body,
    'back-office': (await http().get(BACK_OFFICE_DESCRIPTION)).body,
  }
})

/** How an answer violates the schema described for it. */
function brokenBy({ schemaPath, method, status, type, body }: Seen): string {
  const description = Object.values(descriptions).find(({ paths }) => schemaPath in paths)!
  const responses = description.paths[schemaPath]![method.toLowerCase()]!.responses
  const response = responses[status] ?? responses.default!
  const { content } = response.$ref ? (pointedAt(description, response.$ref) as typeof response) : response
  const schema = content?.[type]?.schema
  if (!schema) return `${method} ${schemaPath}: nothing is said of ${status} ${type}`
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const isValid = ajv.validate({ ...schema, components: description.components }, body)
  return isValid ? '' : `${method} ${schemaPath}: ${ajv.errorsText()}`
}

describe('a client generated from the descriptions', () => {
  it(
    'compiles strictly and calls endpoints of every kind',
    async () => {
      const member = await given.member({ balance: amount('125.50') })
      const operator = await given.operator({ role: 'CASHIER' })
      const game = await given.game({ name: 'Emerald Reef' })
      const answers: Seen[] = []
      const seen = {
        async onResponse({ schemaPath, request, response }: { schemaPath: string; request: Request; response: Response }) {
          const type = (response.headers.get('content-type') ?? '').split(';')[0]!
          const text = await response.clone().text()
          const body: unknown = type === 'application/json' ? JSON.parse(text) : text
          answers.push({ schemaPath, method: request.method, status: response.status, type, body })
        },
      }

      const { errors, client } = await compileClient(descriptions, CLIENT)
      expect(errors).toBe('')
      const { callAll } = client as { callAll(world: object): Promise<Record<string, unknown>> }
      const outcome = await callAll({
        url: url(),
        username: member.username,
        password: member.password,
        operator: { username: operator.username, password: operator.password },
        game: { nodeId: game.nodeId, vendor: game.vendor },
        seal: (body: object, modulus: string) => seal(body, modulus, 'A'),
        seen,
      })

      expect(outcome).toEqual({
        modulus: expect.stringMatching(/^[0-9a-f]{256}$/),
        names: ['Emerald Reef'],
        code: 'login.cred.err',
        id: member.id,
        refused: 'login.not.session',
        balance: 125.5,
        added: true,
        favourites: [game.nodeId],
        removed: true,
        teamRefused: 'permission.denied',
        deposits: 0,
      })
      expect(answers).toHaveLength(13)
      expect(answers.map(brokenBy).filter(Boolean)).toEqual([])
    },
    TIMEOUT_MS,
  )
})
