import { describe, expect, it } from 'vitest'
import * as playerCareEndpoints from '#contract/back-office/player-profile/player-care.ts'
import * as pointEndpoints from '#contract/rewards/points/points.ts'
import * as responsiblePlayEndpoints from '#contract/identity/responsible-play.ts'
import { amount } from '#seed/builders/index.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock } = startApi()
const { invitations, limits, money, points } = playerCareEndpoints
const DAY_MS = 86_400_000
const prisma = () => container().database.prisma
const viewer = async () => as(await given.operatorSession(await given.operator({ role: 'VIEWER' })))

describe('the limits of a member', () => {
  it('are shown with usage, pending changes, and every break', async () => {
    const member = await given.member()
    const asMember = as(await given.session(member))
    await asMember.call(responsiblePlayEndpoints.setLimit, { kind: 'DEPOSIT', period: 'DAY', amount: 100 }).expect(success)
    await asMember.call(responsiblePlayEndpoints.setLimit, { kind: 'DEPOSIT', period: 'DAY', amount: 500 }).expect(success)
    const now = clock.now()
    const [past, soon] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() + DAY_MS)]
    const own = { merchantId: member.merchantId, memberId: member.id }
    await prisma().playExclusion.create({ data: { ...own, kind: 'BREAK', startsAt: past, endsAt: past } })
    await prisma().playExclusion.create({ data: { ...own, kind: 'EXCLUSION', startsAt: past, endsAt: soon } })

    const { body } = await (await viewer()).call(limits, { memberId: member.id }).expect(success)
    expect(body.value.limits).toHaveLength(9)
    expect(body.value.limits).toContainEqual(
      expect.objectContaining({
        kind: 'DEPOSIT',
        period: 'DAY',
        amount: 100,
        used: 0,
        pending: expect.objectContaining({ amount: 500 }),
      }),
    )
    expect(body.value.rests).toEqual([
      { kind: 'EXCLUSION', startsAt: past.getTime(), endsAt: soon.getTime(), isRunning: true },
      { kind: 'BREAK', startsAt: past.getTime(), endsAt: past.getTime(), isRunning: false },
    ])
    expect(body.value.realityCheckMinutes).toBe(60)
  })
})

describe('the money of a member', () => {
  it('is the open turnover, with rounds counted until now, and the latest orders', async () => {
    const [member, other] = [await given.member({ balance: amount(1_000) }), await given.member()]
    const owe = { merchantId: member.merchantId, memberId: member.id, source: 'BONUS', createdAt: clock.now() }
    await prisma().turnoverRequirement.create({
      data: { ...owe, reference: `care-${member.id}`, required: amount(100), bonus: amount(20), bonusLeft: amount(20) },
    })
    await prisma().turnoverRequirement.create({
      data: { ...owe, reference: `over-${member.id}`, required: amount(5), state: 'MET', endedAt: clock.now() },
    })
    const asViewer = await viewer()
    // Bets from before the first look do not count.
    await asViewer.call(money, { memberId: member.id }).expect(success)
    const gameCode = `care-${member.id}`
    await given.game({ gameCode, category: 'RNG' })
    await given.round({ member, gameCode, stake: amount(10), payout: 0n, at: new Date(clock.now().getTime() + 1_000) })
    const channel = await given.depositChannel()
    const [first, second] = [
      await given.depositOrder({ member, channel, amount: amount(200), state: 'REJECTED' }),
      await given.depositOrder({ member, channel, amount: amount(300) }),
    ]
    await given.depositOrder({ member: other, channel, amount: amount(999) })
    const account = await given.payoutAccount({ member })
    const { withdrawNo } = await given.withdrawal({ member, account, amount: amount(150) })

    const { body } = await asViewer.call(money, { memberId: member.id }).expect(success)
    expect(body.value.requirements).toMatchObject([
      { source: 'BONUS', requiredTurnover: 100, actualTurnover: 10, bonus: 20, bonusLeft: 10 },
    ])
    expect(body.value.deposits).toMatchObject([
      { number: second.number, amount: 300, state: 'OPEN' },
      { number: first.number, amount: 200, state: 'REJECTED' },
    ])
    expect(body.value.withdrawals).toMatchObject([{ number: withdrawNo, amount: 150, state: 'PENDING' }])
  })

  it('limits, invitations and points are only for operators of the member’s merchant', async () => {
    const member = await given.member({ merchant: await given.merchant() })
    const asViewer = await viewer()
    const asEditor = as(await given.operatorSession(await given.operator({ role: 'EDITOR' })))
    for (const endpoint of [invitations, limits, money, points]) {
      expect((await asViewer.call(endpoint, { memberId: member.id })).body.errorCode).toBe('no.data')
      expect((await asEditor.call(endpoint, { memberId: member.id })).body.errorCode).toBe('permission.denied')
      expect((await asViewer.call(endpoint, { memberId: 0 })).body.errorCode).toBe('request.param.err')
    }
  })
})

describe('the invitations of a member', () => {
  it('are who invited it, whom it invited, and what each tier earned', async () => {
    const merchant = await given.merchant()
    const [root, member] = [await given.member({ merchant }), await given.member({ merchant })]
    const [first, second, third] = [
      await given.member({ merchant }),
      await given.member({ merchant }),
      await given.member({ merchant }),
    ]
    await given.invitation({ referrer: root, invitee: member })
    await given.invitation({ referrer: member, invitee: first })
    await given.invitation({ referrer: member, invitee: second })
    await given.invitation({ referrer: first, invitee: third })
    await given.referralCode({ member, code: 'FRIEND7' })
    const campaign = await given.rewardCampaign({
      merchant,
      rule: {
        template: 'REFERRAL',
        options: { amount: amount(500), period: 'WEEK', rates: [{ RNG: 3_000 }, { RNG: 1_000 }], days: 7 },
      },
      budget: amount(10_000),
    })
    const income = { campaign, referrer: member }
    const month = businessDay(clock.now(), merchant.timezone).slice(0, 7)
    await given.referralIncome({ ...income, invitee: first, day: '2001-05-30', amount: amount(40) })
    await given.referralIncome({ ...income, invitee: first, day: `${month}-01`, amount: amount('2.50') })
    await given.referralIncome({ ...income, invitee: second, day: `${month}-01`, amount: amount(3) })
    await given.referralIncome({ ...income, invitee: third, day: `${month}-01`, amount: amount(1) })
    // Not the member's own.
    await given.referralIncome({ campaign, referrer: root, invitee: member, day: `${month}-01`, amount: amount(900) })
    const asViewer = as(await given.operatorSession(await given.operator({ merchant, role: 'VIEWER' })))
    const of = async ({ id }: { id: number }) => (await asViewer.call(invitations, { memberId: id }).expect(success)).body.value

    expect(await of(member)).toMatchObject({
      inviter: { memberId: root.id, username: root.username },
      code: 'FRIEND7',
      tiers: [
        { tier: 1, members: 2, month: 5.5, total: 45.5 },
        { tier: 2, members: 1, month: 1, total: 1 },
      ],
      latest: [
        { memberId: second.id, username: second.username },
        { memberId: first.id, username: first.username },
      ],
    })
    expect(await of(third)).toEqual({
      inviter: { memberId: first.id, username: first.username },
      code: null,
      tiers: [],
      latest: [],
    })
    expect(await of(root)).toMatchObject({ inviter: null, tiers: [{ tier: 1 }, { tier: 2, members: 2 }, { tier: 3 }] })
  })
})

describe('the points of a member', () => {
  it('are what it can spend, until when, and every change', async () => {
    const merchant = await given.merchant({ flags: { PTSYS3: true } })
    const member = await given.member({ merchant, paymentPassword: '135790' })
    const campaign = await given.rewardCampaign({
      merchant,
      rule: { template: 'POINTS', options: { amount: amount(5), points: 100, perMember: 0 } },
    })
    await given.points({ member, points: 40, day: '2001-05-30', lastDay: '2001-06-30' })
    await given.points({ member, points: 300, day: '2026-01-02', lastDay: '2099-01-31' })
    await given.points({ member, points: 30, day: '2026-01-01', lastDay: '2098-12-31' })
    const asked = { campaignId: campaign.id, paymentPassword: '135790' }
    const spent = (await as(member).call(pointEndpoints.exchange, asked).expect(success)).body.value
    const asViewer = as(await given.operatorSession(await given.operator({ merchant, role: 'VIEWER' })))
    const { body } = await asViewer.call(points, { memberId: member.id }).expect(success)
    expect(body.value).toMatchObject({
      balance: 230,
      lots: [{ lastDay: '2099-01-31', left: 230 }],
      latest: [
        { kind: 'SPENT', points: -100, reference: spent.claimedTickets[0].transactionId },
        { kind: 'EARNED', points: 30, reference: '2026-01-01' },
        { kind: 'EARNED', points: 300 },
        { kind: 'EARNED', points: 40 },
      ],
    })
    expect((await asViewer.call(points, { memberId: (await given.member({ merchant })).id })).body.value).toEqual({
      balance: 0,
      lots: [],
      latest: [],
    })
  })
})
