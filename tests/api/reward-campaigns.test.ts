/** Campaigns of rewards in the back office: their terms, their cost, and who claimed. */
import { describe, expect, it } from 'vitest'
import * as rewardCampaignsEndpoints from '#contract/back-office/reward-campaigns.ts'
import { saveVipRanks } from '#contract/back-office/vip-ranks.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import { amount, type MerchantRecord } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const { rewardCampaigns, saveRewardCampaign: save, previewReward: preview, rewardClaims, rewardRains } = rewardCampaignsEndpoints

const campaignOf = (details: object = {}) => ({
  texts: { tl: { title: 'Regalo', note: 'Para sa bago' }, en: { title: 'A gift', note: '' } },
  rule: { template: 'REGISTER', options: { amount: 50, days: 7 } },
  paidAs: 'CASH',
  turnoverTimes: 3,
  needs: ['MOBILE'],
  addressLimit: 2,
  deviceLimit: 1,
  budget: 1_000,
  claimBudget: 50,
  startAt: '2001-01-01T00:00',
  isEnabled: true,
  sortIndex: 1,
  ...details,
})
const seat = async (merchant: MerchantRecord, role: 'EDITOR' | 'MANAGER' = 'EDITOR') =>
  as(await given.operatorSession(await given.operator({ merchant, role })))
type Seat = Awaited<ReturnType<typeof seat>>
const answer = async (editor: Seat, details: object = {}) => (await editor.call(save, campaignOf(details) as never)).body
const saved = async (editor: Seat, details: object = {}) =>
  (await editor.call(save, campaignOf(details) as never).expect(success)).body.value
const fieldOf = (body: { errorCode: string; value?: { fields?: { path: string }[] } }) => [
  body.errorCode,
  body.value?.fields?.[0]?.path,
]

describe('a campaign of rewards', () => {
  it('is offered while it is on, and each change is logged', async () => {
    const merchant = await given.merchant()
    const [editor, member] = [await seat(merchant), await given.member({ merchant, mobileVerifiedAt: new Date() })]
    const made = await saved(editor)
    expect(made).toMatchObject({
      state: 'ON_SHOW',
      missing: ['zh', 'vi'],
      claimed: 0,
      given: 0,
      waiting: 0,
      worth: 49.25,
      version: 1,
    })
    const shown = async () =>
      (await as(member).call(rewardEndpoints.list, {}, { Language: 'en' }).expect(success)).body.value.rewards as object[]
    expect(await shown()).toMatchObject([
      { campaignId: made.id, title: 'A gift', amount: 50, state: 'CLAIMABLE', turnoverTimes: 3 },
    ])
    expect((await editor.call(rewardCampaigns).expect(success)).body.value).toMatchObject([{ waiting: 50, claimed: 0 }])

    const { id, version, body } = made
    expect(await saved(editor, { ...body, id, version, isEnabled: false })).toMatchObject({ state: 'HIDDEN', version: 2 })
    expect(await shown()).toEqual([])
    const actions = await container().database.prisma.auditEntry.findMany({
      where: { entity: 'reward', entityId: String(id) },
      orderBy: { id: 'asc' },
    })
    expect(actions).toMatchObject([
      { action: 'reward.create', after: { 'rule.template': 'REGISTER', 'texts.tl.title': 'Regalo' } },
      { action: 'reward.change', before: { isEnabled: true }, after: { isEnabled: false } },
    ])
  })

  it('BON-05: a ticket that was issued keeps its amount, its turnover and its title', async () => {
    const merchant = await given.merchant()
    const [editor, member] = [await seat(merchant), await given.member({ merchant })]
    const { id, version, body } = await saved(editor, { needs: [] })
    const [{ transactionId }] = (await as(member).call(rewardEndpoints.list).expect(success)).body.value.rewards
    const texts = { tl: { title: 'Iba na', note: '' } }
    const rule = { template: 'REGISTER', options: { amount: 20, days: 1 } }
    await saved(editor, { ...body, id, version, texts, rule, turnoverTimes: 40, needs: ['EMAIL'] })
    expect(
      (await as(member).call(rewardEndpoints.claim, { transactionId }, { Language: 'en' }).expect(success)).body.value,
    ).toMatchObject({
      claimedTickets: [{ name: 'A gift', amount: 50, requiredTurnover: 150 }],
    })
    const claims = (await (await seat(merchant, 'MANAGER')).call(rewardClaims, { campaignId: id }).expect(success)).body.value
    expect(claims).toMatchObject([{ username: member.username, period: 'once', amount: 50, status: 'CLAIMED' }])
    const [{ ticketId }] = claims
    const manager = await seat(merchant, 'MANAGER')
    expect((await manager.call(rewardClaims, { campaignId: id, before: ticketId }).expect(success)).body.value).toEqual([])
  })

  it('BON-06: is not offered if a claim is worth more than its budget', async () => {
    const editor = await seat(await given.merchant())
    expect(await answer(editor, { claimBudget: 49 })).toMatchObject({
      errorCode: 'campaign.worth.over',
      value: { data: { worth: 49.25, budget: 49 } },
    })
    expect(await saved(editor, { claimBudget: 49, isEnabled: false })).toMatchObject({ state: 'HIDDEN' })
  })

  it('shows its worth and its card before it is saved', async () => {
    const editor = await seat(await given.merchant())
    const rule = { template: 'TURNOVER', options: { amount: 100, period: 'WEEK', turnover: 3_000, categories: ['RNG'] } }
    const asked = campaignOf({ rule, paidAs: 'BONUS', validDays: 7, turnoverTimes: 10 }) as never
    const { worth, reward } = (await editor.call(preview, asked, { Language: 'en' }).expect(success)).body.value
    expect(worth).toBeGreaterThanOrEqual(0)
    expect(worth).toBeLessThan(10)
    expect(reward).toMatchObject({
      state: 'RUNNING',
      title: 'A gift',
      amount: 100,
      turnover: { done: 0, required: 3_000, categories: ['RNG'] },
      terms: { validDays: 7 },
    })
    expect((await editor.call(rewardCampaigns).expect(success)).body.value).toEqual([])
  })

  it('refuses what makes no sense, and names the field', async () => {
    const merchant = await given.merchant()
    const editor = await seat(merchant)
    const code = { template: 'CODE', options: { amount: 20, code: 'SAME26', isListed: true } }
    const { id, version, body } = await saved(editor, { rule: code })
    expect(body.rule.options.code).toBe('SAME26')
    const refused = async (details: object) => fieldOf(await answer(editor, details))
    expect(await refused({ rule: { ...code, options: { ...code.options, code: 'same26' } } })).toEqual([
      'request.param.err',
      'rule.options.code',
    ])
    expect(await refused({ ...body, id, version, rule: campaignOf().rule })).toEqual(['request.param.err', 'rule'])
    expect(await refused({ paidAs: 'BONUS', validDays: 0 })).toEqual(['request.param.err', 'validDays'])
    expect(await refused({ budget: 49 })).toEqual(['request.param.err', 'budget'])
    expect(await refused({ paidAs: 'BONUS', validDays: 7, turnoverTimes: 0 })).toEqual(['request.param.err', 'turnoverTimes'])
    expect(await refused({ announcementId: 999_999 })).toEqual(['request.param.err', 'announcementId'])
    const foreign = await given.announcement({ type: 'PR' })
    expect(await refused({ announcementId: foreign.id })).toEqual(['request.param.err', 'announcementId'])
    expect(await refused({ texts: { en: { title: 'A gift', note: '' } } })).toEqual(['request.param.err', 'texts.tl.title'])
    expect(await refused({ ...body, id, version: version + 1 })).toEqual(['content.changed', undefined])
    const other = await seat(await given.merchant())
    expect(fieldOf(await answer(other, { ...body, id, version }))).toEqual(['no.data', undefined])
  })

  it('of ranks: asks no more ranks than there are, a receiver, and nothing of a device that claims nothing', async () => {
    const merchant = await given.merchant()
    const editor = await seat(merchant)
    const rank = (minTurnover: number) => ({ names: { tl: { name: 'Ranggo' } }, minDeposit: 0, minTurnover })
    const limits = { withdrawPerDay: null, withdrawAmountPerDay: null, freeWithdrawals: null }
    const ranks = [rank(0), rank(10_000), rank(50_000)].map((one) => ({ ...one, ...limits }))
    await editor.call(saveVipRanks, { version: 0, ranks } as never).expect(success)
    const refused = async (details: object) => fieldOf(await answer(editor, { addressLimit: 0, deviceLimit: 0, ...details }))
    const salary = (...amounts: number[]) => ({ rule: { template: 'RANK_SALARY', options: { amounts } }, turnoverTimes: 0 })
    const rebate = (payHour: number | null, ...rates: object[]) => ({
      rule: { template: 'REBATE', options: { amount: 50, period: 'DAY', rates, payHour } },
      turnoverTimes: 0,
    })
    expect(await refused(salary(1, 2, 3, 4))).toEqual(['request.param.err', 'rule.options.amounts'])
    expect(await refused(salary(0, 0))).toEqual(['request.param.err', 'rule.options.amounts'])
    expect(await refused({ rule: { template: 'RANK_UP', options: { amounts: [9, 0], days: 7 } } })).toEqual([
      'request.param.err',
      'rule.options.amounts',
    ])
    expect(await refused(rebate(null, {}, { RNG: 0 }))).toEqual(['request.param.err', 'rule.options.rates'])
    expect(await refused(rebate(null, {}, {}, {}, { RNG: 1 }))).toEqual(['request.param.err', 'rule.options.rates'])
    expect(await refused({ ...salary(0, 20), paidAs: 'BONUS', validDays: 7 })).toEqual(['request.param.err', 'turnoverTimes'])
    expect(await refused({ ...rebate(6, { RNG: 5_000 }), deviceLimit: 1 })).toEqual(['request.param.err', 'deviceLimit'])
    expect(await refused({ ...rebate(6, { RNG: 5_000 }), addressLimit: 1 })).toEqual(['request.param.err', 'addressLimit'])

    expect(await saved(editor, { ...salary(0, 2, 3, 4), isEnabled: false, sortIndex: 9 })).toMatchObject({ state: 'HIDDEN' })
    // 20 less 50 and 320 less 250; with a rebate of 0.3 % the third rank's bets cost 100.
    expect(await saved(editor, { ...salary(0, 20, 300), claimBudget: 80 })).toMatchObject({ worth: 70 })
    expect(await saved(editor, { ...rebate(6, {}, {}, { LIVE: 3_000 }), addressLimit: 0, deviceLimit: 0 })).toMatchObject({
      worth: 0,
    })
    expect((await editor.call(rewardCampaigns).expect(success)).body.value).toMatchObject([{ worth: 220 }, { worth: 0 }, {}])
    // Alone it pays less than what is kept; with the other one 0.1 % more: 1,000 ppm of what a claim takes.
    const second = rebate(null, {}, {}, { LIVE: 3_000 })
    expect(await answer(editor, { ...second, claimBudget: 16 })).toMatchObject({ errorCode: 'campaign.worth.over' })
    const birthday = { rule: { template: 'BIRTHDAY', options: { amounts: [10], days: 7 } } }
    expect((await saved(editor, birthday)).body.needs).toEqual(['BIRTHDAY', 'MOBILE'])
  })

  it('of friends’ bets: pays some tier, less than games keep, and counts in what other campaigns are worth', async () => {
    const editor = await seat(await given.merchant())
    const referral = (...rates: object[]) => ({
      rule: { template: 'REFERRAL', options: { amount: 50, period: 'WEEK', rates, days: 7 } },
      turnoverTimes: 0,
      claimBudget: 1,
    })
    const nothing = await answer(editor, referral({}, { RNG: 0 }))
    expect(fieldOf(nothing)).toEqual(['request.param.err', 'rule.options.rates'])
    expect(fieldOf(await answer(editor, referral({ RNG: 1 }, {}, {}, {})))).toEqual(['request.param.err', 'rule.options.rates'])
    // 6,000 ppm of live bets where 5,000 are kept: a sixth of a claim.
    expect(await answer(editor, referral({ LIVE: 4_000 }, { LIVE: 2_000 }))).toMatchObject({
      errorCode: 'campaign.worth.over',
      value: { data: { worth: 8.3334, budget: 1 } },
    })
    expect(await saved(editor, referral({ LIVE: 2_000 }, { LIVE: 1_000 }))).toMatchObject({ worth: 0 })

    // With its 3,000 ppm a second one of 3,000 pays 1,000 more than is kept: a third of a claim.
    const second = await answer(editor, referral({ LIVE: 3_000 }))
    expect(second).toMatchObject({ errorCode: 'campaign.worth.over', value: { data: { worth: 16.6667 } } })
    expect(await saved(editor, { ...referral({ LIVE: 2_000 }), sortIndex: 2 })).toMatchObject({ worth: 0 })
  })

  it('for points: costs more than it gives at the points for bets, and is limited by no address or device', async () => {
    const points = { rates: { RNG: 100_000, LIVE: 5_000 } }
    const editor = await seat(await given.merchant({ settings: { points } }))
    const exchange = (price: number) => ({
      rule: { template: 'POINTS', options: { amount: 50, points: price, perMember: 0 } },
      turnoverTimes: 0,
      needs: [],
      addressLimit: 0,
      deviceLimit: 0,
      claimBudget: 1,
    })
    // 100 points take 1,000 of slots, of which 30 are kept, or 20,000 of live bets, of which 100 are.
    expect(await answer(editor, exchange(100))).toMatchObject({
      errorCode: 'campaign.worth.over',
      value: { data: { worth: 20 } },
    })
    expect(fieldOf(await answer(editor, { ...exchange(500), deviceLimit: 1 }))).toEqual(['request.param.err', 'deviceLimit'])
    expect(await saved(editor, exchange(500))).toMatchObject({ worth: 0 })
    // Points are spent once: a second exchange is worth no more for the first.
    expect(await saved(editor, { ...exchange(400), sortIndex: 2 })).toMatchObject({ worth: 0 })
    // What 400 points give is 12,500 ppm of slots: with 20,000 more than are kept.
    const referral = { template: 'REFERRAL', options: { amount: 50, period: 'WEEK', rates: [{ RNG: 20_000 }], days: 7 } }
    expect(await answer(editor, { rule: referral, turnoverTimes: 0, claimBudget: 1, sortIndex: 3 })).toMatchObject({
      errorCode: 'campaign.worth.over',
      value: { data: { worth: 6.25 } },
    })
  })

  describe('of envelopes that rain', () => {
    const options = {
      times: ['20:00', '12:30'],
      weekdays: [6, 7],
      amount: 100,
      gold: { count: 1, amount: 30 },
      ube: { count: 2, amount: 10 },
      red: { count: 5, least: 1 },
      empty: 2,
    }
    const rain = (details: object = {}, more: object = {}) => ({
      rule: { template: 'RAIN', options: { ...options, ...details } },
      turnoverTimes: 0,
      ...more,
    })
    const shown = async (caller: Seat, query: object) => (await caller.call(rewardRains, query as never)).body

    it('is worth what an envelope holds on average', async () => {
      const editor = await seat(await given.merchant())
      expect(await answer(editor, rain({}, { claimBudget: 9 }))).toMatchObject({
        errorCode: 'campaign.worth.over',
        value: { data: { worth: 10, budget: 9 } },
      })
      expect(await saved(editor, rain({}, { claimBudget: 10 }))).toMatchObject({ worth: 10, body: { rule: { options } } })
    })

    it.each([
      ['rule.options.amount', rain({ amount: 54 })],
      ['rule.options.amount', rain({ amount: 99.999 }), 'amount.decimals'],
      ['rule.options.gold.amount', rain({ gold: { count: 1, amount: 0.001 } }), 'amount.decimals'],
      ['rule.options.ube.amount', rain({ ube: { count: 2, amount: 0.001 } }), 'amount.decimals'],
      ['rule.options.red.least', rain({ red: { count: 5, least: 0.001 } }), 'amount.decimals'],
      ['rule.options.red.count', rain({ amount: 20_055, red: { count: 19_996, least: 1 } }, { budget: 30_000 })],
      ['rule.options.times', rain({ times: ['20:00', '12:30', '20:04'] })],
      ['rule.options.times.0', rain({ times: ['24:00'] })],
      ['rule.options.weekdays.0', rain({ weekdays: [8] })],
      ['paidAs', rain({}, { paidAs: 'BONUS', validDays: 7 })],
      ['turnoverTimes', rain({}, { turnoverTimes: 1 })],
      ['budget', rain({}, { budget: 99 })],
    ])('refuses a wrong %s', async (field, details, code = 'request.param.err') => {
      const editor = await seat(await given.merchant())
      expect(fieldOf(await answer(editor, details))).toEqual([code, field])
    })

    it('shows what each rain gave, newest first', async () => {
      const merchant = await given.merchant()
      const [editor, manager] = [await seat(merchant), await seat(merchant, 'MANAGER')]
      const campaign = await saved(editor, rain())
      const campaignId = campaign.id
      expect(await shown(manager, { campaignId })).toMatchObject({ value: [] })
      const at = (minutes: number) => new Date(container().clock.now().getTime() + minutes * 60_000)
      const [over, falling, planned] = [
        await given.rain({ campaign, startsAt: at(-60) }),
        await given.rain({ campaign, startsAt: at(-0.25) }),
        await given.rain({ campaign, startsAt: at(60) }),
      ]
      for (const place of [1, 9]) await given.caughtEnvelope({ rain: over, member: await given.member({ merchant }), place })

      const { value } = await shown(manager, { campaignId })
      const nothing = { given: 0, catchers: 0, pool: 100, places: 10 }
      expect(value).toMatchObject([
        { rainId: String(planned.id), state: 'PLANNED', startsAt: planned.startsAt.getTime(), ...nothing },
        { rainId: String(falling.id), state: 'FALLING', ...nothing },
        { rainId: String(over.id), state: 'OVER', endsAt: over.endsAt.getTime(), pool: 100, given: 30, places: 10, catchers: 2 },
      ])
      expect(value[2].kinds).toEqual([
        { kind: 'GOLD', places: 1, catchers: 1 },
        { kind: 'UBE', places: 2, catchers: 0 },
        { kind: 'RED', places: 5, catchers: 0 },
        { kind: 'EMPTY', places: 2, catchers: 1 },
      ])
      const next = await shown(manager, { campaignId, before: value[0].rainId, size: 1 })
      expect(next).toMatchObject({ value: [{ rainId: String(falling.id) }] })
    })

    it('shows them only to those who may see members, of their own merchant', async () => {
      const merchant = await given.merchant()
      const editor = await seat(merchant)
      const { id: campaignId } = await saved(editor, rain())
      expect(await shown(editor, { campaignId })).toMatchObject({ errorCode: 'permission.denied' })
      const stranger = await seat(await given.merchant(), 'MANAGER')
      expect(await shown(stranger, { campaignId })).toMatchObject({ errorCode: 'no.data' })
    })
  })

  describe('of milestones for inviting friends', () => {
    const milestones = (...pairs: [number, number][]) => pairs.map(([friends, sum]) => ({ friends, amount: sum }))
    const invite = (list: object[], more: object = {}) => ({
      rule: { template: 'INVITE', options: { milestones: list, minDeposit: 200, minBets: 1_000, days: 7 } },
      turnoverTimes: 0,
      ...more,
    })
    const refused = async (editor: Awaited<ReturnType<typeof seat>>, details: object) => fieldOf(await answer(editor, details))

    it('is worth all of them, less what the bets of as many friends cost, and is kept as it was saved', async () => {
      const editor = await seat(await given.merchant())
      const list = milestones([1, 20], [3, 40])
      // 60, less thrice 1,000 of which live games keep 0.5 %.
      expect(await answer(editor, invite(list, { claimBudget: 44 }))).toMatchObject({
        errorCode: 'campaign.worth.over',
        value: { data: { worth: 45 } },
      })
      const { body } = await saved(editor, invite(list, { claimBudget: 45 }))
      expect(body).toMatchObject({ rule: { options: { milestones: list, minDeposit: 200, minBets: 1_000, days: 7 } } })
    })

    it('asks for more friends each, own money, and a budget that covers the greatest', async () => {
      const editor = await seat(await given.merchant())
      const wrong = ['request.param.err', 'rule.options.milestones']
      expect(await refused(editor, invite(milestones([2, 20], [2, 40])))).toEqual(wrong)
      expect(await refused(editor, invite(milestones([3, 20], [2, 40])))).toEqual(wrong)
      const bonus = { paidAs: 'BONUS', validDays: 7, turnoverTimes: 1 }
      expect(await refused(editor, invite(milestones([1, 20]), bonus))).toEqual(['request.param.err', 'paidAs'])
      expect(await refused(editor, invite(milestones([1, 20], [2, 50]), { budget: 49 }))).toEqual(['request.param.err', 'budget'])
    })
  })

  describe('of spins', () => {
    const options = {
      look: 'WHEEL',
      prizes: [
        { amount: 100, weight: 1 },
        { amount: 0, weight: 39 },
        { amount: 5, weight: 60 },
      ],
      free: 1,
      bets: { each: 20, most: 3, categories: ['RNG'] },
    }
    const spin = (details: object = {}, more: object = {}) => ({
      rule: { template: 'SPIN', options: { ...options, ...details } },
      turnoverTimes: 0,
      ...more,
    })
    const forBets = (details: object = {}) => spin({ free: 0, bets: { ...options.bets, ...details } }, { claimBudget: 1 })

    it('is worth what a free one gives on average, and is kept as it was saved', async () => {
      const editor = await seat(await given.merchant())
      expect(await answer(editor, spin({}, { claimBudget: 3.99 }))).toMatchObject({
        errorCode: 'campaign.worth.over',
        value: { data: { worth: 4, budget: 3.99 } },
      })
      const { id, version, body } = await saved(editor, spin({}, { claimBudget: 4 }))
      expect(body).toMatchObject({ rule: { options }, paidAs: 'CASH', turnoverTimes: 0 })
      // Bets of 4 once, of which live games keep 0.5 %.
      const reels = { ...spin({ look: 'REELS', bets: null }), turnoverTimes: 1, claimBudget: 4 }
      expect(await saved(editor, { ...body, ...reels, id, version })).toMatchObject({
        worth: 3.98,
        body: { rule: { options: { look: 'REELS', bets: null } }, turnoverTimes: 1 },
      })
    })

    it('deducts what the house keeps of the bets for one, if none is free', async () => {
      const editor = await seat(await given.merchant())
      // Slots keep 3 %.
      expect(await answer(editor, forBets())).toMatchObject({
        errorCode: 'campaign.worth.over',
        value: { data: { worth: 3.4 } },
      })
      expect(await saved(editor, forBets({ each: 100 }))).toMatchObject({ worth: 1 })
    })

    it('deducts less while a rebate pays for the same bets', async () => {
      const merchant = await given.merchant()
      await given.ranks([{ names: { tl: 'Tanso' } }], merchant)
      const editor = await seat(merchant)
      const rebate = { template: 'REBATE', options: { amount: 50, period: 'DAY', rates: [{ RNG: 10_000 }], payHour: null } }
      await saved(editor, { rule: rebate, turnoverTimes: 0 })
      // 100 less the 2 % that are kept of slots after the rebate.
      expect(await answer(editor, forBets({ each: 100 }))).toMatchObject({
        errorCode: 'campaign.worth.over',
        value: { data: { worth: 2 } },
      })
      expect(await saved(editor, { ...forBets({ each: 150 }), sortIndex: 2 })).toMatchObject({ worth: 1 })
    })

    const blank = (count: number) => Array.from({ length: count }, () => ({ amount: 1, weight: 1 }))
    it.each([
      ['rule.options.prizes', spin({ prizes: [...blank(2)].map((prize) => ({ ...prize, amount: 0 })) })],
      ['rule.options.prizes', spin({ prizes: blank(1) })],
      ['rule.options.prizes', spin({ prizes: blank(13) })],
      [
        'rule.options.prizes.1.weight',
        spin({
          prizes: [
            { amount: 1, weight: 1 },
            { amount: 1, weight: 0 },
          ],
        }),
      ],
      ['rule.options.prizes.[].amount', spin({ prizes: [{ amount: 0.001, weight: 1 }, ...blank(1)] }), 'amount.decimals'],
      ['rule.options.free', spin({ free: 0, bets: null })],
      ['rule.options.free', spin({ free: 6 })],
      ['rule.options.bets.each', spin({ bets: { ...options.bets, each: 0 } })],
      ['rule.options.bets.most', spin({ bets: { ...options.bets, most: 21 } })],
      ['rule.options.look', spin({ look: 'CARDS' })],
      ['paidAs', spin({}, { paidAs: 'BONUS', validDays: 7, turnoverTimes: 1 })],
      ['budget', spin({}, { budget: 99 })],
    ])('refuses a wrong %s', async (field, details, code = 'request.param.err') => {
      const editor = await seat(await given.merchant())
      expect(fieldOf(await answer(editor, details))).toEqual([code, field])
    })
  })

  describe('of a leaderboard', () => {
    const options = { amounts: [50, 20, 20], period: 'WEEK', least: 1_000, categories: ['RNG'], days: 7 }
    const board = (details: object = {}, more: object = {}) => ({
      rule: { template: 'LEADERBOARD', options: { ...options, ...details } },
      turnoverTimes: 0,
      budget: 90,
      ...more,
    })

    it('is worth its first prize less what the house keeps of the least bets, and is kept as it was saved', async () => {
      const editor = await seat(await given.merchant())
      // Slots keep 3 % of 1,000.
      expect(await answer(editor, board({}, { claimBudget: 19.99 }))).toMatchObject({
        errorCode: 'campaign.worth.over',
        value: { data: { worth: 20, budget: 19.99 } },
      })
      expect(await saved(editor, board({}, { claimBudget: 20 }))).toMatchObject({ worth: 20, body: { rule: { options } } })
    })

    it.each([
      ['rule.options.amounts', board({ amounts: [20, 50] })],
      ['rule.options.amounts', board({ amounts: [] })],
      ['rule.options.amounts', board({ amounts: Array.from({ length: 51 }, () => 1) })],
      ['rule.options.amounts.1', board({ amounts: [20, 0] })],
      ['rule.options.least', board({ least: 0 })],
      ['rule.options.days', board({ days: 15 })],
      ['rule.options.period', board({ period: 'MONTH' })],
      ['budget', board({}, { budget: 89 })],
    ])('refuses a wrong %s', async (field, details) => {
      const editor = await seat(await given.merchant())
      expect(fieldOf(await answer(editor, details))).toEqual(['request.param.err', field])
    })
  })

  describe('of lucky bets', () => {
    const prize = (sum: number, oneIn: number) => ({ amount: sum, oneIn })
    const options = { prizes: [prize(8, 500), prize(88, 10_000)], least: 20, most: 3, categories: ['RNG'], days: 7 }
    const lucky = (details: object = {}, more: object = {}) => ({
      rule: { template: 'LUCKY_BET', options: { ...options, ...details } },
      turnoverTimes: 0,
      addressLimit: 0,
      deviceLimit: 0,
      claimBudget: 1,
      ...more,
    })

    it('is worth what the least bet wins on average less what the house keeps of it, and is kept as it was saved', async () => {
      const editor = await seat(await given.merchant())
      // 2 of a bet, of which slots keep 3 % of 20.
      const often = lucky({ prizes: [prize(20, 10)] }, { claimBudget: 1.39 })
      expect(await answer(editor, often)).toMatchObject({ errorCode: 'campaign.worth.over', value: { data: { worth: 1.4 } } })
      expect(await saved(editor, lucky())).toMatchObject({ worth: 0, body: { rule: { options }, paidAs: 'CASH', validDays: 0 } })
    })

    it.each([
      ['rule.options.prizes', lucky({ prizes: [prize(88, 10_000), prize(8, 500)] })],
      ['rule.options.prizes', lucky({ prizes: [] })],
      ['rule.options.prizes', lucky({ prizes: Array.from({ length: 7 }, () => prize(1, 500)) })],
      ['rule.options.prizes.0.oneIn', lucky({ prizes: [prize(1, 9)] })],
      ['rule.options.prizes.0.oneIn', lucky({ prizes: [prize(1, 10_000_001)] })],
      ['rule.options.prizes.0.amount', lucky({ prizes: [prize(0, 500)] })],
      ['rule.options.least', lucky({ least: 0 })],
      ['rule.options.most', lucky({ most: 51 })],
      ['rule.options.days', lucky({ days: 15 })],
      ['paidAs', lucky({}, { paidAs: 'BONUS', validDays: 7, turnoverTimes: 1 })],
      ['budget', lucky({}, { budget: 87 })],
      ['addressLimit', lucky({}, { addressLimit: 1 })],
      ['deviceLimit', lucky({}, { deviceLimit: 1 })],
    ])('refuses a wrong %s', async (field, details) => {
      const editor = await seat(await given.merchant())
      expect(fieldOf(await answer(editor, details))).toEqual(['request.param.err', field])
    })
  })

  it('always needs the app for the app bonus', async () => {
    const editor = await seat(await given.merchant())
    const rule = { template: 'APP_DOWNLOAD', options: { amount: 28 } }
    const { id, version, body } = await saved(editor, { rule, needs: ['MOBILE'] })
    expect(body).toMatchObject({ rule, needs: ['APP', 'MOBILE'] })
    expect(await saved(editor, { ...body, id, version, needs: [] })).toMatchObject({ body: { needs: ['APP'] } })
  })

  it('keeps a budget no lower than what is promised, also while members look', async () => {
    const merchant = await given.merchant()
    const editor = await seat(merchant)
    const { id, version, body } = await saved(editor, { needs: [], budget: 500 })
    const people = await Promise.all(Array.from({ length: 4 }, () => given.member({ merchant })))
    const lowered = { ...body, id, version, budget: 100 }
    const [change] = await Promise.all([answer(editor, lowered), ...people.map((one) => as(one).call(rewardEndpoints.list))])
    const row = await container().database.prisma.rewardCampaign.findUniqueOrThrow({ where: { id } })
    expect(row.promised).toBeLessThanOrEqual(row.budget)
    expect(row.budget).toBe(change.success ? amount(100) : amount(500))
  })
})
