import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirm, currentNotices, toast } from './notices.ts'
import { TOAST_MS } from './timings.ts'

const texts = { title: 'Sign out?', submit: 'Sign out', cancel: 'Stay' }

describe('notices', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.runOnlyPendingTimers())

  it('shows a success for its time, then takes it away', () => {
    toast.success('Saved')
    expect(currentNotices().toast).toMatchObject({ kind: 'success', message: 'Saved' })
    vi.advanceTimersByTime(TOAST_MS.success - 1)
    expect(currentNotices().toast).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(currentNotices().toast).toBeNull()
  })

  it('replaces the toast on screen, and the old dismissal leaves the new one alone', () => {
    const done = toast.loading('Please wait')
    toast.error('No connection')
    done()
    expect(currentNotices().toast).toMatchObject({ kind: 'error' })
  })

  it('does not cut a new toast short with the timer of the old one', () => {
    toast.success('One')
    vi.advanceTimersByTime(TOAST_MS.success - 100)
    toast.success('Two')
    vi.advanceTimersByTime(200)
    expect(currentNotices().toast?.message).toBe('Two')
  })

  it.each([true, false])('answers a question with %s and removes it', async (choice) => {
    const answer = confirm(texts)
    currentNotices().confirms[0]?.answer(choice)
    expect(await answer).toBe(choice)
    expect(currentNotices().confirms).toHaveLength(0)
  })

  it('asks one question after another', async () => {
    const first = confirm(texts)
    const second = confirm({ ...texts, title: 'Sure?' })
    expect(currentNotices().confirms.map(({ title }) => title)).toEqual(['Sign out?', 'Sure?'])
    currentNotices().confirms[0]?.answer(true)
    expect(currentNotices().confirms[0]?.title).toBe('Sure?')
    currentNotices().confirms[0]?.answer(false)
    expect(await Promise.all([first, second])).toEqual([true, false])
  })
})
