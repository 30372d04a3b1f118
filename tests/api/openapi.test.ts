/** The API descriptions behind `/docs`: valid, small, and true to the contract. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { type CallExpression, parseSync, Visitor } from 'oxc-parser'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import * as operatorEndpoints from '#contract/back-office/operator/operator.ts'
import { OPERATOR_ROLES, permissionsOf } from '#contract/operator-roles.ts'
import { type Endpoint, nothing, pathsOf } from '#contract/endpoint.ts'
import { allEndpoints, endpointsByFeature } from '#contract/index.ts'
import { buildApiDocs } from '#server/cli/build-api-docs.ts'
import { readContractComments } from '#server/cli/api-docs/contract-comments.ts'
import { readContractSource } from '#server/cli/api-docs/contract-source.ts'
import { readFieldNames } from '#server/cli/api-docs/field-names.ts'
import { rules } from '#server/cli/rules.ts'
import { startApi } from '#tests/support/api.ts'
import {
  AGENTS_DESCRIPTION,
  type ApiDescription,
  BACK_OFFICE_DESCRIPTION,
  fieldsIn,
  GAMES_DESCRIPTION,
  type Operation,
  operationsIn,
  pointedAt,
  SITE_DESCRIPTION,
  valuesOf,
} from '#tests/support/openapi.ts'
import { success } from '#tests/support/outcome.ts'

const { http } = startApi()
const MAX_BYTES = 800_000

let site: ApiDescription
let agents: ApiDescription
let games: ApiDescription
let backOffice: ApiDescription
const operationById = new Map<string, Operation>()

beforeAll(async () => {
  await buildApiDocs()
  site = (await http().get(SITE_DESCRIPTION).expect(success)).body
  agents = (await http().get(AGENTS_DESCRIPTION).expect(success)).body
  games = (await http().get(GAMES_DESCRIPTION).expect(success)).body
  backOffice = (await http().get(BACK_OFFICE_DESCRIPTION).expect(success)).body
  for (const operation of [site, agents, games, backOffice].flatMap(operationsIn))
    operationById.set(operation.operationId, operation)
})

const named: [string, Endpoint][] = Object.entries(endpointsByFeature).flatMap(([feature, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${feature}.${name}`, endpoint]),
)
const operationOf = (id: string) => operationById.get(id)!

describe.each([
  ['the site', () => site],
  ['agents', () => agents],
  ['games', () => games],
  ['the back office', () => backOffice],
])('the description of %s', (_, description) => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...description() })

    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(description().openapi).toBe('3.1.0')
  })

  it('has no dangling references', () => {
    const references = valuesOf(description(), '$ref') as string[]

    expect(references.length).toBeGreaterThan(200)
    expect(references.filter((pointer) => pointedAt(description(), pointer) === undefined)).toEqual([])
  })

  it(`is smaller than ${MAX_BYTES} bytes`, () => expect(Buffer.byteLength(JSON.stringify(description()))).toBeLessThan(MAX_BYTES))

  it('names the server it comes from', () => expect(description().servers).toMatchObject([{ url: '/' }]))

  it('describes at least nine of ten fields', () => {
    const fields = fieldsIn(description())
    const described = fields.filter((field) => field.description)

    expect(fields.length).toBeGreaterThan(1_000)
    expect(described.length / fields.length).toBeGreaterThan(0.9)
  })

  it('describes every feature', () => expect(description().tags.filter((tag) => !tag.description)).toEqual([]))
})

describe('endpoints', () => {
  it('are all described, each by an operation with a unique id', () => {
    const all = [site, agents, games, backOffice].flatMap(operationsIn)

    expect(named.filter(([id]) => !operationById.has(id)).map(([id]) => id)).toEqual([])
    expect(operationById.size).toBe(all.length)
  })

  it('list their older paths in one line', () => {
    const missing = named.flatMap(([id, endpoint]) =>
      endpoint.aliases.filter((alias) => !operationOf(id).description.includes(`\`${alias}\``)),
    )
    const own = new Set(allEndpoints.map(({ path }) => path))
    const others = allEndpoints.flatMap(pathsOf).filter((path) => !own.has(path))

    expect(missing).toEqual([])
    expect(others.filter((path) => path in site.paths || path in games.paths || path in backOffice.paths)).toEqual([])
  })

  it('carry the comments and names of the contract', () => {
    expect(operationOf('wallet.balances').description).toContain('The oldest shape (note the plural `balances`).')
    expect(operationOf('game.hot.post').requestBody).toMatchObject({
      description: 'One client uses POST ([WIR-30](/docs/rules#wir-30)).',
    })
    expect(site.components.schemas.WalletAccount).toMatchObject({
      properties: {
        availBalance: { $ref: '#/components/schemas/Money' },
        accountName: { type: 'string', description: '"MAIN", or the vendor\'s code.' },
      },
    })
    expect(site.components.schemas.WalletHold).toMatchObject({
      enum: ['ROUND', 'MAINTENANCE', 'LOCKED'],
      description: expect.stringMatching(/^Why a vendor's wallet accepts no transfer/),
    })
  })

  it('require the Merchant header if the server does', () => {
    const takesMerchant = ({ parameters }: Operation) => parameters.some(({ $ref }) => $ref?.endsWith('/Merchant'))
    const wrong = named.filter(
      ([id, { merchantOptional, auth }]) => takesMerchant(operationOf(id)) !== (!merchantOptional && auth !== 'game'),
    )
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  it('require the caller’s token', () => {
    const schemeOf = {
      member: 'memberToken',
      agent: 'memberToken',
      operator: 'operatorToken',
      game: 'gameToken',
      chat: 'chatKey',
    }
    for (const [id, { auth }] of named)
      expect([id, operationOf(id).security]).toEqual([
        id,
        auth === 'visitor' ? [{}, { memberToken: [] }] : [{ [schemeOf[auth]]: [] }],
      ])
  })

  it('list the codes they declare', () => {
    const textOf = ({ responses }: Operation) =>
      Object.values(responses)
        .map(({ $ref, ...own }) => ($ref ? (pointedAt(site, $ref) as typeof own) : own).description)
        .join('\n')
    const missing = named.flatMap(([id, { errors }]) => {
      const text = textOf(operationOf(id))
      return errors.filter((code) => !text.includes(`\`${code}\``)).map((code) => `${id}: ${code}`)
    })
    expect(missing).toEqual([])
  })

  it('say whether a body is required, with a valid example', () => {
    const bodies = named.filter(([, { method, body, isRawBody }]) => method !== 'GET' && body !== nothing && !isRawBody)
    const signed = named.filter(([, { signedBody }]) => signedBody !== undefined)
    expect(signed.length).toBeGreaterThan(0)
    for (const [id] of signed) expect(operationOf(id).requestBody).toMatchObject({ required: true })
    const examples = [...bodies, ...signed].flatMap(([id, { body: unsigned, signedBody }]) => {
      const body = signedBody ?? unsigned
      const { required, content } = operationOf(id).requestBody!
      // A missing body is read as `{}`.
      if (!required) expect([id, body.safeParse({}).success]).toEqual([id, true])
      const example = content['application/json']?.example
      return example === undefined ? [] : [[id, body.safeParse(example).success]]
    })
    expect(examples.filter(([, isAccepted]) => !isAccepted)).toEqual([])
    expect(examples.length).toBeGreaterThan(bodies.length * 0.9)
  })
})

it('finds every comment on a field of a schema', async () => {
  const { ofField } = await readContractComments()
  const found = new Set([...ofField.values()].flatMap((fields) => [...fields.values()]))
  const written: string[] = []
  for (const [path, { commentAbove }] of await readContractSource()) {
    const CallExpression = ({ callee, arguments: [first] }: CallExpression) => {
      const isObject = callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'object'
      if (isObject && first?.type === 'ObjectExpression')
        for (const field of first.properties) if (field.type === 'Property') written.push(commentAbove(field) ?? '')
    }
    new Visitor({ CallExpression }).visit(parseSync(path, await readFile(path, 'utf8')).program)
  }

  const comments = written.filter(Boolean)
  expect(comments.length).toBeGreaterThan(300)
  expect(comments.filter((comment) => !found.has(comment))).toEqual([])
})

it('uses every name of the table of names, for a field without a comment of its own', () => {
  const used = new Set(
    [site, agents, games, backOffice].flatMap(fieldsIn).map(({ name, description }) => `${name}: ${description}`),
  )
  const names = [...readFieldNames()]

  expect(names.length).toBeGreaterThan(500)
  expect(names.filter(([name, meaning]) => !used.has(`${name}: ${meaning}`)).map(([name]) => name)).toEqual([])
})

describe('the introduction', () => {
  const curlsIn = ({ info }: ApiDescription) => info.description.match(/^.*https?:.*$/gm) ?? []

  it('has examples with the address the reader came by', async () => {
    for (const url of [SITE_DESCRIPTION, AGENTS_DESCRIPTION, GAMES_DESCRIPTION, BACK_OFFICE_DESCRIPTION]) {
      const { body } = await http().get(url).set('Host', '192.168.1.7:3100').expect(success)
      expect(curlsIn(body)).toHaveLength(2)
      for (const line of curlsIn(body)) expect(line).toContain(' http://192.168.1.7:3100/wps/')
    }
  })

  it('has this server’s own address for a foreign Host', async () => {
    const { body } = await http().get(SITE_DESCRIPTION).set('Host', 'evil.example').expect(success)
    for (const line of curlsIn(body)) expect(line).toMatch(/ http:\/\/localhost:\d+\/wps\//)
  })

  it('of the back office opens with an operator’s login', () => {
    const { description } = backOffice.info
    expect(curlsIn(backOffice)[0]).toMatch(new RegExp(`${operatorEndpoints.login.path}$`))
    expect(description.indexOf('manager01')).toBeLessThan(description.indexOf('## Answers'))
    expect(description).not.toContain('member01')
  })

  it('of the back office has every role with its permissions', () => {
    for (const role of OPERATOR_ROLES) {
      const row = backOffice.info.description.split('\n').find((line) => line.startsWith(`| \`${role}\``))
      expect(row?.match(/`[\w.]+`/g)).toEqual([role, ...permissionsOf(role)].map((name) => `\`${name}\``))
    }
  })

  it('of the back office names every call that needs a second operator', () => {
    const codes = ['review.own', 'review.second.operator', 'withdrawal.second.operator', 'withdrawal.pay.own'] as const
    const calls = allEndpoints.filter(({ errors }) => codes.some((code) => errors.includes(code)))

    expect(calls.length).toBeGreaterThan(5)
    for (const { method, path } of calls) expect(backOffice.info.description).toContain(`\`${method} ${path}\``)
  })

  it('of the site names no operator', () => expect(site.info.description).not.toMatch(/operator/i))
})

it('serves a page to browse them', async () => {
  const page = await http().get('/docs').expect(success)
  expect(page.text).toContain('swagger-ui')
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'start.js'])
    await http().get(`/docs/${file}`).expect(success)
  expect((await http().get('/docs/start.js')).text).toContain(BACK_OFFICE_DESCRIPTION)
})

it('serves the rules, and links each id of a description to its rule', async () => {
  const { text } = await http().get('/docs/rules').expect(success)
  for (const { id } of rules()) expect(text).toContain(`<h3 id="${id.toLowerCase()}">`)
  const anchors = [...text.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor!)
  expect(anchors.filter((anchor) => !text.includes(` id="${anchor}"`))).toEqual([])

  const described = JSON.stringify([site, agents, games, backOffice])
  const links = [...described.matchAll(/\(\/docs\/rules#([^)]+)\)/g)]
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(([, anchor]) => !text.includes(` id="${anchor}"`))).toEqual([])
})
