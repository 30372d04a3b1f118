import { describe, expect, it } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { status as siteStatus } from '#contract/site/system/status.ts'
import { startApi } from '#tests/support/api.ts'
import { CLOSED, failureOf, isSiteClosed } from './failure.ts'

const { as, given, url } = startApi()

const answer = { status: 503, errorCode: 'system.not.available', text: '', hasRetryAfter: false }

describe('a finding of a run', () => {
  it.each([
    { given: 'a bug', finding: 'an unhandled error', of: { status: 500, errorCode: 'unknown.system.err' } },
    { given: 'an outage', finding: 'an outage that the run did not cause', of: { hasRetryAfter: true } },
    {
      given: 'an outage of a closed site',
      finding: 'an outage that the run did not cause',
      of: { hasRetryAfter: true },
      isClosed: true,
    },
    { given: 'a refusal of a site that is open', finding: 'status 503', of: {} },
    { given: 'a broken connection', finding: 'no answer: cut', of: { status: 0, problem: 'cut' } },
    { given: 'a stack', finding: 'it leaks internals', of: { status: 200, errorCode: undefined, text: 'at run (a.ts:1)' } },
  ])('is $given', ({ of, finding, isClosed = false }) => {
    expect(failureOf(siteStatus, { ...answer, ...of }, isClosed)).toBe(finding)
  })

  it('is no refusal of a site that the run has closed', () => {
    expect(failureOf(siteStatus, answer, true)).toBeUndefined()
  })

  it('is no status that the call declares', () => {
    const declared = { ...answer, status: 500, errorCode: 'game.launch.invalid' }

    expect(failureOf({ statuses: { 'game.launch.invalid': 500 } }, declared, false)).toBeUndefined()
    expect(failureOf(siteStatus, declared, false)).toBe('status 500')
  })
})

it.each([true, false])('knows from the site whether it is closed: %s', async (maintenance) => {
  const { code } = await given.merchant({ maintenance })
  const login = { username: 'nobody01', password: 'demo1234' }

  const { status, headers, body } = await as({ merchantCode: code }).call(sessionEndpoints.login, login)
  const isClosed = await isSiteClosed(url(), { headers: { Merchant: code } })

  expect(isClosed).toBe(maintenance)
  expect(body.errorCode === CLOSED).toBe(maintenance)
  const refusal = { status, errorCode: body.errorCode, text: '', hasRetryAfter: 'retry-after' in headers }
  expect(failureOf(sessionEndpoints.login, refusal, isClosed)).toBeUndefined()
})
