/** Rate tiers on the real application: who is counted, and what a caller gets. */
import { describe, expect, it } from 'vitest'
import * as launchEndpoints from '#contract/play/launch.ts'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { CALLS_PER_MINUTE } from '#server/http/rate-limit.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, http } = startApi({ env: { RATE_LIMITS: 'true', TRUST_PROXY: '1' } })
const REFUSED = { status: 429, body: { success: false, errorCode: 'TOO_MANY_REQUEST' } }
let addresses = 0
/** A caller with an address of its own. */
const from = () => ({ 'X-Forwarded-For': `10.1.0.${(addresses += 1)}` })
const times = async <T>(count: number, call: () => PromiseLike<T>) => {
  const answers: T[] = []
  for (let time = 0; time < count; time++) answers.push(await call())
  return answers
}

describe('too many calls', () => {
  it('are refused, with a retry time', async () => {
    const address = from()
    const exchange = () => as().call(launchEndpoints.openSession, { launchToken: 'x'.repeat(43) }, address)
    const answers = await times(CALLS_PER_MINUTE.sensitive, exchange)
    expect(answers.some(({ status }) => status === 429)).toBe(false)

    const refused = await exchange()
    expect(refused).toMatchObject(REFUSED)
    expect(refused.body.value.retryAfter).toBeGreaterThan(0)
    expect(refused.headers['retry-after']).toBe(String(refused.body.value.retryAfter))
    const elsewhere = await as().call(launchEndpoints.openSession, { launchToken: 'x'.repeat(43) }, from())
    expect(elsewhere.status).toBe(401)
  })

  it('are counted by address if a password or code is at stake, logged in or not', async () => {
    const address = from()
    const callers = [await given.member(), await given.member()]
    const logIn = (caller: (typeof callers)[number]) => () =>
      as(caller).call(sessionEndpoints.login, { username: 'nobody4711', password: 'x' }, address)
    for (const caller of callers) await times(CALLS_PER_MINUTE.sensitive / callers.length, logIn(caller))
    expect(await logIn(await given.member())()).toMatchObject(REFUSED)
  })

  it('are counted by member elsewhere: many members share an address', async () => {
    const address = from()
    const [busy, other] = [await given.member({ type: 0 }), await given.member({ type: 0 })]
    const send = (caller: typeof busy) => () =>
      as(caller).call(verificationEndpoints.sms, { mobileNum: '1', countryDialingCode: '63' }, address)
    await times(CALLS_PER_MINUTE.code, send(busy))
    expect(await send(busy)()).toMatchObject(REFUSED)
    expect((await send(other)()).body.errorCode).not.toBe('TOO_MANY_REQUEST')
    await as(busy).call(memberEndpoints.info, {}, address).expect(success)
  })

  it('with unknown tokens are counted by address', async () => {
    const address = from()
    const guess = () =>
      as({ token: 'no.such.token' }).call(verificationEndpoints.sms, { mobileNum: '1', countryDialingCode: '63' }, address)
    const answers = await times(CALLS_PER_MINUTE.code, guess)
    expect(answers.every(({ status }) => status === 401)).toBe(true)
    expect(await guess()).toMatchObject(REFUSED)
  })

  it('at the vendor simulator are refused with a page, by address', async () => {
    const press = (address: Record<string, string>) => () =>
      http()
        .post('/vendor-simulator?language=en')
        .set(address)
        .type('form')
        .send({ seat: 'x', button: 'BET', stake: '1', win: '1' })
    const busy = press(from())
    const answers = await times(CALLS_PER_MINUTE.write, busy)
    expect(answers.every(({ status }) => status === 404)).toBe(true)

    const refused = await busy()

    expect(refused).toMatchObject({ status: 429, type: 'text/html' })
    expect(refused.text).toContain('Too many calls. Wait a minute.')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await press(from())().expect(404)
  })
})
