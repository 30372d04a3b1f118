/** Operators review deposits. */
import { describe, expect, it } from 'vitest'
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'

const { as, container, given } = startApi()
const { cancel, markPaid, order, place } = depositEndpoints
const { approve, reject, reviewDetail, reviewFile, reviewList } = depositReviewEndpoints

const cashier = async () => given.operatorSession(await given.operator({ role: 'CASHIER' }))
async function ordered() {
  const [member, channel] = [await given.member(), await given.depositChannel({ feeRate: 10_000 })]
  const { value } = (await as(member).call(place, { amount: 500, vendorId: channel.vendorId }).expect(success)).body
  return { member, channel, depositId: value.depositId as string }
}
const balance = ({ id }: { id: number }) => container().ledger.balanceOf(id, 'PHP')

describe('an operator', () => {
  it('approves once, of twenty at once; the action is logged', async () => {
    const [operator, { member, depositId }] = [await cashier(), await ordered()]
    await as(member).call(markPaid, { depositId }).expect(success)
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(operator).call(approve, { depositId })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.find(isRefused)!.body.errorCode).toBe('deposit.state.changed')
    expect(await balance(member)).toBe(amount(495))
    const log = await container().database.prisma.auditEntry.findMany({ where: { entity: 'deposit', entityId: depositId } })
    expect(log).toMatchObject([{ action: 'deposit.approve', before: { state: 'REVIEW' }, after: { state: 'CONFIRMED' } }])
  })

  it('and the payer who cancels at the same moment: one wins', async () => {
    const operator = await cashier()
    for (let round = 0; round < 5; round++) {
      const { member, depositId } = await ordered()
      const [approved, cancelled] = await Promise.all([
        as(operator).call(approve, { depositId }),
        as(member).call(cancel, { depositId }),
      ])
      expect([approved, cancelled].filter(isAccepted)).toHaveLength(1)
      expect(await balance(member)).toBe(isAccepted(approved) ? amount(495) : 0n)
    }
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('LED-17: alone approves only up to a limit per member and day: beyond it another operator must approve too', async () => {
    const merchant = await given.merchant({ settings: { deposit: { twoPersonsFrom: String(amount(1_000)) } } })
    const [member, channel] = [await given.member({ merchant }), await given.depositChannel({ merchant })]
    const [one, two] = await Promise.all([1, 2].map(async () => given.operatorSession(await given.operator({ merchant }))))
    const placed = async () =>
      (await as(member).call(place, { amount: 400, vendorId: channel.vendorId }).expect(success)).body.value.depositId as string
    const by = async (operator: typeof one, depositId: string) => (await as(operator!).call(approve, { depositId })).body

    for (let count = 0; count < 2; count++) expect((await by(one, await placed())).value.state).toBe('CONFIRMED')
    const third = await placed()
    expect((await by(one, third)).value).toMatchObject({ state: 'OPEN', approvalsNeeded: 2, approvalsGiven: 1 })
    expect((await by(one, third)).errorCode).toBe('review.second.operator')
    expect(await balance(member)).toBe(amount(800))
    expect((await by(two, third)).value).toMatchObject({ state: 'CONFIRMED', approvalsGiven: 2 })
    expect(await balance(member)).toBe(amount(1_200))
  })

  it('rejects with a reason that the payer can read', async () => {
    const [operator, { member, depositId }] = [await cashier(), await ordered()]
    expect((await as(operator).call(reject, { depositId, reason: ' ' })).body.errorCode).toBe('request.param.err')
    await as(operator).call(reject, { depositId, reason: 'No such transfer' }).expect(success)
    expect((await as(operator).call(approve, { depositId })).body.errorCode).toBe('deposit.state.changed')
    expect((await as(member).call(order, { depositId })).body.value).toMatchObject({
      state: 'REJECTED',
      reason: 'No such transfer',
    })
    expect(await balance(member)).toBe(0n)
  })

  it('finds deposits by member and state, with the totals, and sees all details of one', async () => {
    const [operator, { member, depositId }] = [await cashier(), await ordered()]
    const read = async (input: object) => (await as(operator).call(reviewList, input).expect(success)).body.value
    const found = await read({ member: member.username.toUpperCase(), state: 'WAITING' })
    expect(found).toMatchObject({ total: 1, footer: [{ amount: 500, fee: 5 }] })
    expect(found.records[0]).toMatchObject({ depositId, username: member.username, askedAmount: 500 })
    expect((await read({ member: 'nobody-of-that-name' })).records).toEqual([])
    const { value } = (await as(operator).call(reviewDetail, { depositId }).expect(success)).body
    expect(value).toMatchObject({ deposit: { depositId }, picture: null, callbacks: [] })
  })

  it('downloads the same rows as a file, by the merchant’s days', async () => {
    const [operator, { member, depositId }] = [await cashier(), await ordered()]
    const file = async (input: object) => (await as(operator).call(reviewFile, input).expect(success)).text.trim().split('\r\n')
    const [head, row, ...rest] = await file({ member: member.username, state: 'WAITING' })
    expect(head).toContain('number,created,ended,member,channel,amount,fee,credited')
    expect(row).toMatch(
      new RegExp(`^${depositId},\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d,,${member.username},.*,500,5,495,0,OPEN,,,$`),
    )
    expect(rest).toEqual([])
    expect(await file({ member: member.username, endDate: '2020-01-31' })).toHaveLength(1)
    expect((await as(operator).call(reviewFile, { startDate: '2026-02-30' })).body.errorCode).toBe('request.param.err')
  })

  it('has no access to another site’s deposits', async () => {
    const { depositId } = await ordered()
    const merchant = await given.merchant()
    const stranger = await given.operatorSession(await given.operator({ merchant }))
    for (const [endpoint, input] of [
      [approve, { depositId }],
      [reject, { depositId, reason: 'x' }],
      [reviewDetail, { depositId }],
    ] as const)
      expect((await as(stranger).call(endpoint, input as never)).body.errorCode).toBe('no.data')
  })
})
