// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionTabs } from './session-tabs.ts'

let name: string
/** No test hears the tabs of another. */
beforeEach(({ task }) => void (name = task.name))

interface Held {
  token: string
}
const isHeld = (value: unknown): value is Held => typeof value === 'object' && value !== null && 'token' in value

/** A tab with its own session, as session.ts has one. */
function openTab(own: Held | null, read = (sent: unknown) => (isHeld(sent) ? sent : null)) {
  let session = own
  const ended: unknown[] = []
  const tabs = createSessionTabs<Held>(name, {
    current: () => session,
    read,
    adopt: (adopted) => (session = adopted),
    end: (token, code) => ended.push([token, code]),
  })
  return { ...tabs, session: () => session, ended }
}
/** What other pages of this origin say, and what they hear. */
function overhear() {
  const channel = new BroadcastChannel(name)
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }) => heard.push(data))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
  return { heard, say: (message: unknown) => channel.postMessage(message) }
}

describe('tabs with one login', () => {
  it('a new tab takes over the session of an open one, and of the first that answers only', async () => {
    const other = overhear()
    openTab({ token: 't-1' })
    const fresh = openTab(null)
    await fresh.ask()
    expect(fresh.session()).toEqual({ token: 't-1' })

    other.say({ kind: 'answer', session: { token: 't-2' } })
    other.say({ kind: 'ended', token: 't-0' })
    await expect.poll(() => fresh.ended).toHaveLength(1)
    expect(fresh.session()).toEqual({ token: 't-1' })
  })

  it('a tab alone waits a tenth of a second, and takes an answer that comes later', async () => {
    const other = overhear()
    const fresh = openTab(null)
    vi.useFakeTimers()
    const asked = fresh.ask()
    await vi.advanceTimersByTimeAsync(100)
    await asked
    vi.useRealTimers()

    other.say({ kind: 'answer', session: { token: 't-1' } })
    await expect.poll(fresh.session).toEqual({ token: 't-1' })
  })

  it('a tab takes nothing it did not ask for, cannot read, or did not wait for', async () => {
    const other = overhear()
    const guest = openTab(null)
    const busy = openTab(null, () => null)
    const inUse = openTab(null)
    void busy.ask()
    void inUse.ask()
    inUse.stopAsking()

    other.say({ kind: 'answer', session: { token: 't-3' } })
    other.say({ kind: 'ended', token: 't-3', code: 'user.token.expired' })
    await expect.poll(() => [guest, busy, inUse].map(({ ended }) => ended.length)).toEqual([1, 1, 1])
    expect([guest, busy, inUse].map(({ session }) => session())).toEqual([null, null, null])
    expect(guest.ended).toEqual([['t-3', 'user.token.expired']])
  })

  it('a tab does not ask if it has a session', async () => {
    const other = overhear()
    const member = openTab({ token: 't-4' })
    await member.ask()
    member.tellEnd('t-4')
    await expect.poll(() => other.heard).toEqual([{ kind: 'ended', token: 't-4', code: undefined }])
  })
})
