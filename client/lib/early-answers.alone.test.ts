// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeEarly } from './early-answers.ts'

const URL = '/wps/v2/system/status'
const ask = () => {
  const answer = Promise.resolve(new Response('{}'))
  window.palaroEarly = { merchant: 'demo', language: 'TY', at: Date.now(), answers: new Map([[URL, answer]]) }
  return answer
}

afterEach(() => {
  vi.useRealTimers()
  delete window.palaroEarly
})

describe('an early answer', () => {
  it('is used once', () => {
    const answer = ask()
    expect(takeEarly(URL, 'demo', 'TY')).toBe(answer)
    expect(takeEarly(URL, 'demo', 'TY')).toBeUndefined()
  })

  it.each([
    ['another address', '/wps/relay/x', 'demo', 'TY'],
    ['another merchant', URL, 'other', 'TY'],
    ['another language', URL, 'demo', 'EN'],
  ])('is not used for %s', (_what, url, merchant, language) => {
    ask()
    expect(takeEarly(url, merchant, language)).toBeUndefined()
  })

  it('is not used if it was requested too long ago, or not at all', () => {
    vi.useFakeTimers()
    expect(takeEarly(URL, 'demo', 'TY')).toBeUndefined()
    ask()
    vi.advanceTimersByTime(15_001)
    expect(takeEarly(URL, 'demo', 'TY')).toBeUndefined()
  })
})
