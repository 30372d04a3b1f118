/** Rewards members claim: each template, its limits, its budget, and what a claim does to the member's money. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { GameCategory } from '#contract/game-category.ts'
import * as rewardByKindEndpoints from '#contract/rewards/reward/reward-by-kind.ts'
import * as rewardTicketEndpoints from '#contract/rewards/reward/reward-ticket.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { site, WEDNESDAY, DAY_MS, list, rewardOf, claim, claimFirst, balanceOf, claimedAt, slot, turnoverOf, again } =
  rewardScene(api)

beforeEach(() => {
  clock.set(WEDNESDAY)
})

const gift = (units: number) => ({ template: 'REGISTER', options: { amount: amount(units), days: 7 } }) as const

describe('bonuses with a deposit', () => {
  it('are listed with what the next deposit can have, what comes later, and what is claimed or in the way', async () => {
    const merchant = await site()
    const bonus = (depositNumber: number) => given.depositPromotion({ merchant, depositNumber, period: 'ONCE' })
    const [first, second, any] = [await bonus(1), await bonus(2), await bonus(0)]
    const [member, guest] = [await given.member({ merchant }), { merchantCode: merchant.code }]
    const statesOf = async (caller: TestCaller) =>
      (await list(caller)).depositOffers.map(({ promotionId, state }) => [promotionId, state])
    expect(await statesOf(guest)).toEqual([first, second, any].map(({ id }) => [id, 'GUEST']))
    expect(await statesOf(member)).toEqual([
      [first.id, 'READY'],
      [any.id, 'READY'],
      [second.id, 'LATER'],
    ])
    await given.rewardCampaign({ merchant, rule: gift(50), paidAs: 'BONUS' })
    await claim(member, (await list(member)).rewards[0]!.transactionId)
    expect(await statesOf(member)).toEqual([
      [second.id, 'LATER'],
      [first.id, 'BLOCKED'],
      [any.id, 'BLOCKED'],
    ])
    const { prisma } = container().database
    const of = { merchantId: merchant.id, memberId: member.id, promotionId: any.id, reference: 'D1', amount: 1n }
    await prisma.bonusClaim.create({ data: { ...of, period: 'once', claimedAt: clock.now() } })
    expect(await statesOf(member)).toEqual([
      [second.id, 'LATER'],
      [first.id, 'BLOCKED'],
      [any.id, 'CLAIMED'],
    ])
  })
})

describe('older clients', () => {
  it('WIR-40: ask for rewards by kind, and claim the one that is ready', async () => {
    const merchant = await site()
    await given.rewardCampaign({ merchant, rule: { template: 'SIGN_IN', options: { amounts: [amount(5), amount(7)] } } })
    const register = await given.rewardCampaign({ merchant, rule: gift(30), needs: ['MOBILE'] })
    const categories: GameCategory[] = []
    const options = { amount: amount(100), rate: 50_000, minLoss: amount(10), turnoverTimes: 1, categories }
    await given.rewardCampaign({ merchant, rule: { template: 'RESCUE', options: { ...options, period: 'WEEK' } } })
    const member = await given.member({ merchant })
    const ask = async (endpoint: Endpoint) => (await as(member).call(endpoint).expect(success)).body.value
    const { loginPromotion, claimLogin, registerPromotions, claimRegister, claimPromotion, saviorPromotions, codeEnabled } =
      rewardByKindEndpoints
    expect(await ask(loginPromotion)).toMatchObject({
      loginDays: 0,
      status: 'CLAIMABLE',
      rewards: [{ amount: 5 }, { amount: 7 }],
    })
    expect((await as(member).call(claimLogin, {})).body.value).toMatchObject({ amount: 5 })
    expect(await ask(loginPromotion)).toMatchObject({ loginDays: 1, rewards: [{ isClaimed: true }, { isClaimed: false }] })
    expect((await as(member).call(claimLogin, {})).body.errorCode).toBe('no.data')

    const conditionStatus = [{ condition: 'MOBILE', isMet: false }]
    expect(await ask(registerPromotions)).toMatchObject([{ amount: 30, status: 'MISSING', conditionStatus }])
    expect((await as(member).call(claimRegister, { promotionId: register.id })).body).toMatchObject({
      errorCode: 'prom.claim.req.field',
      value: { data: 'required.mobile_no_verified' },
    })
    await container().database.prisma.member.update({ where: { id: member.id }, data: { mobileVerifiedAt: clock.now() } })
    expect((await as(member).call(claimPromotion, { promotionId: register.id })).body.value).toMatchObject({ amount: 30 })

    expect(await ask(saviorPromotions)).toMatchObject([{ period: 'WEEK', rate: 5, minLoss: 10, turnoverTimes: 1 }])
    expect(
      (await ask(rewardByKindEndpoints.promotions)).map((one: { promotionType: string; status: string }) => [
        one.promotionType,
        one.status,
      ]),
    ).toEqual([
      ['RESCUE', 'RUNNING'],
      ['SIGN_IN', 'CLAIMED'],
      ['REGISTER', 'CLAIMED'],
    ])
    expect(await ask(codeEnabled)).toBe(false)
    await given.rewardCampaign({ merchant, rule: { template: 'CODE', options: { amount: 1n, code: 'OLDER', isListed: false } } })
    expect(await ask(codeEnabled)).toBe(true)
  })
})

describe('a claim', () => {
  it('WIR-40, BON-08: pays once, with its turnover, its letter and its entry, and answers a repeat as the first time', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({ merchant, rule: gift(50), turnoverTimes: 3, titles: { en: 'Hello' } })
    const member = await given.member({ merchant })
    const before = await rewardOf(member, id)
    expect(before).toMatchObject({
      state: 'CLAIMABLE',
      amount: 50,
      title: 'Hello',
      paidAs: 'CASH',
      turnoverTimes: 3,
      terms: null,
    })

    const first = await claim(member, before.transactionId)
    expect(first.body).toMatchObject({
      success: true,
      value: {
        amount: 50,
        rewardType: 'BONUS',
        claimedTickets: [
          { type: 'REGISTER', status: 'CLAIMED', name: 'Hello', amount: 50, requiredTurnover: 150, validUntil: null },
        ],
      },
    })
    expect((await claim(member, before.transactionId)).body).toEqual(first.body)

    expect(await balanceOf(member)).toBe(50)
    expect(await turnoverOf(member)).toMatchObject([{ source: 'REWARD', requiredTurnover: 150, canForfeit: false }])
    expect(await rewardOf(member, id)).toMatchObject({ state: 'CLAIMED', amount: 50, transactionId: null })
    const letters = await container().database.prisma.inboxMessage.findMany({ where: { memberId: member.id } })
    expect(letters.map(({ letterKey }) => letterKey)).toEqual(['reward.claimed'])
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('BON-01: a bonus is wagered first, has its rules, and is in the way of another', async () => {
    const merchant = await site()
    const details = { merchant, rule: gift(100), paidAs: 'BONUS', turnoverTimes: 10, maxStake: amount(5) } as const
    const { id } = await given.rewardCampaign({ ...details, validDays: 3 })
    const other = await given.rewardCampaign(details)
    const member = await given.member({ merchant })
    expect(await rewardOf(member, id)).toMatchObject({ state: 'CLAIMABLE', terms: { maxStake: 5, validDays: 3 } })
    const both = (await list(member)).rewards.map(({ transactionId }) => transactionId).join(',')
    const { body } = await claim(member, both)
    expect(body.value).toMatchObject({
      amount: 100,
      claimedTickets: [{ validUntil: (await claimedAt(member, id)) + 3 * DAY_MS }],
    })

    expect(await turnoverOf(member)).toMatchObject([{ source: 'BONUS', requiredTurnover: 1_000, bonus: 100, canForfeit: true }])
    const blocked = await rewardOf(member, other.id)
    expect(blocked).toMatchObject({ state: 'MISSING', block: 'OPEN' })
    expect((await claim(member, blocked.transactionId)).body).toMatchObject({
      errorCode: 'bonus.not.free',
      value: { data: { reason: 'OPEN' } },
    })
    expect(await balanceOf(member)).toBe(100)
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('is refused to others, for unknown and expired tickets, and while the campaign is paused', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({ merchant, rule: gift(50) })
    const [member, other] = [await given.member({ merchant }), await given.member({ merchant })]
    const { transactionId } = await rewardOf(member, id)
    const refused = async (by: typeof member, name = transactionId) => (await claim(by, name)).body.errorCode
    expect(await refused(other)).toBe('no.data')
    expect(await refused(member, 'R999999')).toBe('no.data')
    expect(await refused(member, 'nonsense')).toBe('no.data')
    const { prisma } = container().database
    await prisma.rewardCampaign.update({ where: { id }, data: { isEnabled: false } })
    expect(await refused(member)).toBe('promotion.claim.fail')
    await prisma.rewardCampaign.update({ where: { id }, data: { isEnabled: true } })
    clock.shift(8 * DAY_MS)
    expect(await refused(await again(member))).toBe('prom.claim.expired')
    expect(await balanceOf(member)).toBe(0)
  })

  it('asks for what its campaign needs, and issues nothing before it is there', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({ merchant, rule: gift(50), needs: ['MOBILE', 'DEPOSIT'] })
    const member = await given.member({ merchant, mobileVerifiedAt: WEDNESDAY })
    expect(await rewardOf(member, id)).toMatchObject({
      state: 'MISSING',
      transactionId: null,
      amount: 50,
      needs: [
        { need: 'MOBILE', isMet: true },
        { need: 'DEPOSIT', isMet: false },
      ],
    })
    const { prisma } = container().database
    expect((await prisma.rewardCampaign.findUniqueOrThrow({ where: { id } })).promised).toBe(0n)
    const order = await given.depositOrder({ member, channel: await given.depositChannel({ merchant }) })
    await prisma.deposit.update({ where: { id: order.id }, data: { state: 'CONFIRMED' } })
    const { transactionId } = await rewardOf(member, id)
    await prisma.member.update({ where: { id: member.id }, data: { mobileVerifiedAt: null } })
    expect((await claim(member, transactionId)).body).toMatchObject({
      errorCode: 'prom.claim.req.field',
      value: { data: 'required.mobile_no_verified' },
    })
  })

  it('ACC-05, WIR-03: once per address, device and payout account, where the campaign says so', async () => {
    const merchant = await site()
    await given.banks()
    const asked = { merchant, rule: gift(50) }
    const byAddress = await given.rewardCampaign({ ...asked, addressLimit: 2 })
    const byDevice = await given.rewardCampaign({ ...asked, deviceLimit: 1 })
    const people = [await given.member({ merchant }), await given.member({ merchant }), await given.member({ merchant })]
    const answers = async (campaignId: number, headers: Record<string, string>) => {
      const codes = []
      for (const one of people) codes.push((await claimFirst(one, campaignId, headers)).body.errorCode ?? 'paid')
      return codes
    }
    expect(await answers(byAddress.id, {})).toEqual(['paid', 'paid', 'exists.prom.claim.ip'])
    expect(await answers(byDevice.id, { Cookie: 'SHELL_deviceId=0c9d2a52-device' })).toEqual([
      'paid',
      'exists.prom.claim.device',
      'exists.prom.claim.device',
    ])
    const byPerson = await given.rewardCampaign(asked)
    for (const one of people.slice(0, 2)) await given.payoutAccount({ member: one, bankCode: 'BPI', number: '1234567890' })
    expect(await answers(byPerson.id, {})).toEqual(['paid', 'exists.prom.claim.account', 'paid'])
  })

  it('ACC-05: holds for claims that come at once', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({ merchant, rule: gift(50), addressLimit: 3 })
    const people = await Promise.all(Array.from({ length: 8 }, () => given.member({ merchant })))
    const names = await Promise.all(people.map(async (one) => (await rewardOf(one, id)).transactionId))
    const answers = await Promise.all(people.map((one, place) => claim(one, names[place]!)))
    const codes = answers.map(({ body }) => body.errorCode ?? 'paid')
    expect(codes.filter((code) => code === 'paid')).toHaveLength(3)
    expect(codes.filter((code) => code === 'exists.prom.claim.ip')).toHaveLength(5)
  })

  it('marks a device that has no mark yet', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({ merchant, rule: gift(50), deviceLimit: 1 })
    const answer = await claimFirst(await given.member({ merchant }), id)
    const mark = /palaro_device=[\w-]+/.exec(String(answer.headers['set-cookie']))![0]
    const second = await claimFirst(await given.member({ merchant }), id, { Cookie: mark })
    expect(second.body.errorCode).toBe('exists.prom.claim.device')
    expect(second.headers['set-cookie']).toBeUndefined()
  })
})

describe('a budget', () => {
  it('BON-08: is never exceeded by members who look at once, and each gets one ticket', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({ merchant, rule: gift(10), budget: amount(55) })
    const people = await Promise.all(Array.from({ length: 8 }, () => given.member({ merchant })))
    const seen = await Promise.all(people.flatMap((one) => [rewardOf(one, id), rewardOf(one, id), rewardOf(one, id)]))
    const { prisma } = container().database
    expect(await prisma.rewardTicket.count({ where: { campaignId: id } })).toBe(5)
    expect((await prisma.rewardCampaign.findUniqueOrThrow({ where: { id } })).promised).toBe(amount(50))
    expect(seen.filter(({ state }) => state === 'SPENT')).toHaveLength(9)
    const names = new Set(seen.map(({ transactionId }) => transactionId).filter(Boolean))
    expect(names.size).toBe(5)
  })

  it('claims of one ticket from many places at once pay once', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({ merchant, rule: gift(10) })
    const member = await given.member({ merchant })
    const { transactionId } = await rewardOf(member, id)
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(member, transactionId)))
    expect(answers.map(({ body }) => body.success)).toEqual(answers.map(() => true))
    expect(await balanceOf(member)).toBe(10)
    expect(await turnoverOf(member)).toHaveLength(1)
  })

  it('is free again for others when a ticket expires, once, however often the job runs', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({ merchant, rule: gift(10), budget: amount(10) })
    await rewardOf(await given.member({ merchant }), id)
    expect(await rewardOf(await given.member({ merchant }), id)).toMatchObject({ state: 'SPENT' })
    clock.shift(7 * DAY_MS)
    const expire = container().jobs.find(({ name }) => name === 'reward.expire')!
    await Promise.all([expire.run({}), expire.run({}), expire.run({})])
    const { prisma } = container().database
    expect((await prisma.rewardCampaign.findUniqueOrThrow({ where: { id } })).promised).toBe(0n)
    expect(await rewardOf(await given.member({ merchant }), id)).toMatchObject({ state: 'CLAIMABLE' })
  })
})

describe('templates', () => {
  it('REGISTER: within its days, and no card for those who were here before', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({ merchant, rule: gift(50) })
    const old = await given.member({ merchant, createdAt: new Date(WEDNESDAY.getTime() - 8 * DAY_MS) })
    expect((await list(old)).rewards.map(({ campaignId }) => campaignId)).not.toContain(id)
  })

  it('SIGN_IN: grows with each day in a row, once a day, and starts over after a missed one', async () => {
    const merchant = await site()
    const amounts = [amount(5), amount(8), amount(13)]
    const { id } = await given.rewardCampaign({ merchant, rule: { template: 'SIGN_IN', options: { amounts } } })
    let member = await given.member({ merchant })
    const days = []
    for (const skipped of [0, 1, 1, 1, 2]) {
      clock.shift(skipped * DAY_MS)
      member = { ...member, ...(await again(member)) }
      const before = await rewardOf(member, id)
      await claim(member, before.transactionId)
      const after = await rewardOf(member, id)
      days.push([before.amount, before.streak!.done, after.state, after.streak!.done])
    }
    expect(days).toEqual([
      [5, 0, 'CLAIMED', 1],
      [8, 1, 'CLAIMED', 2],
      [13, 2, 'CLAIMED', 3],
      [5, 0, 'CLAIMED', 1],
      [5, 0, 'CLAIMED', 1],
    ])
    expect(await balanceOf(member)).toBe(36)
  })

  it('SIGN_IN: a day begins at midnight of the merchant’s zone', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({ merchant, rule: { template: 'SIGN_IN', options: { amounts: [amount(5)] } } })
    const member = await given.member({ merchant })
    await claimFirst(member, id)
    clock.set(new Date('2026-03-04T15:59:00Z'))
    expect(await rewardOf(await again(member), id)).toMatchObject({ state: 'CLAIMED' })
    clock.set(new Date('2026-03-04T16:01:00Z'))
    expect(await rewardOf(await again(member), id)).toMatchObject({ state: 'CLAIMABLE' })
  })

  it('TURNOVER: reached by bets of its kinds, and still there in the period after', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({
      merchant,
      startsAt: new Date(WEDNESDAY.getTime() - DAY_MS),
      rule: {
        template: 'TURNOVER',
        options: { amount: amount(30), period: 'DAY', turnover: amount(500), categories: ['RNG'] },
      },
    })
    const member = await given.member({ merchant, balance: amount(2_000) })
    await slot(member, 300)
    await slot(member, 900, 0, 'LIVE')
    expect(await rewardOf(member, id)).toMatchObject({ state: 'RUNNING', turnover: { done: 300, required: 500 } })
    await slot(member, 200, 150)
    expect(await rewardOf(member, id)).toMatchObject({ state: 'CLAIMABLE', amount: 30 })

    const late = await given.member({ merchant, balance: amount(2_000) })
    await slot(late, 500)
    clock.shift(DAY_MS)
    const seen = await again(late)
    expect(await rewardOf(seen, id)).toMatchObject({ state: 'CLAIMABLE', turnover: { done: 0 } })
    await claimFirst(seen, id)
    expect(await rewardOf(seen, id)).toMatchObject({ state: 'RUNNING', turnover: { done: 0 } })
    clock.shift(DAY_MS)
    expect(await rewardOf(await again(member), id)).toMatchObject({ state: 'RUNNING' })
  })

  it('RESCUE: a share of what own money lost in the week before, not of one large bet, and not while a round is open', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({
      merchant,
      startsAt: new Date(WEDNESDAY.getTime() - 20 * DAY_MS),
      rule: {
        template: 'RESCUE',
        options: {
          amount: amount(40),
          period: 'WEEK',
          rate: 100_000,
          minLoss: amount(100),
          turnoverTimes: 2,
          categories: [],
        },
      },
    })
    const loser = async () => given.member({ merchant, balance: amount(5_000) })
    const [steady, hasty, small, open, lucky] = [await loser(), await loser(), await loser(), await loser(), await loser()]
    await slot(steady, 600, 400)
    await slot(steady, 300, 155)
    await slot(hasty, 400)
    await slot(small, 400, 350)
    await slot(open, 1_500, 1_000)
    await slot(lucky, 900, 950)
    const { settle } = await given.openRound({ member: open, gameCode: 'reward-rng', stake: amount(10) })
    clock.shift(5 * DAY_MS)
    const stateOf = async (who: typeof steady) => {
      const { state, amount: sum } = await rewardOf(await again(who), id)
      return [state, sum]
    }
    expect(await stateOf(steady)).toEqual(['CLAIMABLE', 34.5])
    expect(await stateOf(hasty)).toEqual(['RUNNING', 40])
    expect(await stateOf(small)).toEqual(['RUNNING', 40])
    expect(await stateOf(open)).toEqual(['RUNNING', 40])
    expect(await stateOf(lucky)).toEqual(['RUNNING', 40])
    await settle(0n)
    expect(await stateOf(open)).toEqual(['CLAIMABLE', 40])
  })

  it('CODE: for those who enter it, in any case, once; listed ones are on the page', async () => {
    const merchant = await site()
    const code = (text: string, isListed: boolean) =>
      ({ template: 'CODE', options: { amount: amount(20), code: text, isListed } }) as const
    const secret = await given.rewardCampaign({ merchant, rule: code('SECRET26', false), budget: amount(20) })
    const listed = await given.rewardCampaign({ merchant, rule: code('HELLO26', true), titles: { en: 'Say hello' } })
    const member = await given.member({ merchant })
    const enter = (promoCode: string, by = member) => as(by).call(rewardEndpoints.claimCode, { promoCode })
    expect(await list(member)).toMatchObject({
      hasCodes: true,
      rewards: [{ campaignId: listed.id, state: 'CLAIMABLE', code: 'HELLO26', transactionId: null }],
    })
    expect((await as(member).call(rewardTicketEndpoints.codes)).body.value).toEqual([
      { promoCode: 'HELLO26', description: expect.any(String) as string },
    ])
    for (const wrong of ['nothing26', '!', 'HELLO']) expect((await enter(wrong)).body.errorCode).toBe('promotion.code.invalid')
    const first = await enter(' secret26 ')
    expect(first.body.value).toMatchObject({ amount: 20 })
    expect((await enter('SECRET26')).body).toEqual(first.body)
    expect((await enter('SECRET26', await given.member({ merchant }))).body.errorCode).toBe('promotion.budget.exceeded')
    expect(await balanceOf(member)).toBe(20)
    expect((await container().database.prisma.rewardCampaign.findUniqueOrThrow({ where: { id: secret.id } })).promised).toBe(
      amount(20),
    )
  })
})

describe('RG-08: a member on a break', () => {
  it('sees nothing, can claim nothing, and nothing waits at its end', async () => {
    const merchant = await site()
    const { id } = await given.rewardCampaign({ merchant, rule: gift(50), budget: amount(50) })
    const daily = await given.rewardCampaign({ merchant, rule: { template: 'SIGN_IN', options: { amounts: [amount(5)] } } })
    const member = await given.member({ merchant })
    const { transactionId } = await rewardOf(member, id)
    const { prisma } = container().database
    const endsAt = new Date(WEDNESDAY.getTime() + DAY_MS)
    await prisma.member.update({ where: { id: member.id }, data: { excludedUntil: endsAt } })
    await prisma.playExclusion.create({
      data: { merchantId: merchant.id, memberId: member.id, kind: 'BREAK', startsAt: clock.now(), endsAt },
    })
    clock.shift(60_000)
    expect((await list(member)).rewards).toEqual([])
    expect((await claim(member, transactionId)).body.errorCode).toBe('play.excluded')

    clock.set(new Date(endsAt.getTime() + 60_000))
    const back = await again(member)
    expect((await claim(back, transactionId)).body.errorCode).toBe('prom.claim.expired')
    const states = (await list(back)).rewards.map(({ campaignId, state }) => [campaignId, state])
    expect(states).toEqual([[daily.id, 'RUNNING']])
    await container()
      .jobs.find(({ name }) => name === 'reward.expire')!
      .run({})
    expect((await prisma.rewardCampaign.findUniqueOrThrow({ where: { id } })).promised).toBe(0n)
    clock.shift(DAY_MS)
    expect(await rewardOf(await again(member), daily.id)).toMatchObject({ state: 'CLAIMABLE' })
  })
})

describe('guests', () => {
  it('see what members can get, but not what is told to some', async () => {
    const merchant = await site()
    await given.rewardCampaign({ merchant, rule: gift(50) })
    await given.rewardCampaign({
      merchant,
      rule: { template: 'CODE', options: { amount: amount(20), code: 'HUSH26', isListed: false } },
    })
    for (const guest of [{ merchantCode: merchant.code }, await given.trial({ merchant }).then((one) => given.session(one))]) {
      const { body } = await as(guest).call(rewardEndpoints.list)
      expect(body.value).toMatchObject({ hasCodes: true, rewards: [{ state: 'GUEST', amount: 50, transactionId: null }] })
      expect(body.value.rewards).toHaveLength(1)
    }
  })
})

describe('scripts of others', () => {
  it('WIR-40: list tickets, claim one of them, ask what became of it, and list what was claimed', async () => {
    const merchant = await site()
    const campaign = await given.rewardCampaign({ merchant, rule: gift(50), titles: { en: 'Hello' }, needs: ['MOBILE'] })
    const member = await given.member({ merchant, mobileVerifiedAt: WEDNESDAY })
    const ask = { isApp: 'N', status: 'AVAILABLE', isAll: 'N' } as const
    const [ticket] = (await as(member).call(rewardTicketEndpoints.tickets, ask)).body.value
    expect(ticket).toEqual({
      ticketId: expect.any(Number) as number,
      transactionId: `R${ticket.ticketId}`,
      type: 'REGISTER',
      status: 'AVAILABLE',
      name: 'Hello',
      amount: 50,
      expiredDate: expect.any(Number) as number,
      conditionStatus: [{ condition: 'MOBILE', isMet: true }],
    })
    const { ticketId } = ticket
    expect((await as(member).call(rewardTicketEndpoints.issued, { promotionType: 'REGISTER', status: 'I' })).body.value).toEqual([
      { rewardId: ticketId, promotionType: 'REGISTER' },
    ])
    const statusOf = async (by = member) =>
      (
        await as(by).call(rewardTicketEndpoints.claimStatus, {
          promotionClaimList: [{ promoType: 'REGISTER', claimId: ticketId }],
        })
      ).body.value[0].claimStatus
    expect(await statusOf()).toBe('CLAIMABLE')
    expect(await statusOf(await given.member({ merchant }))).toBe('EXPIRED')
    const claimed = await as(member).call(rewardTicketEndpoints.claimIssued, {
      promotionClaimId: ticketId,
      promotionType: 'REGISTER',
    })
    expect(claimed.body.value.claimedTickets).toMatchObject([{ ticketId, status: 'CLAIMED' }])
    expect(await statusOf()).toBe('CLAIMED')
    expect((await as(member).call(rewardTicketEndpoints.tickets, ask)).body.value).toEqual([])
    expect((await as(member).call(rewardTicketEndpoints.tickets, { isAll: 'Y' })).body.value).toMatchObject([
      { status: 'CLAIMED' },
    ])
    expect((await as(member).call(rewardTicketEndpoints.history)).body.value).toMatchObject({
      content: [{ ticketId, status: 'CLAIMED', claimedDate: await claimedAt(member, campaign.id) }],
      pageNum: 1,
      totalPages: 1,
    })
  })

  it('enter a code at the path with a space at its end, and send the claim as a form sends it', async () => {
    const merchant = await site()
    const rule = { template: 'CODE', options: { amount: amount(20), code: 'OLD26', isListed: false } } as const
    await given.rewardCampaign({ merchant, rule })
    const { id } = await given.rewardCampaign({ merchant, rule: gift(50) })
    const member = await given.member({ merchant })
    const post = (path: string) => api.http().post(path).set({ Merchant: merchant.code, Authorization: member.token })
    const entered = await post('/wps/relay/PROMOFE_claimPromoCode%20').send({ promoCode: 'old26' })
    expect(entered.body).toMatchObject({ success: true, value: { amount: 20, point: 0 } })
    const { transactionId } = await rewardOf(member, id)
    const claimed = await post('/wps/relay/MCSFE_claimTicket').send({ transactionId, isApp: 'N' })
    expect(claimed.body).toMatchObject({ success: true, value: { amount: 50 } })
    expect(await balanceOf(member)).toBe(70)
  })
})
