/** One hostile request by a declaration: two thirds good enough to reach the call's own code, the rest broken in some way. */
import { methodsOf, pathsOf, type Endpoint, type Method } from '#contract/endpoint.ts'
import { endpointsByFeature, providerEndpoints } from '#contract/index.ts'
import { tidyBody } from '#server/http/read-body.ts'
import { queryOf } from '#server/http/request-facts.ts'
import { badBodies, badQueries, hostileBodies } from '#tests/support/bad-input.ts'
import { fieldsOf, makeInput } from './make-input.ts'
import { type Random, randomOf } from '#server/testing/random.ts'
import { repaired } from './repair-input.ts'
import { callerFor, type FuzzWorld } from './world.ts'

export interface FuzzRequest {
  index: number
  /** `wallet.balance` */
  name: string
  endpoint: Endpoint
  /** Undefined if the schemas accept it and the caller may call; otherwise what is wrong with it. */
  wrong: string | undefined
  method: Method
  path: string
  headers: Record<string, string | string[]>
  body: Buffer | string
  token: string | undefined
}

const VALID_SHARE = 0.72
const TRIES = 4
/** These end sessions that everything else needs, or close the site: sent less often. */
const RARELY =
  /logout|login|\/close|exclu|takeBreak|sessions\/|password|lock|mainten|setActive|access|door|unsecure\/reset|setRole/i
const RARE_SHARE = 0.12

/** Everyone with access has lost their session. */
export const NO_CALLER = 'no one is left to call it'

interface Named {
  name: string
  endpoint: Endpoint
}
export const ALL: readonly Named[] = Object.entries<Record<string, Endpoint>>({
  ...endpointsByFeature,
  ...providerEndpoints,
}).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
)

function choose(random: Random): Named {
  for (;;) {
    const named = random.pick(ALL)
    if (!RARELY.test(named.name + named.endpoint.path) || random.chance(RARE_SHARE)) return named
  }
}

const searchOf = (query: unknown): string => {
  const pairs = Object.entries((query ?? {}) as object).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    pairs.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).toString()
}

const asQuery = (input: unknown) => queryOf(searchOf(input))
const asBody = (input: unknown) => tidyBody(JSON.parse(JSON.stringify(input ?? {})))

/** A query and a body that the schemas accept; undefined if the random choice yields none. */
function accepted(endpoint: Endpoint, random: Random, { facts }: FuzzWorld): { search: string; body: unknown } | undefined {
  for (let nth = 0; nth < TRIES; nth++) {
    const query = repaired(endpoint.query, makeInput(endpoint.query, random, facts), random, asQuery)
    const made = makeInput(endpoint.body, random, facts)
    const hasBody = endpoint.method !== 'GET' && !endpoint.isRawBody
    const body = hasBody ? repaired(endpoint.body, made, random, asBody) : (made ?? {})
    if (query !== undefined && body !== undefined) return { search: searchOf(query), body }
  }
  return undefined
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const BOUNDARY = 'fuzz-boundary'
function multipart(fields: object, file: Buffer): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  )
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

const HUGE = 'x'.repeat(60_000)
const TEXTS = [
  "x' OR 1=1; DROP TABLE member; --",
  '<img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}#{7*7}',
  '../../../../etc/passwd',
  'a\u0000b\ud800c',
  '\u202e\ufeff\u200b',
  'Z\u0351\u036b\u0343a\u0363\u034c'.repeat(40),
  HUGE,
  '%00%ff%c0%af',
  '=cmd|calc!A1',
  '-1e309',
]
const VALUES: readonly unknown[] = [
  null,
  [],
  {},
  [[[]]],
  true,
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  -0.000_01,
  '',
  { $gt: '' },
  ...TEXTS,
]
const nested = (depth: number) => `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`
/** JSON that no serialiser writes. */
const RAW = [
  '{"amount":NaN}',
  '{"amount":-Infinity}',
  '{"amount":1e999}',
  '{"__proto__":{"isAdmin":true,"kind":"operator"},"constructor":{"prototype":{"isAdmin":true}}}',
  '{"amount":00012}',
  '{"a":1,"a":2',
  '[',
  '"just a text"',
  'null',
  '123',
  '\u0000\u0001\u0002',
  '{"content":"\\ud800 half \\u0000"}',
  nested(50),
  nested(20_000),
]

type Draft = Omit<FuzzRequest, 'index' | 'name' | 'endpoint'>
type Break = (draft: Draft, endpoint: Endpoint, random: Random, world: FuzzWorld) => void

const json = (draft: Draft, value: unknown) => {
  draft.body = typeof value === 'string' ? value : (JSON.stringify(value) ?? '{}')
  draft.headers['Content-Type'] = 'application/json'
}
const addQuery = (draft: Draft, search: string) => (draft.path = `${draft.path.split('?')[0]}?${search}`)
const oneField = (endpoint: Endpoint, random: Random) => {
  const fields = fieldsOf(endpoint.method === 'GET' ? endpoint.query : endpoint.body)
  return fields.length > 0 ? random.pick(fields) : 'x'
}

/** Each breaks a good request in one way. */
const BREAKS: Record<string, Break> = {
  'a wrong value in a field': (draft, endpoint, random, world) => {
    const name = oneField(endpoint, random)
    const value = random.pick(VALUES)
    if (endpoint.method === 'GET') return void addQuery(draft, searchOf({ [name]: value }))
    json(draft, { ...(makeInput(endpoint.body, random, world.facts) as object), [name]: value })
  },
  'a hostile text in every field': (draft, endpoint, random) => {
    const bodies = hostileBodies(endpoint)
    const text = random.pick(TEXTS)
    addQuery(draft, searchOf(Object.fromEntries(fieldsOf(endpoint.query).map((name) => [name, text.slice(0, 2_000)]))))
    if (endpoint.method !== 'GET' && bodies.length > 0) json(draft, random.pick(bodies)[1])
  },
  'a refused body': (draft, endpoint, random) => {
    const bodies = badBodies(endpoint)
    if (endpoint.method !== 'GET' && bodies.length > 0) json(draft, random.pick(bodies)[1])
  },
  'a refused query': (draft, endpoint, random) => {
    const queries = badQueries(endpoint)
    if (queries.length > 0) addQuery(draft, searchOf(random.pick(queries)[1]))
  },
  'JSON that no serialiser writes': (draft, endpoint, random) => {
    if (endpoint.method !== 'GET') json(draft, random.pick(RAW))
  },
  'keys of the prototype': (draft, endpoint, random, world) => {
    const good = JSON.stringify(makeInput(endpoint.body, random, world.facts) ?? {})
    const keys = '"__proto__":{"permission":"audit.read","isTrial":false},"constructor":null,"toString":"x"'
    if (endpoint.method === 'GET') addQuery(draft, '__proto__[x]=1&constructor=2&hasOwnProperty=3')
    else json(draft, good.startsWith('{}') || !good.startsWith('{') ? `{${keys}}` : `{${keys},${good.slice(1)}`)
  },
  'a broken Encryption header': (draft, _, random) => {
    draft.headers['Encryption'] = random.pick(['zz', '00', 'f'.repeat(256), '1'.repeat(700), ' ', '-1'])
    json(draft, random.pick(['{"value":"QUJDREVGR0g="}', 'QUJD', '{"value":7}', '']))
  },
  'a header sent twice': (draft, _, random) => {
    const name = random.pick(['Merchant', 'Authorization', 'Content-Type', 'Language', 'Encryption', 'Cookie', 'X-Request-Id'])
    const value = draft.headers[name] ?? 'x'
    draft.headers[name] = [String(value), String(value), 'other']
  },
  'an unusual header': (draft, _, random) => {
    const name = random.pick([
      'Merchant',
      'Authorization',
      'Device',
      'Language',
      'Cookie',
      'Origin',
      'X-Forwarded-For',
      'X-Signature',
      'Accept-Encoding',
    ])
    draft.headers[name] = random.pick([
      "' OR 1=1",
      'null',
      'x'.repeat(7_000),
      '../..',
      'captchaId=%',
      '\u00e9\u00ff',
      'a.b.c',
      'op_',
      'eyJhbGciOiJub25lIn0.e30.',
    ])
  },
  'no merchant': (draft) => void delete draft.headers.Merchant,
  'another merchant’s token': (draft, _, random, { strangers }) => (draft.headers.Authorization = random.pick(strangers)),
  'a token of another kind': (draft, _, random, { callers }) => (draft.headers.Authorization = random.pick(callers).token),
  'no token': (draft) => void delete draft.headers.Authorization,
  'another method': (draft, _, random) => (draft.method = random.pick(['GET', 'POST', 'PUT', 'DELETE'])),
  'another content type': (draft, _, random) => {
    draft.headers['Content-Type'] = random.pick([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      `multipart/form-data; boundary=${BOUNDARY}`,
      'image/png',
      'application/json; charset=utf-7',
      '',
    ])
  },
  'a broken form': (draft, _, random) => {
    draft.headers['Content-Type'] = `multipart/form-data; boundary=${BOUNDARY}`
    const good = multipart(
      { content: 'x', __proto__: 'y' },
      random.pick([PNG, Buffer.alloc(0), Buffer.from('GIF89a'), PNG.subarray(0, 40)]),
    )
    draft.body = random.pick([
      good,
      good.subarray(0, good.length - random.between(1, 80)),
      Buffer.from(`--${BOUNDARY}--`),
      Buffer.from('x'),
    ])
  },
  'a broken query': (draft, endpoint, random) =>
    void addQuery(
      draft,
      random.pick([
        '%',
        '%00',
        '%ff%fe',
        '&&==&',
        'a=1&a=2&a=3',
        `${oneField(endpoint, random)}=1&${oneField(endpoint, random)}=2`,
        'x'.repeat(6_000),
        '?x=?',
      ]),
    ),
  'a broken path': (draft, _, random) =>
    void (draft.path = random.pick([
      `${draft.path.split('?')[0]}/`,
      `${draft.path.split('?')[0]}/../x`,
      draft.path.toUpperCase(),
      `/wps/relay/${random.pick(['', '__proto__', 'constructor', '%00', 'MCSFE_%2e%2e', 'x'.repeat(3_000)])}`,
      '/wps//',
      '/lgw/%',
    ])),
}

/** The request at this index of the run; the world provides callers and names. */
export function makeRequest(seed: number, index: number, world: FuzzWorld, gone: ReadonlySet<string>): FuzzRequest {
  const random = randomOf(seed, index)
  const { name, endpoint } = choose(random)
  const input = accepted(endpoint, random, world)
  const caller = endpoint.auth === 'visitor' && random.chance(0.7) ? undefined : callerFor(endpoint, world, gone, random)
  const path = random.chance(0.85) ? endpoint.path : random.pick(pathsOf(endpoint))
  const draft: Draft = {
    wrong: input ? (caller || endpoint.auth === 'visitor' ? undefined : NO_CALLER) : 'generated, refused by the schema',
    method: random.chance(0.9) ? endpoint.method : random.pick(methodsOf(endpoint)),
    path: input?.search ? `${path}?${input.search}` : path,
    headers: {
      Merchant: world.merchantCode,
      Language: random.pick(['EN', 'TY', 'zh-CN', 'VI', '']),
      'Content-Type': 'application/json',
    },
    body: '',
    token: caller?.token,
  }
  if (caller) draft.headers.Authorization = caller.token
  if (endpoint.method === 'GET') delete draft.headers['Content-Type']
  else if (endpoint.upload && random.chance(0.7)) {
    draft.headers['Content-Type'] = `multipart/form-data; boundary=${BOUNDARY}`
    draft.body = multipart((input?.body ?? {}) as object, PNG)
  } else draft.body = JSON.stringify(input?.body ?? {})
  if (!random.chance(VALID_SHARE)) {
    draft.wrong = random.pick(Object.keys(BREAKS))
    BREAKS[draft.wrong]!(draft, endpoint, random, world)
  }
  return { index, name, endpoint, ...draft }
}
