import { describe, expect, it } from 'vitest'
import { createRedisServer } from '#server/platform/redis.ts'
import { sharedRedis } from '#tests/support/redis.ts'
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
    const server = sharedRedis()
    const caller = `test-${Date.now()}`
    const servers = [1, 2].map(() => createRateLimit({ server, isEnabled: true, callsPerMinute }))
    for (const one of [0, 1, 0]) expect(await outcome(servers[one]!('code', caller))).toBe('let through')
    for (const one of [1, 0]) expect(await outcome(servers[one]!('code', caller))).toBe('TOO_MANY_REQUEST')
    server.disconnect()
  })

  it('let exactly as many through as they say, however many come at once', async () => {
    const limit = createRateLimit({ server: undefined, isEnabled: true, callsPerMinute })
    expect(await many(5, () => limit('code', 'someone'))).toEqual([
      ...Array.from({ length: 2 }, () => 'TOO_MANY_REQUEST'),
      ...Array.from({ length: 3 }, () => 'let through'),
    ])
    expect(await outcome(limit('code', 'someone else'))).toBe('let through')
    expect(await outcome(limit('read', 'someone'))).toBe('let through')
  })

  it('go on counting here while Redis is away', async () => {
    const server = createRedisServer('redis://127.0.0.1:1')
    server.on('error', () => {})
    const limit = createRateLimit({ server, isEnabled: true, callsPerMinute })
    expect(await many(4, () => limit('code', 'someone'))).toEqual([
      'TOO_MANY_REQUEST',
      ...Array.from({ length: 3 }, () => 'let through'),
    ])
    server.disconnect()
  })
})
