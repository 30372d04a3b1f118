// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAnswers, MOST_ANSWERS, MOST_TEXT } from './keep-answers.ts'
import { restoreKept } from './kept-answers.ts'
import { endSession, KEPT_KEY, startSession } from './session.ts'

const DAY_MS = 86_400_000
const LANGUAGE_KEY = 'palaro.language'
const forEverybody = { isKept: true, isPublic: true }
const oneMember = { isKept: true }
const member = (userName: string) => ({ token: `t-${userName}`, userName, type: 0, firstTimeLogin: false })
const stops: (() => void)[] = []

/** A settled page and its query client. */
function page() {
  const queryClient = new QueryClient()
  restoreKept(queryClient)
  stops.push(keepAnswers(queryClient))
  return {
    queryClient,
    hear: (name: string, answer: unknown, meta: Record<string, unknown> = forEverybody) =>
      queryClient.fetchQuery({ queryKey: [name], queryFn: () => Promise.resolve(answer), meta }),
  }
}
const written = () => vi.advanceTimersByTime(1_000)
/** What the next page starts with. */
function nextVisit(name: string): unknown {
  const queryClient = new QueryClient()
  restoreKept(queryClient)
  return queryClient.getQueryData([name])
}

describe('kept answers', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    endSession()
    vi.useRealTimers()
  })

  it('SCR-46: start the next visit, amounts included, and are requested again', async () => {
    await page().hear('hot', [{ name: 'Golden Carp', minBet: 5n }])
    written()
    const queryClient = new QueryClient()
    restoreKept(queryClient)
    expect(queryClient.getQueryData(['hot'])).toEqual([{ name: 'Golden Carp', minBet: 5n }])
    expect(queryClient.getQueryState(['hot'])).toMatchObject({ isInvalidated: true, dataUpdatedAt: Date.now() - 1_000 })
  })

  it('are only those marked for keeping, in the form their query asks for', async () => {
    const { hear } = page()
    await hear('wallet', { sumBalance: 100n }, {})
    await hear('status', { ip: '10.0.0.1', isOpen: true }, { ...forEverybody, forKeeping: () => ({ ip: '', isOpen: true }) })
    written()
    expect(nextVisit('wallet')).toBeUndefined()
    expect(nextVisit('status')).toEqual({ ip: '', isOpen: true })
  })

  it('include those of before the writer loaded, and those this page never requested', async () => {
    const early = new QueryClient()
    await early.fetchQuery({ queryKey: ['banners'], queryFn: () => Promise.resolve(['fiesta']), meta: forEverybody })
    stops.push(keepAnswers(early))
    written()
    await page().hear('hot', ['Golden Carp'])
    written()
    expect([nextVisit('banners'), nextVisit('hot')]).toEqual([['fiesta'], ['Golden Carp']])
  })

  it('of an endless list are its first page', async () => {
    await page().hear('list', { pages: ['one', 'two'], pageParams: [1, 2] })
    written()
    expect(nextVisit('list')).toEqual({ pages: ['one'], pageParams: [1] })
  })

  it.each([
    ['language', () => localStorage.setItem(LANGUAGE_KEY, 'vi')],
    [
      'merchant',
      () => document.head.append(Object.assign(document.createElement('meta'), { name: 'palaro-merchant', content: 'other' })),
    ],
    ['week', () => vi.advanceTimersByTime(8 * DAY_MS)],
    ['build', () => localStorage.setItem(KEPT_KEY, localStorage.getItem(KEPT_KEY)!.replace('kept-answers', 'older-build'))],
  ])('are dropped in another %s', async (_other, change) => {
    await page().hear('hot', ['Golden Carp'])
    written()
    expect(nextVisit('hot')).toEqual(['Golden Carp'])
    change()
    expect(nextVisit('hot')).toBeUndefined()
    document.querySelector('meta')?.remove()
  })

  it('requested in another language are not kept for the current one', async () => {
    const { queryClient } = page()
    let answer: (value: string[]) => void = () => undefined
    const slow = queryClient.fetchQuery({
      queryKey: ['hot'],
      queryFn: () => new Promise<string[]>((resolve) => (answer = resolve)),
      meta: forEverybody,
    })
    localStorage.setItem(LANGUAGE_KEY, 'vi')
    answer(['Gintong Karpa'])
    await slow
    written()
    expect(nextVisit('hot')).toBeUndefined()
  })

  it.each(['not json', '[]', '{"a":1}', '["x",5]', 'null'])('that are damaged (%s) are ignored', (text) => {
    localStorage.setItem(KEPT_KEY, text)
    expect(() => page()).not.toThrow()
    expect(nextVisit('hot')).toBeUndefined()
  })

  it('of a member are shown to no one else and go with the session', async () => {
    startSession(member('ana'))
    await page().hear('recent', ['Golden Carp'], oneMember)
    written()
    expect(nextVisit('recent')).toEqual(['Golden Carp'])
    expect(localStorage.getItem(KEPT_KEY)).toBeNull()
    startSession(member('ben'))
    expect(nextVisit('recent')).toBeUndefined()

    startSession(member('ana'))
    await page().hear('recent', ['Dragon Reef'], oneMember)
    endSession()
    written()
    expect(sessionStorage.getItem(KEPT_KEY)).toBeNull()
    await page().hear('recent', ['of nobody'], oneMember)
    written()
    expect(sessionStorage.getItem(KEPT_KEY)).toBeNull()
  })

  it('are the newest ones, up to a limit of number and length', async () => {
    const { hear } = page()
    for (let at = 0; at <= MOST_ANSWERS; at++) {
      vi.advanceTimersByTime(1)
      await hear(`list-${at}`, at)
    }
    written()
    expect([nextVisit('list-0'), nextVisit('list-1'), nextVisit(`list-${MOST_ANSWERS}`)]).toEqual([undefined, 1, MOST_ANSWERS])
    vi.advanceTimersByTime(1)
    await hear('huge', 'x'.repeat(MOST_TEXT))
    written()
    expect([nextVisit('huge'), nextVisit(`list-${MOST_ANSWERS}`)]).toEqual([undefined, MOST_ANSWERS])
  })

  it('that cannot be written are skipped', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await page().hear('hot', ['Golden Carp'])
    expect(written).not.toThrow()
    full.mockRestore()
  })
})
