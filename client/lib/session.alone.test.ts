// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession, endSession, loseSession, onSessionChange, onSessionLost, startSession } from './session.ts'

const answer = { token: 't-1', userName: 'member01', type: 0, firstTimeLogin: false }
const kept = () => sessionStorage.getItem('MC_SESSION_INFO')

describe('session', () => {
  beforeEach(() => endSession())

  it('SCR-28: keeps the session in session storage, and only the autoLogin flag in local storage', () => {
    startSession(answer)
    expect(JSON.parse(kept() ?? '')).toEqual({ ...answer, merchantCode: 'demo' })
    expect({ ...localStorage }).toEqual({ autoLogin: '1' })
  })

  it('keeps the name of a trial account', () => {
    expect(startSession({ ...answer, userName: 'guest77', type: 4 }).trialName).toBe('guest77')
  })

  it('ends: everything is cleared, autoLogin is 0, listeners are called', () => {
    startSession(answer)
    const listener = vi.fn()
    const stop = onSessionChange(listener)
    endSession()
    stop()
    expect([kept(), localStorage.getItem('autoLogin'), currentSession()]).toEqual([null, '0', null])
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is lost once, with the code', () => {
    startSession(answer)
    const listener = vi.fn()
    const stop = onSessionLost(listener)
    loseSession('t-1', 'user.token.expired')
    loseSession('t-1', 'user.token.expired')
    stop()
    expect(listener.mock.calls).toEqual([['user.token.expired']])
  })

  it('survives the late refusal of an older token', () => {
    startSession({ ...answer, token: 't-2' })
    loseSession('t-1', 'login.not.session')
    expect(currentSession()?.token).toBe('t-2')
  })

  it('treats what another version wrote as no session', async () => {
    sessionStorage.setItem('MC_SESSION_INFO', '{"tok')
    vi.resetModules()
    const fresh = await import('./session.ts')
    expect(fresh.currentSession()).toBeNull()
  })
})
