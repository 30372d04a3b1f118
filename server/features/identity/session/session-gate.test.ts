import { describe, expect, it, vi } from 'vitest'
import type { MemberCaller } from '#server/http/caller.ts'
import { createSessionGate } from './session-gate.ts'

const callerOf = (token: string): MemberCaller => ({
  kind: 'member',
  memberId: Number(token),
  merchantId: 1,
  memberType: 0,
  isTrial: false,
  username: `member${token}`,
  sessionId: `session${token}`,
  token,
})

function gateOver(statusOf: Record<number, string>) {
  const statuses = vi.fn(async (memberIds: readonly number[]) => {
    const known = memberIds.filter((memberId) => memberId in statusOf)
    return new Map(known.map((memberId) => [memberId, statusOf[memberId]!]))
  })
  const endAll = vi.fn(async () => {})
  return {
    gate: createSessionGate({ store: { authenticate: async (token) => callerOf(token), endAll }, statuses }),
    statuses,
    endAll,
  }
}

describe('the holder of a token', () => {
  it('is let in, and the status is read once for all who come at the same moment', async () => {
    const { gate, statuses } = gateOver(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [index, 'ACTIVE'])))
    const callers = await Promise.all(Array.from({ length: 50 }, (_, index) => gate(String(index))))
    expect(callers.map((caller) => caller.memberId)).toEqual(Array.from({ length: 50 }, (_, index) => index))
    expect(statuses).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['locked', { 1: 'LOCKED', 2: 'ACTIVE' }],
    ['closed', { 1: 'CLOSED', 2: 'ACTIVE' }],
    ['gone', { 2: 'ACTIVE' }],
  ])('is sent out once the account is %s, and its sessions end; another beside it stays (ACC-09)', async (_, statusOf) => {
    const { gate, endAll } = gateOver(statusOf)
    const [refused, other] = await Promise.allSettled([gate('1'), gate('2')])
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'login.not.session' } })
    expect(other).toMatchObject({ status: 'fulfilled', value: { memberId: 2 } })
    expect(endAll.mock.calls).toEqual([[1]])
  })
})
