import { describe, expect, it } from 'vitest'
import { createRedis } from '#server/platform/redis.ts'
import { CALLS_PER_MINUTE, createRateLimit } from './rate-limit.ts'

const callsPerMinute = { ...CALLS_PER_MINUTE, code: 3 }
const outcome = (call: Promise<void>) =>
  call.then(
    () => 'let through',
    (error: { code: string }) => error.code,
  )
const many = (count: number, call: () => Promise<void>) =>
  Promise.all(Array.from({ length: count }, () => outcome(call()))).then((all) => all.toSorted())

describe('rate tiers', () => {
  it('are counted by several servers together, in Redis', async () => {
    const redis = createRedis(process.env.TEST_REDIS_URL)
    const caller = `test-${Date.now()}`
    const servers = [1, 2].map(() => createRateLimit({ redis, isShared: true, isEnabled: true, callsPerMinute }))
    for (const server of [0, 1, 0]) expect(await outcome(servers[server]!('code', caller))).toBe('let through')
    for (const server of [1, 0]) expect(await outcome(servers[server]!('code', caller))).toBe('TOO_MANY_REQUEST')
    redis.disconnect()
  })

  it('let exactly as many through as they say, however many come at once', async () => {
    const redis = createRedis(undefined)
    const limit = createRateLimit({ redis, isShared: false, isEnabled: true, callsPerMinute })
    expect(await many(5, () => limit('code', 'someone'))).toEqual([
      ...Array.from({ length: 2 }, () => 'TOO_MANY_REQUEST'),
      ...Array.from({ length: 3 }, () => 'let through'),
    ])
    expect(await outcome(limit('code', 'someone else'))).toBe('let through')
    expect(await outcome(limit('read', 'someone'))).toBe('let through')
    redis.disconnect()
  })

  it('go on counting here while Redis is away', async () => {
    const redis = createRedis('redis://127.0.0.1:1')
    redis.on('error', () => {})
    const limit = createRateLimit({ redis, isShared: true, isEnabled: true, callsPerMinute })
    expect(await many(4, () => limit('code', 'someone'))).toEqual([
      'TOO_MANY_REQUEST',
      ...Array.from({ length: 3 }, () => 'let through'),
    ])
    redis.disconnect()
  })
})
