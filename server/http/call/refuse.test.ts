import { beforeEach, expect, it, vi } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { apiRequest } from '#tests/support/api-request.ts'
import { createRefuse } from './refuse.ts'

const logger = { info: vi.fn(), error: vi.fn() }
const find = vi.fn(async (_code: string): Promise<Merchant | undefined> => ({ defaultLanguage: 'vi' }) as Merchant)
const refuse = createRefuse({ merchants: { find }, logger })
const answerOf = ({ body }: { body: string | Buffer }) => JSON.parse(String(body)) as Record<string, unknown>
const called = endpoint({
  method: 'POST',
  path: '/wps/pay',
  refusalValue: { captcha: false },
  statuses: { 'no.data': 404 },
  summary: 'Pay',
})

beforeEach(() => {
  vi.clearAllMocks()
})

it('answers a refusal by its code, in the caller’s language, and logs none', async () => {
  const inEnglish = await refuse(new AppError('no.data'), undefined, apiRequest({ headers: { language: 'EN' } }))
  const inVietnamese = await refuse(new AppError('no.data'), undefined, apiRequest({ headers: { merchant: 'demo' } }))
  expect(answerOf(inEnglish)).toMatchObject({ success: false, errorCode: 'no.data' })
  expect(answerOf(inVietnamese)['message']).not.toBe(answerOf(inEnglish)['message'])
  expect(logger.error).not.toHaveBeenCalled()
})

it('takes the status and the value of a refusal from its endpoint, unless the refusal has details', async () => {
  const plain = await refuse(new AppError('no.data'), called, apiRequest())
  expect([plain.status, answerOf(plain)['value']]).toEqual([404, { captcha: false }])
  const detailed = await refuse(new AppError('no.data', { id: 4 }), called, apiRequest())
  expect(answerOf(detailed)['value']).toEqual({ id: 4 })
})

it('says when to come again after too many calls', async () => {
  const request = apiRequest()
  expect((await refuse(new AppError('TOO_MANY_REQUEST', { retryAfter: 7 }), called, request)).status).toBe(429)
  expect(request.res.getHeader('Retry-After')).toBe(7)
})

it('answers an outage with 503, also when the merchant cannot be read, and logs it as no error', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  find.mockRejectedValueOnce(away)
  const { markAsDatabaseError } = await import('#server/platform/outage.ts')
  markAsDatabaseError(away)
  const request = apiRequest({ headers: { merchant: 'demo' } })
  const answer = await refuse(away, called, request)
  expect([answer.status, answerOf(answer)['errorCode']]).toEqual([503, 'system.not.available'])
  expect(request.res.getHeader('Retry-After')).toBeGreaterThan(0)
  expect(logger.error).not.toHaveBeenCalled()
})

it('logs a fault of our own, and tells the caller nothing of it', async () => {
  const answer = await refuse(new Error('secret of the house'), called, apiRequest())
  expect([answer.status, answerOf(answer)['errorCode']]).toEqual([500, 'unknown.system.err'])
  expect(String(answer.body)).not.toContain('secret')
  expect(logger.error).toHaveBeenCalledOnce()
})
