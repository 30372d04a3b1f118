import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { createShiftableClock } from '#server/platform/clock.ts'
import { apiRequest } from '#tests/support/api-request.ts'
import type { Route } from '../handle.ts'
import { createSharedAnswers } from '../shared-answers.ts'
import { createSiteAddress } from '../site-address.ts'
import type { Admitted } from './admit.ts'
import { createServeCall } from './serve-call.ts'

const demo = { id: 1, code: 'demo', settings: { mainDomain: '', domains: [] } } as unknown as Merchant
const visitor: Admitted = { merchant: demo, language: 'en', caller: { kind: 'visitor' }, ip: '192.0.2.10' }
const nothingRead = { query: {}, body: {}, files: [] }
const logger = { error: vi.fn() }
const serveCall = createServeCall({
  sharedAnswers: createSharedAnswers({ clock: createShiftableClock() }),
  site: createSiteAddress({ publicUrl: 'https://play.example', isProduction: false, trustProxy: 0 }),
  logger,
})

it('asks once for an answer that callers share, and reads no input for the others', async () => {
  const serve = vi.fn(() => 'hot')
  const route: Route = {
    endpoint: endpoint({ method: 'GET', path: '/wps/hot', sharedFor: 10, value: z.string(), summary: 'Hot' }),
    serve,
  }
  const read = vi.fn(async () => nothingRead)

  const first = await serveCall(route, apiRequest(), visitor, read)
  const second = await serveCall(route, apiRequest({ search: '_=17' }), visitor, read)
  await serveCall(route, apiRequest(), { ...visitor, language: 'vi' }, read)

  expect(String(first.body)).toBe('{"success":true,"description":"request.success","value":"hot"}')
  expect(String(second.body)).toBe(String(first.body))
  expect(serve).toHaveBeenCalledTimes(2)
  expect(read).toHaveBeenCalledTimes(2)
})

it('hands over what the endpoint’s function needs, and sets cookies that scripts cannot read', async () => {
  const route: Route = {
    endpoint: endpoint({ method: 'POST', path: '/wps/login', value: z.string(), summary: 'Login' }),
    serve({ ip, device, requestId, body, setCookie }) {
      setCookie('device', 'abc', 60)
      return [ip, device, requestId, JSON.stringify(body)].join(' ')
    },
  }
  const request = apiRequest({ method: 'POST', headers: { device: 'OTHERS' } })
  const { body } = await serveCall(route, request, visitor, async () => ({ ...nothingRead, body: { a: 1 } }))

  expect(JSON.parse(String(body))).toMatchObject({ value: '192.0.2.10 OTHERS request-1 {"a":1}' })
  expect(request.res.getHeader('Set-Cookie')).toMatch(/^device=abc; Max-Age=60; Path=\/; HttpOnly;(?: Secure;)? SameSite=Lax/)
})

it('reports a call that took effect and whose answer cannot be encoded, and tells the caller of its success alone', async () => {
  const route: Route = {
    endpoint: endpoint({ method: 'POST', path: '/wps/pay', value: z.object({ paid: z.boolean() }), summary: 'Pay' }),
    serve: () => ({ paid: 'yes' }),
  }
  const { status, body } = await serveCall(route, apiRequest({ method: 'POST' }), visitor, async () => nothingRead)
  expect([status, JSON.parse(String(body))]).toEqual([200, { success: true, description: 'request.success', value: null }])
  expect(logger.error).toHaveBeenCalledOnce()
})
