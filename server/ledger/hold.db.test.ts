import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { ASSET, type Someone, startLedger } from '#tests/support/ledger.ts'

const { database, clock, ledger, funded, sums, drifts } = await startLedger()
const MINUTE_MS = 60_000
const WITHDRAW = { to: 'WITHDRAWALS', type: 'WITHDRAWAL' } as const
const request = (member: Someone, amount: bigint) => ({ ...member, amount, type: 'WITHDRAWAL', reference: newId() })
const balances = async ({ memberId }: Someone) =>
  Object.fromEntries((await ledger.balancesOf(memberId)).map(({ kind, balance }) => [kind, balance]))

describe('LED-06 holds', () => {
  it('take money out of play, then on to its purpose', async () => {
    const member = await funded(100n)
    const { holdId, balance } = await ledger.hold(request(member, 60n))
    expect(balance).toBe(40n)
    expect(await balances(member)).toEqual({ MEMBER_MAIN: 40n, MEMBER_LOCKED: 60n })

    expect(await ledger.settleHold(holdId, WITHDRAW)).toEqual({ state: 'POSTED', hasChanged: true })
    expect(await balances(member)).toEqual({ MEMBER_MAIN: 40n, MEMBER_LOCKED: 0n })
    expect(await sums()).toEqual({ total: '0', unbalanced: 0 })
  })

  it('give it back when voided', async () => {
    const member = await funded(100n)
    const { holdId } = await ledger.hold(request(member, 60n))
    expect(await ledger.voidHold(holdId)).toEqual({ state: 'VOIDED', hasChanged: true })
    expect(await balances(member)).toEqual({ MEMBER_MAIN: 100n, MEMBER_LOCKED: 0n })
  })

  it('are resolved once: of many who settle and void, one decides for all', async () => {
    const member = await funded(100n)
    const { holdId } = await ledger.hold(request(member, 100n))
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? ledger.settleHold(holdId, WITHDRAW) : ledger.voidHold(holdId))),
    )
    expect(results.filter(({ hasChanged }) => hasChanged)).toHaveLength(1)
    expect(new Set(results.map(({ state }) => state)).size).toBe(1)
    expect(await balances(member)).toEqual({ MEMBER_MAIN: results[0]!.state === 'VOIDED' ? 100n : 0n, MEMBER_LOCKED: 0n })
  })

  it('take no more than there is', async () => {
    const member = await funded(100n)
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => ledger.hold(request(member, 30n))))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await balances(member)).toEqual({ MEMBER_MAIN: 10n, MEMBER_LOCKED: 90n })
  })

  it('the same reference holds once, with another amount it is refused', async () => {
    const member = await funded(100n)
    const wanted = request(member, 30n)
    const [one, other] = await Promise.all([ledger.hold(wanted), ledger.hold(wanted)])
    expect(one.holdId).toBe(other.holdId)
    await expect(ledger.hold({ ...wanted, amount: 31n })).rejects.toMatchObject({ code: 'idempotency.key.reused' })
    expect(await balances(member)).toEqual({ MEMBER_MAIN: 70n, MEMBER_LOCKED: 30n })
  })

  it('run out of time: the sweep voids them, and settling comes too late', async () => {
    const member = await funded(100n)
    const expiresAt = new Date(clock.now().getTime() + MINUTE_MS)
    const late = await ledger.hold({ ...request(member, 10n), expiresAt })
    const swept = await ledger.hold({ ...request(member, 20n), expiresAt })
    await ledger.hold(request(member, 5n))
    expect(await ledger.expireHolds()).toBe(0)

    clock.shift(MINUTE_MS)
    expect(await ledger.settleHold(late.holdId, WITHDRAW)).toEqual({ state: 'VOIDED', hasChanged: true })
    expect(await ledger.expireHolds()).toBe(1)
    expect(await ledger.settleHold(swept.holdId, WITHDRAW)).toEqual({ state: 'VOIDED', hasChanged: false })
    expect(await balances(member)).toEqual({ MEMBER_MAIN: 95n, MEMBER_LOCKED: 5n })
    clock.reset()
  })

  it('run out of time each for itself: one whose money is gone keeps no other from its owner', async () => {
    const [broken, member] = [await funded(100n), await funded(100n)]
    const expiresAt = new Date(clock.now().getTime() + MINUTE_MS)
    await ledger.hold({ ...request(broken, 10n), expiresAt })
    await ledger.hold({ ...request(member, 20n), expiresAt: new Date(expiresAt.getTime() + 1) })
    const locked = `UPDATE ledger_account SET balance = balance + $2 WHERE member_id = $1 AND kind = 'MEMBER_LOCKED'`
    await database.pool.query(locked, [broken.memberId, -10])
    clock.shift(2 * MINUTE_MS)
    await expect(ledger.expireHolds()).rejects.toThrow('1 holds could not be voided')
    expect(await balances(member)).toEqual({ MEMBER_MAIN: 100n, MEMBER_LOCKED: 0n })
    await database.pool.query(locked, [broken.memberId, 10])
    expect(await ledger.expireHolds()).toBe(1)
    clock.reset()
  })

  it('are counted by the sweep: locked money is the sum of pending holds', async () => {
    const member = await funded(100n)
    await ledger.hold(request(member, 25n))
    expect(await drifts()).toEqual([])
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(75n)
  })
})
