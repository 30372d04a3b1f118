import { beforeEach, describe, expect, it } from 'vitest'
import { createShiftableClock } from '#server/platform/clock.ts'
import { parseMerchantSettings } from '#server/platform/merchant/merchant-settings.ts'
import { shortLivedRedis } from '#tests/support/redis.ts'
import { createLoginGuard, refusalAfter } from './login-guard.ts'

const redis = await shortLivedRedis()
const clock = createShiftableClock()
const guard = createLoginGuard({ redis, clock })
const merchant = { id: 1, settings: parseMerchantSettings({}) }
const strict = { id: 1, settings: parseMerchantSettings({ profile: 'strict' }) }
const MINUTE_MS = 60_000

async function fail(times: number, at = merchant) {
  for (let time = 0; time < times; time++) await guard.refuse(at, 'bob', await guard.countTry(at, 'bob'))
}

beforeEach(async () => {
  clock.reset()
  await redis.flushdb()
})

describe('the refusal of a login', () => {
  it.each([
    { failures: 1, captcha: false, remainingAttempts: 2 },
    { failures: 2, captcha: false, remainingAttempts: 1 },
    { failures: 3, captcha: true, remainingAttempts: 7 },
    { failures: 9, captcha: true, remainingAttempts: 1 },
    { failures: 10, captcha: true, remainingAttempts: 0 },
  ])('after $failures failures', ({ failures, ...refusal }) => {
    expect(refusalAfter(merchant, failures)).toEqual(refusal)
  })
})

it('locks at the threshold for the merchant’s minutes, then starts again', async () => {
  await fail(9)
  expect(await guard.failures(merchant, 'bob')).toBe(9)
  await fail(1)
  await expect(guard.failures(merchant, 'bob')).rejects.toMatchObject({ code: 'login.denied', details: { captcha: true } })
  clock.shift(15 * MINUTE_MS)
  expect(await guard.failures(merchant, 'bob')).toBe(0)
})

it('locks after three in the strict profile (ACC-02)', async () => {
  await fail(3, strict)
  await expect(guard.failures(strict, 'bob')).rejects.toMatchObject({ code: 'login.denied' })
})

it('counts by name and merchant', async () => {
  await fail(2)
  expect(await guard.failures(merchant, 'alice')).toBe(0)
  expect(await guard.failures({ ...merchant, id: 2 }, 'bob')).toBe(0)
})

it('lets no more than the threshold through when many try at once', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => guard.countTry(merchant, 'bob')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

it('forgets the failures after a success', async () => {
  await fail(2)
  await guard.clear(merchant, 'bob')
  expect(await guard.failures(merchant, 'bob')).toBe(0)
})
