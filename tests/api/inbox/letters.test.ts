/** Messages from the site: stored as data, and rendered when they are read. */
import { describe, expect, it } from 'vitest'
import * as adjustmentEndpoints from '#contract/back-office/adjustment.ts'
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import * as inboxEndpoints from '#contract/content/inbox/inbox.ts'
import * as inboxUnreadEndpoints from '#contract/content/inbox/inbox-unread.ts'
import * as withdrawalReviewEndpoints from '#contract/money/withdrawal/withdrawal-review.ts'
import { LANGUAGES } from '#contract/wire.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, container, given } = startApi()
const { approve, reject, clearBlock } = depositReviewEndpoints

type Member = Awaited<ReturnType<typeof given.member>>
type Merchant = Awaited<ReturnType<typeof given.merchant>>
const cashier = async (merchant?: Merchant) =>
  as(await given.operatorSession(await given.operator({ role: 'CASHIER', ...(merchant && { merchant }) })))
const lettersOf = async (member: Member, language = 'en') =>
  (await as(member).call(inboxEndpoints.inbox, {}, { Language: language }).expect(success)).body.value.content as {
    inboxId: number
    subject: string
    content: string
    recordSource: string
    metadata: string
  }[]
const keysOf = async ({ id }: { id: number }) => {
  const rows = await container().database.prisma.inboxMessage.findMany({ where: { memberId: id }, orderBy: { id: 'asc' } })
  return rows.map(({ letterKey }) => letterKey)
}

async function ordered(merchant?: Merchant) {
  const member = await given.member(merchant && { merchant })
  const channel = await given.depositChannel({ feeRate: 10_000, ...(merchant && { merchant }) })
  const { value } = (await as(member).call(depositEndpoints.place, { amount: 500, vendorId: channel.vendorId }).expect(success))
    .body
  return { member, depositId: value.depositId as string }
}
async function asked(approvalsNeeded = 1) {
  const member = await given.member({ balance: amount(1_000) })
  const account = await given.payoutAccount({ member })
  const withdrawal = await given.withdrawal({ member, account, amount: amount(500), charge: amount(5), approvalsNeeded })
  return { member, ...withdrawal }
}

describe('a decision about money sends the member', () => {
  it('a deposit credited, once, of ten simultaneous approvals', async () => {
    const [operator, { member, depositId }] = [await cashier(), await ordered()]
    await Promise.all(Array.from({ length: 10 }, () => operator.call(approve, { depositId })))
    expect(await keysOf(member)).toEqual(['deposit.credited'])
    const [letter] = await lettersOf(member)
    expect(letter).toMatchObject({ subject: 'Your deposit has arrived', recordSource: 'SYSTEM' })
    expect(letter!.content).toContain('<strong>₱495.00</strong>')
    expect(letter!.content).toContain(depositId)
  })

  it('a deposit rejected, with the reason as text', async () => {
    const [operator, { member, depositId }] = [await cashier(), await ordered()]
    await operator.call(reject, { depositId, reason: '<img src=x onerror=alert(1)> no transfer' }).expect(success)
    expect((await operator.call(reject, { depositId, reason: 'again' })).body.errorCode).toBe('deposit.state.changed')
    expect(await keysOf(member)).toEqual(['deposit.rejected'])
    expect((await lettersOf(member))[0]!.content).toContain('&lt;img src=x onerror=alert(1)&gt; no transfer')
  })

  it('a bonus that came with the deposit', async () => {
    const operator = await cashier()
    const [member, channel] = [await given.member(), await given.depositChannel()]
    const { id: promotionId } = await given.depositPromotion({ titles: { en: 'Half on top', zh: '再送一半' } })
    const order = { amount: 500, vendorId: channel.vendorId, promotionId }
    const { depositId } = (await as(member).call(depositEndpoints.place, order).expect(success)).body.value
    await operator.call(approve, { depositId }).expect(success)
    expect((await keysOf(member)).toSorted()).toEqual(['bonus.granted', 'deposit.credited'])
    const bonus = (await lettersOf(member, 'zh')).find(({ recordSource }) => recordSource === 'PROMOTION')!
    expect(bonus).toMatchObject({ subject: '您获得 ₱250.00 奖金', content: expect.stringContaining('再送一半') })
    expect(JSON.parse(bonus.metadata)).toMatchObject({ promoType: 'BONUS', title: bonus.subject, bonus: 250 })
  })

  it('a withdrawal approved, and paid, each once', async () => {
    const [one, two, three] = [await cashier(), await cashier(), await cashier()]
    const { member, id, withdrawNo } = await asked(2)
    await one.call(withdrawalReviewEndpoints.approve, { id }).expect(success)
    expect(await keysOf(member)).toEqual([])
    await two.call(withdrawalReviewEndpoints.approve, { id }).expect(success)
    await two.call(withdrawalReviewEndpoints.approve, { id }).expect(success)
    expect(await keysOf(member)).toEqual(['withdrawal.approved'])
    await three.call(withdrawalReviewEndpoints.pay, { id }).expect(success)
    await three.call(withdrawalReviewEndpoints.pay, { id }).expect(success)
    expect(await keysOf(member)).toEqual(['withdrawal.approved', 'withdrawal.paid'])
    const [paid] = await lettersOf(member)
    expect(paid!.content).toContain('<strong>₱495.00</strong>')
    expect(paid!.content).toContain(withdrawNo)
  })

  it('a withdrawal rejected, with the reason', async () => {
    const [operator, { member, id }] = [await cashier(), await asked()]
    await operator.call(withdrawalReviewEndpoints.reject, { id, reason: 'The name does not fit' }).expect(success)
    await operator.call(withdrawalReviewEndpoints.reject, { id, reason: 'The name does not fit' }).expect(success)
    expect(await keysOf(member)).toEqual(['withdrawal.rejected'])
    expect((await lettersOf(member))[0]!.content).toMatch(/₱500\.00.*The name does not fit/)
  })

  it.each([
    { moved: 250.5, key: 'adjustment.given', words: '₱250.50' },
    { moved: -40, key: 'adjustment.taken', words: '₱40.00' },
  ])('an adjustment of $moved, once it is confirmed', async ({ moved, key, words }) => {
    const [one, two] = [await cashier(), await cashier()]
    const member = await given.member({ balance: amount(100) })
    const body = { memberId: member.id, amount: moved, reason: 'a goodwill gift' }
    const { id } = (await one.call(adjustmentEndpoints.propose, body).expect(success)).body.value
    expect(await keysOf(member)).toEqual([])
    await two.call(adjustmentEndpoints.confirm, { id }).expect(success)
    expect((await two.call(adjustmentEndpoints.confirm, { id })).body.errorCode).toBe('review.decided')
    expect(await keysOf(member)).toEqual([key])
    expect((await lettersOf(member))[0]!.content).toMatch(new RegExp(`${words}.*a goodwill gift`))
  })

  it('deposits that are open to the member again', async () => {
    const [operator, member] = [await cashier(), await given.member()]
    const { merchantId } = await container().database.prisma.member.findUniqueOrThrow({ where: { id: member.id } })
    await container().database.prisma.depositBlock.create({
      data: { merchantId, memberId: member.id, kind: 'BLOCKED', startedAt: new Date() },
    })
    await operator.call(clearBlock, { memberId: member.id, reason: 'a typo of the bank' }).expect(success)
    expect((await operator.call(clearBlock, { memberId: member.id, reason: 'again' })).body.errorCode).toBe('no.data')
    expect(await keysOf(member)).toEqual(['deposit.reopened'])
    expect((await lettersOf(member))[0]!.content).not.toContain('typo')
  })

  it('nothing if the decision is rolled back', async () => {
    const [one, two, member] = [await cashier(), await cashier(), await given.member()]
    const body = { memberId: member.id, amount: -40, reason: 'more than there is' }
    const { id } = (await one.call(adjustmentEndpoints.propose, body).expect(success)).body.value
    expect((await two.call(adjustmentEndpoints.confirm, { id })).body.errorCode).toBe('account.balance.not.enough')
    expect(await keysOf(member)).toEqual([])
  })

  it('and is rolled back with the transaction it was written in', async () => {
    const member = await given.member()
    const { database, merchants, letters } = container()
    const merchant = (await merchants.find(member.merchantCode))!
    const letter = { key: 'house.survey', params: {} } as const
    const fallen = database.prisma.$transaction(async (tx) => {
      await letters.write(tx, merchant, { memberId: member.id, letter, occasion: 'survey' })
      throw new Error('later in the same transaction')
    })
    await expect(fallen).rejects.toThrow('later in the same transaction')
    expect(await keysOf(member)).toEqual([])
  })

  it('nothing if the merchant has no inbox', async () => {
    const merchant = await given.merchant({ flags: { INBOX3: false } })
    const [operator, { member, depositId }] = [await cashier(merchant), await ordered(merchant)]
    await operator.call(approve, { depositId }).expect(success)
    expect(await keysOf(member)).toEqual([])
  })

  it('and updates the member’s open pages', async () => {
    const [operator, { member, depositId }] = [await cashier(), await ordered()]
    const events: unknown[] = []
    const { live } = container()
    const push = live.push
    live.push = ((...event: unknown[]) => void events.push(event)) as typeof push
    await operator.call(approve, { depositId }).expect(success)
    live.push = push
    expect(events).toContainEqual([member.id, 'inbox.unread', { unreadCount: 1 }])
  })
})

describe('a message from the site', () => {
  it('is rendered in the reader’s language, each time', async () => {
    const member = await given.member()
    await given.inboxMessage({ member, letter: { key: 'house.bonus', params: { amount: amount(500) } } })
    const worded = await Promise.all(LANGUAGES.map(async (language) => (await lettersOf(member, language))[0]!))
    expect(worded.map(({ subject }) => subject)).toEqual(['May bonus ka', 'You have a bonus', '您有一份奖金', 'Bạn có thưởng'])
    for (const { content } of worded) expect(content).toMatch(/₱500[.,]00/)
  })

  it('is counted, read and deleted like any other; older ones stay as they were', async () => {
    const member = await given.member()
    await given.inboxMessage({ member, subject: 'Old letter', content: '<p>As it was.</p>' })
    await given.inboxMessage({ member, letter: { key: 'house.survey', params: {} } })
    const found = await lettersOf(member, 'zh')
    expect(found.map(({ subject }) => subject)).toEqual(['听听您的意见', 'Old letter'])
    const unread = async () => (await as(member).call(inboxUnreadEndpoints.unreadCount).expect(success)).body.value
    expect(await unread()).toBe(2)
    const { inboxId } = found[0]!
    expect(
      (
        await as(member)
          .call(inboxEndpoints.markRead, { ids: [inboxId] })
          .expect(success)
      ).body.value,
    ).toEqual({ updated: 1 })
    expect(await unread()).toBe(1)
  })
})
