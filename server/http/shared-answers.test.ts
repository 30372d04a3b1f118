import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#contract/index.ts'
import * as systemEndpoints from '#contract/site/system/system.ts'
import * as statusEndpoints from '#contract/site/system/status.ts'
import { createShiftableClock } from '#server/platform/clock.ts'
import { createSharedAnswers, KEPT_BYTES, shareKeyOf } from './shared-answers.ts'

const answer = (bytes: number) => ({ status: 200, contentType: 'application/json', body: Buffer.alloc(bytes) })
const who = { merchant: 'demo', language: 'tl', isVisitor: false }

describe('answers that are shared', () => {
  it('are kept for as long as declared, and no longer', () => {
    const clock = createShiftableClock({ now: () => new Date('2026-03-01') })
    const answers = createSharedAnswers({ clock })
    const encoded = answer(10)
    answers.keep('a', encoded, 10)
    clock.shift(10_000)
    expect(answers.find('a')).toEqual(encoded)
    clock.shift(1)
    expect(answers.find('a')).toBeUndefined()
  })

  it('never outgrow their memory, whatever is asked: the least recently used go', () => {
    const answers = createSharedAnswers({ clock: createShiftableClock() })
    const count = 4 * Math.ceil(KEPT_BYTES / 100_000)
    for (let number = 0; number < count; number++) answers.keep(`key ${number}`, answer(100_000), 10)
    for (let again = 0; again < 3; again++) answers.keep(`key ${count - 1}`, answer(100_000), 10)
    expect(answers.bytes()).toBeLessThanOrEqual(KEPT_BYTES)
    expect(answers.find('key 0')).toBeUndefined()
    expect(answers.find(`key ${count - 1}`)).toBeDefined()
  })

  it('hold their own bytes alone, not the block they were cut from', () => {
    const answers = createSharedAnswers({ clock: createShiftableClock() })
    for (const body of ['{"success":true}', Buffer.from('{"success":true}')]) {
      answers.keep('a', { ...answer(0), body }, 10)
      const kept = answers.find('a')?.body as Buffer
      expect(kept.toString()).toBe('{"success":true}')
      expect(kept.buffer.byteLength).toBe(kept.byteLength)
    }
  })

  it('are those of a merchant, a language, an endpoint and a question; cache-busters ask nothing', () => {
    const endpoint = { path: '/wps/relay/GCSGAME_gameList', sharedFor: 10, sharedWith: 'everyone' } as const
    const key = shareKeyOf(endpoint, who, 'gameType=RNG&pageNo=2')
    for (const search of ['_=1767225600000&gameType=RNG&pageNo=2', 'gameType=RNG&t=17&pageNo=2', 'gameType=RNG&pageNo=2&_=1'])
      expect(shareKeyOf(endpoint, who, search)).toBe(key)
    const others = [
      shareKeyOf(endpoint, { ...who, merchant: 'demo2' }, 'gameType=RNG&pageNo=2'),
      shareKeyOf(endpoint, { ...who, language: 'en' }, 'gameType=RNG&pageNo=2'),
      shareKeyOf({ ...endpoint, path: '/wps/relay/GCSGAME_hotGamesV2' }, who, 'gameType=RNG&pageNo=2'),
      shareKeyOf(endpoint, who, 'gameType=RNG&pageNo=3'),
      shareKeyOf(endpoint, who, 'gameType=RNG&pageNo=2&list=1'),
    ]
    expect(new Set([key, ...others]).size).toBe(others.length + 1)
  })

  it('are none where the question is endless, or the endpoint shares nothing', () => {
    const everyone = { path: '/x', sharedWith: 'everyone' } as const
    expect(shareKeyOf({ ...everyone, sharedFor: 10 }, who, `a=${'x'.repeat(2_000)}`)).toBeUndefined()
    expect(shareKeyOf({ ...everyone, sharedFor: 0 }, who, '')).toBeUndefined()
  })

  it('of visitors are none of a member’s', () => {
    const endpoint = { path: '/x', sharedFor: 3, sharedWith: 'visitors' } as const
    expect(shareKeyOf(endpoint, { ...who, isVisitor: false }, '')).toBeUndefined()
    expect(shareKeyOf(endpoint, { ...who, isVisitor: true }, '')).toBeDefined()
  })

  it('are the same for every caller: not personal, and not made from the caller’s Host', () => {
    const shared = allEndpoints.filter(({ sharedFor }) => sharedFor > 0)
    expect(shared.filter(({ auth, method }) => auth !== 'visitor' || method !== 'GET')).toEqual([])
    expect(shared).not.toContain(systemEndpoints.settings)
    expect(shared).not.toContain(statusEndpoints.status)
  })
})
