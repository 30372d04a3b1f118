import { describe, expect, it } from 'vitest'
import * as adjustmentEndpoints from '#contract/back-office/adjustment.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const { list, propose, confirm, reject } = adjustmentEndpoints

async function cashiers() {
  const [one, two] = [await given.operator({ role: 'CASHIER' }), await given.operator({ role: 'CASHIER' })]
  return {
    one: as(await given.operatorSession(one)),
    two: as(await given.operatorSession(two)),
    names: [one.username, two.username],
  }
}
const balanceOf = ({ id, asset }: { id: number; asset: string }) => container().ledger.balanceOf(id, asset)
const entriesOf = (id: string) =>
  container().database.prisma.ledgerEntry.findMany({ where: { type: 'ADJUSTMENT', reference: id } })

async function proposed(amount: number, details: { balance?: bigint; turnoverTimes?: number } = {}) {
  const { one, two, names } = await cashiers()
  const { turnoverTimes = 0, ...rest } = details
  const member = await given.member(rest)
  const body = { memberId: member.id, amount, reason: 'a goodwill gift', turnoverTimes }
  const answer = await one.call(propose, body).expect(success)
  return { one, two, names, member, id: answer.body.value.id as string, answer }
}

describe('manual adjustments', () => {
  it('LED-17: move money only once a second operator confirms, and record who did what', async () => {
    const { one, two, names, member, id, answer } = await proposed(250.5)
    expect(answer.body.value).toMatchObject({ state: 'PROPOSED', amount: 250.5, username: member.username, canDecide: false })
    expect(await balanceOf(member)).toBe(0n)
    expect((await one.call(confirm, { id })).body.errorCode).toBe('review.own')
    expect(await balanceOf(member)).toBe(0n)

    const { body } = await two.call(confirm, { id }).expect(success)
    expect(body.value).toMatchObject({ state: 'CONFIRMED', proposedBy: names[0], decidedBy: names[1] })
    expect(await balanceOf(member)).toBe(2_505_000n)
    const actions = await container().database.prisma.auditEntry.findMany({
      where: { entity: 'adjustment', entityId: id },
      orderBy: { id: 'asc' },
    })
    expect(actions.map(({ action, operatorName }) => [action, operatorName])).toEqual([
      ['adjustment.propose', names[0]],
      ['adjustment.confirm', names[1]],
    ])
  })

  it('are proposed once under one request id, however often and at once it is sent; never for anything else', async () => {
    const { one, two } = await cashiers()
    const member = await given.member()
    const body = { memberId: member.id, amount: 30, reason: 'a goodwill gift', requestId: 'gift-0001' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => one.call(propose, body).expect(success)))
    const ids = new Set(answers.map((answer) => answer.body.value.id as string))
    expect(ids.size).toBe(1)
    const [id] = [...ids]
    await two.call(confirm, { id: id! }).expect(success)

    expect((await one.call(propose, body).expect(success)).body.value).toMatchObject({ id, state: 'CONFIRMED' })
    for (const other of [{ amount: 31 }, { reason: 'another reason' }, { turnoverTimes: 2 }])
      expect((await one.call(propose, { ...body, ...other })).body.errorCode).toBe('idempotency.key.reused')
    // Another operator's request ids are their own.
    expect((await two.call(propose, body).expect(success)).body.value.id).not.toBe(id)
    expect(await balanceOf(member)).toBe(300_000n)
    const proposals = { where: { entity: 'adjustment', entityId: id!, action: 'adjustment.propose' } }
    expect(await container().database.prisma.auditEntry.count(proposals)).toBe(1)
  })

  it('can also be negative, but never below a zero balance (LED-04)', async () => {
    const enough = await proposed(-40, { balance: 1_000_000n })
    await enough.two.call(confirm, { id: enough.id }).expect(success)
    expect(await balanceOf(enough.member)).toBe(600_000n)

    const short = await proposed(-40, { balance: 100_000n })
    expect((await short.two.call(confirm, { id: short.id })).body.errorCode).toBe('account.balance.not.enough')
    expect(await balanceOf(short.member)).toBe(100_000n)
    const { body } = await short.two.call(list, { memberId: short.member.id }).expect(success)
    expect(body.value.list[0]).toMatchObject({ state: 'PROPOSED', canDecide: true })
  })

  it('are posted once, however many confirm at once', async () => {
    const { two, member, id } = await proposed(10)
    const answers = await Promise.all(Array.from({ length: 20 }, () => two.call(confirm, { id })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(new Set(answers.filter(isRefused).map(({ body }) => body.errorCode))).toEqual(new Set(['review.decided']))
    expect(await balanceOf(member)).toBe(100_000n)
    expect(await entriesOf(id)).toHaveLength(1)
  })

  it('are either confirmed or rejected, never both', async () => {
    const { one, two, member, id } = await proposed(10)
    const answers = await Promise.all([
      two.call(confirm, { id }),
      one.call(reject, { id, reason: 'typed it wrong' }),
      two.call(confirm, { id }),
    ])
    expect(answers.filter(isAccepted)).toHaveLength(1)
    const { body } = await one.call(list, { memberId: member.id }).expect(success)
    const isConfirmed = body.value.list[0].state === 'CONFIRMED'
    expect(await balanceOf(member)).toBe(isConfirmed ? 100_000n : 0n)
  })

  it('may require turnover before the money can be withdrawn', async () => {
    const { two, member, id } = await proposed(20, { turnoverTimes: 3 })
    await two.call(confirm, { id }).expect(success)
    const merchant = (await container().merchants.find(member.merchantCode))!
    expect(await container().turnover.sum({ memberId: member.id }, merchant)).toEqual({ required: 600_000n, done: 0n })
  })

  it('update the member’s open pages', async () => {
    const { two, id, member } = await proposed(7)
    const events: unknown[] = []
    const { live } = container()
    const push = live.push
    live.push = ((...event: unknown[]) => void events.push(event)) as typeof push
    await two.call(confirm, { id }).expect(success)
    live.push = push
    expect(events).toEqual([
      [member.id, 'inbox.unread', { unreadCount: 1 }],
      [member.id, 'wallet.changed', expect.objectContaining({ sumBalance: 70_000n })],
    ])
  })

  it.each([
    { given: 'nothing', body: { amount: 0, reason: 'no reason' }, code: 'request.param.err' },
    { given: 'no reason', body: { amount: 5, reason: 'x' }, code: 'request.param.err' },
    { given: 'five decimals', body: { amount: 0.00001, reason: 'too exact' }, code: 'request.param.err' },
    { given: 'an unknown member', body: { amount: 5, reason: 'who is it', memberId: 2_000_000_000 }, code: 'no.data' },
  ])('refuse $given', async ({ body, code }) => {
    const { one } = await cashiers()
    const { id: memberId } = await given.member()
    expect((await one.call(propose, { memberId, ...body })).body.errorCode).toBe(code)
  })

  it('of another merchant do not exist', async () => {
    const stranger = await given.operator({ merchant: await given.merchant(), role: 'CASHIER' })
    const { id, member } = await proposed(10)
    const asStranger = as(await given.operatorSession(stranger))
    for (const call of [asStranger.call(confirm, { id }), asStranger.call(reject, { id, reason: 'not mine' })])
      expect((await call).body.errorCode).toBe('no.data')
    expect((await asStranger.call(list, { memberId: member.id }).expect(success)).body.value.total).toBe(0)
    expect((await asStranger.call(propose, { memberId: member.id, amount: 5, reason: 'not my member' })).body.errorCode).toBe(
      'no.data',
    )
  })
})
