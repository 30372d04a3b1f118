// @vitest-environment jsdom
import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { money } from '#contract/wire.ts'
import { api } from './api.ts'
import { currentSession, endSession, startSession } from './session.ts'

const balance = endpoint({
  summary: 'balance',
  method: 'GET',
  path: '/wps/balance',
  moduleId: 'COMM3',
  query: z.object({ typeId: z.optional(z.number()), name: z.optional(z.string()) }),
  value: z.object({ sum: money }),
})
const save = endpoint({ summary: 'save', method: 'POST', path: '/wps/save', body: z.object({ name: z.string() }) })
const login = endpoint({
  summary: 'log in',
  method: 'POST',
  path: '/wps/login',
  encrypted: true,
  body: z.object({ username: z.string() }),
})

const fetchMock = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
const sent = (call = 0) => {
  const [path, init] = fetchMock.mock.calls[call] ?? []
  return { path, method: init?.method, body: init?.body, headers: new Headers(init?.headers) }
}
const logIn = () => startSession({ token: 'tok', userName: 'm', type: 0, firstTimeLogin: false })

const openAs = (isInstalled: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))

describe('api', () => {
  beforeEach(() => {
    fetchMock.mockReset()
    vi.stubGlobal('fetch', fetchMock)
    openAs(false)
    endSession()
  })

  it('sends query, merchant, language and module, and parses money to a bigint', async () => {
    answer({ success: true, value: { sum: 12.5 } })
    expect(await api(balance, { query: { typeId: 2, name: undefined } })).toEqual({ sum: 125_000n })
    const { path, headers, body } = sent()
    expect([path, body]).toEqual(['/wps/balance?typeId=2', undefined])
    expect([headers.get('merchant'), headers.get('language'), headers.get('moduleid')]).toEqual(['demo', 'TY', 'COMM3'])
  })

  it('sends the bare token of a member and no Authorization for a guest', async () => {
    answer({ success: true, value: null })
    await api(save, { body: { name: 'a' } })
    logIn()
    answer({ success: true, value: null })
    await api(save, { body: { name: 'a' } })
    expect([sent(0).headers.has('authorization'), sent(1).headers.get('authorization')]).toEqual([false, 'tok'])
  })

  it('says that the site is open as an app, and nothing in a browser', async () => {
    answer({ success: true, value: null })
    await api(save, { body: { name: 'a' } })
    openAs(true)
    answer({ success: true, value: null })
    await api(save, { body: { name: 'a' } })
    expect([sent(0).headers.has('device'), sent(1).headers.get('device')]).toEqual([false, 'PWA'])
  })

  it('sends files as a form, with the fields beside them', async () => {
    answer({ success: true, value: null })
    const files = [new Blob(['a'], { type: 'image/png' }), new Blob(['b'], { type: 'image/jpeg' })]
    await api(save, { body: { name: 'both' }, files })
    const { body, headers } = sent()
    const form = body as FormData
    expect([form.getAll('file').length, form.get('name')]).toEqual([2, 'both'])
    // The browser sets it, with the boundary it chose.
    expect(headers.has('content-type')).toBe(false)
  })

  it('throws the code, value and status of a refusal', async () => {
    answer({ success: false, errorCode: 'login.cred.err', message: 'no', value: { captcha: true } }, 200)
    await expect(api(save, { body: { name: 'a' } })).rejects.toMatchObject({
      code: 'login.cred.err',
      status: 200,
      value: { captcha: true },
    })
  })

  it('reads a refusal of an endpoint whose answers have no envelope', async () => {
    const bare = endpoint({
      summary: 'place',
      method: 'GET',
      path: '/wps/place',
      framing: 'bare',
      value: z.object({ ip: z.string() }),
    })
    answer({ success: false, errorCode: 'no.data' })
    await expect(api(bare)).rejects.toMatchObject({ code: 'no.data' })
    answer({ ip: '192.0.2.1' })
    expect(await api(bare)).toEqual({ ip: '192.0.2.1' })
  })

  it.each([
    [401, 'permission.denied'],
    [200, 'user.token.expired'],
  ])('ends the session on %s %s', async (status, errorCode) => {
    logIn()
    answer({ success: false, errorCode }, status)
    await expect(api(balance, { query: {} })).rejects.toMatchObject({ code: errorCode })
    expect(currentSession()).toBeNull()
  })

  it('keeps the login when a game session is refused', async () => {
    logIn()
    answer({ success: false, errorCode: 'login.not.session' }, 401)
    await expect(api(balance, { query: {}, token: 'game' })).rejects.toMatchObject({ status: 401 })
    expect([sent().headers.get('authorization'), currentSession()?.token]).toEqual(['game', 'tok'])
  })

  it('says network.timeout when there is no answer', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(api(balance, { query: {} })).rejects.toMatchObject({ code: 'network.timeout', status: 0 })
  })

  it.each([
    ['an answer that breaks its schema', { success: true, value: { sum: 'x' } }, 200, 'answer.invalid'],
    ['a page instead of JSON', '<html>', 200, 'answer.invalid'],
    ['a gateway error page', '<html>', 502, 'unknown.system.err'],
  ])('refuses %s', async (_, body, status, code) => {
    answer(body, status)
    await expect(api(balance, { query: {} })).rejects.toMatchObject({ code })
  })

  it.each([
    { place: 'the browser', isInstalled: false, device: null },
    { place: 'an installed app', isInstalled: true, device: 'OTHERS' },
  ])('seals the body of an encrypted endpoint with the key of the server in $place', async ({ isInstalled, device }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))
    const modulus = 'c'.repeat(256)
    answer(modulus)
    answer({ success: true, value: null })
    await api(login, { body: { username: 'member01' } })
    const { headers, body } = sent(1)
    expect(headers.get('encryption')).toMatch(/^[0-9a-f]{256}$/)
    expect(headers.get('x-rsa')).toBe(modulus)
    expect(headers.get('device')).toBe(device)
    expect(JSON.parse(String(body))).toEqual({ value: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/) as string })
  })
})
