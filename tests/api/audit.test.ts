import { describe, expect, it } from 'vitest'
import * as adjustmentEndpoints from '#contract/back-office/adjustment.ts'
import * as auditEndpoints from '#contract/back-office/audit.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given } = startApi()
const { list } = auditEndpoints

/** A merchant of its own, so that its log contains only this test's entries. */
async function house() {
  const merchant = await given.merchant()
  const [boss, cashier] = [await given.operator({ merchant }), await given.operator({ merchant, role: 'CASHIER' })]
  const member = await given.member({ merchant })
  const [asBoss, asCashier] = [as(await given.operatorSession(boss)), as(await given.operatorSession(cashier))]
  const propose = (reason: string) =>
    asCashier.call(adjustmentEndpoints.propose, { memberId: member.id, amount: 5, reason }).expect(success)
  return { merchant, boss, cashier, member, asBoss, asCashier, propose }
}

describe('the audit log', () => {
  it('lists what was done, newest first, by whom, to what and why', async () => {
    const { asBoss, cashier, member, propose } = await house()
    await propose('the first of two')
    await propose('the second of two')
    const { body } = await asBoss.call(list).expect(success)
    expect(body.value).toMatchObject({ total: 2, page: 1, totalPages: 1 })
    expect(body.value.list[0]).toMatchObject({
      operatorName: cashier.username,
      role: 'CASHIER',
      action: 'adjustment.propose',
      entity: 'adjustment',
      before: null,
      after: { memberId: member.id, amount: 5, reason: 'the second of two', turnoverTimes: 0 },
      reason: 'the second of two',
    })
  })

  it('filters by operator, action, subject and time, page by page', async () => {
    const { asBoss, cashier, boss, propose } = await house()
    for (const place of [1, 2, 3]) await propose(`number ${place}`)
    const totalOf = async (query: object) => (await asBoss.call(list, query).expect(success)).body.value.total
    expect(await totalOf({ operator: cashier.username })).toBe(3)
    expect(await totalOf({ operator: boss.username })).toBe(0)
    expect(await totalOf({ action: 'adjustment.' })).toBe(3)
    expect(await totalOf({ action: 'deposit.' })).toBe(0)
    expect(await totalOf({ from: Date.now() + 3_600_000 })).toBe(0)
    const { body } = await asBoss.call(list, { page: 2, size: 2 }).expect(success)
    expect(body.value).toMatchObject({ total: 3, totalPages: 2, list: [{ reason: 'number 1' }] })
  })

  it('shows nothing of another merchant', async () => {
    const [ours, theirs] = [await house(), await house()]
    await ours.propose('only ours')
    expect((await theirs.asBoss.call(list).expect(success)).body.value.total).toBe(0)
  })

  it('needs its permission', async () => {
    const { asCashier } = await house()
    expect((await asCashier.call(list)).body.errorCode).toBe('permission.denied')
  })
})
