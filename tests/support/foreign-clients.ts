/**
 * Clients as others wrote them years ago, using only `fetch`: the parts that each generation puts into every request (WIR-01,
 * WIR-12). They share no declaration with the server.
 */
import { type Form, seal } from './wire-client.ts'

export type Fields = Record<string, unknown>
export interface Answer {
  status: number
  // The parts of an answer a client reads, without a declaration.
  json: ForeignJson
}
export interface ForeignJson {
  success?: boolean
  status?: string
  errorCode?: string | null
  message?: string | null
  description?: string
  value?: never
}

interface Quirks {
  /** Every request is relative to a page below this path. */
  page: string
  headers: Record<string, string>
  /** The `Authorization` header without a token. */
  noToken: string | undefined
  /** How unencrypted bodies are sent. */
  plain: 'json' | 'form'
  form: Form
  /** The cache buster of its GETs. */
  buster: '_' | 't'
  sendsMerchantForKey: boolean
  /** The path as this client writes it. */
  toPath: (path: string) => string
}

const asIs = (path: string) => path

export const CLIENTS = {
  /** jQuery of 2016: `null` for a token, a form without a content type in places, bodies sealed in form A. */
  'G1 desktop': {
    page: '/',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    noToken: 'null',
    plain: 'json',
    form: 'A',
    buster: '_',
    sendsMerchantForKey: true,
    toPath: asIs,
  },
  /**
   * The wrapper of a native shell: relative paths from a page under `/m/`, forms, and a failure only if the status is 200 or 500.
   */
  'G1 mobile': {
    page: '/m/',
    headers: { 'X-Requested-With': 'XMLHttpRequest', Device: 'OTHERS' },
    noToken: 'null',
    plain: 'form',
    form: 'A',
    buster: '_',
    sendsMerchantForKey: true,
    toPath: (path) => `.${path}`,
  },
  G2: {
    page: '/m/index.html',
    headers: { Language: 'cn', moduleid: 'COMM3' },
    noToken: 'undefined',
    plain: 'json',
    form: 'C',
    buster: '_',
    sendsMerchantForKey: true,
    toPath: (path) => path.slice(1),
  },
  /** axios: JSON content type on everything, `{}` for an empty body, bodies sealed in form B. */
  G3: {
    page: '/',
    headers: { Language: 'en', ModuleId: 'COMM3', Device: 'PWA', 'X-Timestamp': '1767225600000', 'X-Gateway-Version': '3' },
    noToken: undefined,
    plain: 'json',
    form: 'B',
    buster: 't',
    sendsMerchantForKey: false,
    toPath: asIs,
  },
} as const satisfies Record<string, Quirks>
export type ClientName = keyof typeof CLIENTS

export function createForeignClient(name: ClientName, origin: string, merchant: string) {
  const quirks: Quirks = CLIENTS[name]
  let token: string | undefined
  const urlOf = (path: string) => new URL(quirks.toPath(path), new URL(quirks.page, origin)).href

  async function send(method: string, url: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const authorization = token ?? quirks.noToken
    const response = await fetch(url, {
      method,
      headers: {
        Merchant: merchant,
        'Content-Type': 'application/json',
        ...quirks.headers,
        ...(authorization !== undefined && { Authorization: authorization }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    return { status: response.status, json: (text ? JSON.parse(text) : {}) as ForeignJson }
  }

  function plainBody(fields: Fields): [Record<string, string>, string] {
    if (quirks.plain === 'json') return [{}, JSON.stringify(fields)]
    const form = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]))
    return [{ 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }, form.toString()]
  }

  return {
    name,
    /** A page keeps only the token. */
    keep: (received: string | undefined) => {
      token = received
    },
    get(path: string, query: Fields = {}) {
      const url = new URL(urlOf(path))
      for (const [key, value] of Object.entries({ ...query, [quirks.buster]: Date.now() }))
        url.searchParams.set(key, String(value))
      return send('GET', url.href, {})
    },
    post: (path: string, fields: Fields = {}) => send('POST', urlOf(path), ...plainBody(fields)),
    put: (path: string, fields: Fields = {}) => send('PUT', urlOf(path), ...plainBody(fields)),
    /** jQuery sends none; axios `{}`, or the fields. */
    delete: (path: string, fields?: Fields) =>
      send('DELETE', urlOf(path), {}, fields || name === 'G3' ? JSON.stringify(fields ?? {}) : undefined),
    async sealed(method: 'POST' | 'PUT' | 'DELETE', path: string, fields: Fields) {
      const key = await fetch(`${urlOf('/wps/session/key/rsa')}?${quirks.buster}=${Date.now()}`, {
        headers: quirks.sendsMerchantForKey ? { Merchant: merchant } : {},
      })
      const { body, headers } = seal(fields, await key.text(), quirks.form)
      return send(method, urlOf(path), headers, body)
    },
  }
}
export type ForeignClient = ReturnType<typeof createForeignClient>
