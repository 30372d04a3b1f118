import { beforeEach, expect, it, vi } from 'vitest'
import { endpoint, type Endpoint } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { apiRequest } from '#tests/support/api-request.ts'
import type { MemberCaller, OperatorCaller } from '../caller.ts'
import { createAdmit } from './admit.ts'

const demo = { id: 1, code: 'demo', defaultLanguage: 'vi' } as Merchant
const other = { id: 2, code: 'other', defaultLanguage: 'en' } as Merchant
const member = { kind: 'member', memberId: 7, merchantId: demo.id, memberType: 0, isTrial: false } as MemberCaller
const operator = { kind: 'operator', operatorId: 3, merchantId: demo.id, role: 'VIEWER' } as unknown as OperatorCaller

const rateLimit = vi.fn(async (_tier: string, _key: string) => {})
const admit = createAdmit({
  merchants: {
    find: async (code) => [demo, other].find((merchant) => merchant.code === code),
    findById: async (id) => [demo, other].find((merchant) => merchant.id === id),
  },
  authenticate: async (token) => {
    if (token === 'member-token') return member
    throw new AppError('login.not.session')
  },
  authenticateOperator: (token) => (token === 'operator-token' ? Promise.resolve(operator) : undefined),
  rateLimit,
  trustProxy: 1,
})
const from = (headers: Record<string, string>) => apiRequest({ headers: { 'x-forwarded-for': '192.0.2.10', ...headers } }).req

const forVisitors = endpoint({ method: 'GET', path: '/wps/games', summary: 'Games' })
const forMembers = endpoint({ method: 'GET', path: '/wps/balance', auth: 'member', summary: 'Balance' })
const login = endpoint({ method: 'POST', path: '/wps/login', tier: 'sensitive', summary: 'Login' })

beforeEach(() => {
  rateLimit.mockReset()
})

it('knows the merchant by its header, the caller by the token, and the language by the header or the merchant', async () => {
  const headers = { merchant: 'demo', authorization: 'member-token' }
  expect(await admit(forMembers, from(headers))).toEqual({ merchant: demo, caller: member, ip: '192.0.2.10', language: 'vi' })
  expect(await admit(forMembers, from({ ...headers, language: 'EN' }))).toMatchObject({ language: 'en' })
})

it('finds the merchant of a token where the endpoint needs no header', async () => {
  const withoutHeader = endpoint({ method: 'GET', path: '/wps/me', auth: 'member', merchantOptional: true, summary: 'Me' })
  expect(await admit(withoutHeader, from({ authorization: 'member-token' }))).toMatchObject({ merchant: demo })
  await expect(admit(forMembers, from({ authorization: 'member-token' }))).rejects.toThrow('merchant.required')
  await expect(admit(forVisitors, from({ merchant: 'nobody' }))).rejects.toThrow('merchant.not.found')
})

it('takes a stale token for none where visitors may call, and refuses it elsewhere', async () => {
  const headers = { merchant: 'demo', authorization: 'stale' }
  expect(await admit(forVisitors, from(headers))).toMatchObject({ caller: { kind: 'visitor' } })
  await expect(admit(forMembers, from(headers))).rejects.toThrow('login.not.session')
})

it('refuses a token at another merchant than its own', async () => {
  await expect(admit(forMembers, from({ merchant: 'other', authorization: 'member-token' }))).rejects.toThrow(
    'user.or.token.invalid',
  )
})

it('refuses members the calls of operators, and operators those of members', async () => {
  const forOperators = endpoint({
    method: 'GET',
    path: '/wps/operator/x',
    auth: 'operator',
    merchantOptional: true,
    summary: 'X',
  })
  await expect(admit(forOperators, from({ authorization: 'member-token' }))).rejects.toThrow('permission.denied')
  await expect(admit(forMembers, from({ merchant: 'demo', authorization: 'operator-token' }))).rejects.toThrow(
    'user.or.token.invalid',
  )
  expect(await admit(forOperators, from({ authorization: 'operator-token' }))).toMatchObject({ caller: operator })
})

it('counts calls by member, by operator and else by network; passwords of visitors always by network', async () => {
  const keysOf = async (called: Endpoint, headers: Record<string, string>) => {
    rateLimit.mockClear()
    await admit(called, from({ merchant: 'demo', ...headers })).catch(() => {})
    return rateLimit.mock.calls
  }
  expect(await keysOf(forVisitors, { authorization: 'member-token' })).toEqual([['read', '{m:7}']])
  expect(await keysOf(forVisitors, { authorization: 'operator-token' })).toEqual([['read', '{op:3}']])
  expect(await keysOf(forVisitors, {})).toEqual([['read', '192.0.2.10']])
  expect(await keysOf(login, { authorization: 'member-token' })).toEqual([['sensitive', '192.0.2.10']])
  expect(await keysOf(forMembers, { authorization: 'stale' })).toEqual([['read', '192.0.2.10']])
})

it('says that there were too many calls before it says anything about the caller', async () => {
  rateLimit.mockImplementation(async () => {
    throw new AppError('TOO_MANY_REQUEST', { retryAfter: 3 })
  })
  await expect(admit(forMembers, from({ merchant: 'demo' }))).rejects.toThrow('TOO_MANY_REQUEST')
  await expect(admit(forMembers, from({ merchant: 'demo', authorization: 'stale' }))).rejects.toThrow('TOO_MANY_REQUEST')
})
