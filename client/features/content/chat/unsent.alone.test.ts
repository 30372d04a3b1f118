import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#client/lib/api-error.ts'
import { keepUnsent, unsentLines } from './unsent.ts'

const line = { clientId: 'a1b2c3d4', text: 'Hello <b>there</b>', sentAt: 1_000 }
const codes = (token: string) => unsentLines(token).map(({ error }) => (error as ApiError).code)

describe('unsent messages', () => {
  let stored: Map<string, string>
  beforeEach(() => {
    stored = new Map()
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      },
    })
    return () => vi.unstubAllGlobals()
  })

  it('are restored with their errors', () => {
    keepUnsent('key', [{ ...line, error: new ApiError('unknown.system.err', { status: 500 }) }])
    expect(unsentLines('key')).toMatchObject([line])
    expect(codes('key')).toEqual(['unknown.system.err'])
  })

  it('count as unanswered if the page was left while they were being sent', () => {
    keepUnsent('key', [line])
    expect(codes('key')).toEqual(['network.timeout'])
  })

  it('are not shown in other conversations, and leave nothing behind once sent', () => {
    keepUnsent('key', [line])
    expect(unsentLines('another')).toEqual([])
    keepUnsent('key', [])
    expect(stored.size).toBe(0)
  })

  it('are empty if the stored value is something else', () => {
    for (const text of ['{', '[]', '{"token":"key","lines":[{"text":1}]}']) {
      stored.set('palaro.chat.unsent', text)
      expect(unsentLines('key')).toEqual([])
    }
  })
})
