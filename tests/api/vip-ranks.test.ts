/** The ranks of the VIP room in the back office: their thresholds, what they give, and what that costs. */
import { describe, expect, it } from 'vitest'
import * as vipRanksEndpoints from '#contract/back-office/vip-ranks.ts'
import { amount, type MerchantRecord } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const { vipRanks, saveVipRanks } = vipRanksEndpoints

const rank = (name: string, minTurnover: number, details: object = {}) => ({
  names: { tl: { name }, en: { name: `${name} (en)` } },
  minDeposit: minTurnover / 10,
  minTurnover,
  withdrawPerDay: null,
  withdrawAmountPerDay: null,
  freeWithdrawals: null,
  ...details,
})
const LADDER = [rank('Tanso', 0), rank('Pilak', 10_000), rank('Ginto', 50_000, { withdrawPerDay: 9, withdrawAmountPerDay: 0 })]

const seat = async (merchant: MerchantRecord) =>
  as(await given.operatorSession(await given.operator({ merchant, role: 'EDITOR' })))
type Seat = Awaited<ReturnType<typeof seat>>
const answer = async (editor: Seat, version: number, ranks: readonly object[] = LADDER) =>
  (await editor.call(saveVipRanks, { version, ranks } as never)).body
const read = async (editor: Seat) => (await editor.call(vipRanks).expect(success)).body.value

describe('the ranks of the VIP room', () => {
  it('are saved all at once, and each change is logged', async () => {
    const merchant = await given.merchant()
    const editor = await seat(merchant)
    expect(await read(editor)).toEqual({ version: 0, ranks: [] })

    expect((await answer(editor, 0)).value).toMatchObject({
      version: 1,
      ranks: [
        { level: 1, names: { tl: { name: 'Tanso' } }, minDeposit: 0, minTurnover: 0, missing: ['zh', 'vi'], members: null },
        { level: 2, minDeposit: 1_000, minTurnover: 10_000, withdrawPerDay: null, members: 0 },
        { level: 3, minDeposit: 5_000, minTurnover: 50_000, withdrawPerDay: 9, withdrawAmountPerDay: 0, freeWithdrawals: null },
      ],
    })
    const lower = [LADDER[0]!, rank('Pilak', 8_000)]
    expect((await answer(editor, 1, lower)).value).toMatchObject({ version: 2, ranks: [{ level: 1 }, { minTurnover: 8_000 }] })
    expect(await answer(editor, 2, lower)).toMatchObject({ success: true, value: { version: 2 } })

    const entries = await container().database.prisma.auditEntry.findMany({
      where: { entity: 'vip-ranks', entityId: String(merchant.id) },
      orderBy: { id: 'asc' },
    })
    expect(entries).toMatchObject([
      { action: 'vip.ranks', before: null, after: { 'rank 2.names.tl.name': 'Pilak' } },
      {
        before: { 'rank 2.minTurnover': String(amount(10_000)), 'rank 3.names.tl.name': 'Ginto' },
        after: { 'rank 2.minTurnover': String(amount(8_000)) },
      },
    ])
    expect(await read(await seat(await given.merchant()))).toMatchObject({ ranks: [] })
  })

  it('refuses what makes no sense, and names each field', async () => {
    const editor = await seat(await given.merchant())
    const refused = async (...ranks: object[]) => {
      const { errorCode, value } = await answer(editor, 0, ranks)
      return [errorCode, ...(value.fields as { path: string }[]).map(({ path }) => path)]
    }
    const [first, second] = [LADDER[0]!, LADDER[1]!]
    expect(await refused(second)).toEqual(['request.param.err', 'ranks.0.minDeposit', 'ranks.0.minTurnover'])
    expect(await refused(first, second, rank('Ginto', 9_999, { minDeposit: 1_000 }))).toEqual([
      'request.param.err',
      'ranks.2.minTurnover',
    ])
    expect(await refused(first, { ...second, names: { en: { name: 'Silver' } } })).toEqual([
      'request.param.err',
      'ranks.1.names.tl.name',
    ])
    expect(await refused(first, { ...second, freeWithdrawals: -1 })).toEqual(['request.param.err', 'ranks.1.freeWithdrawals'])
    expect(await refused(...Array.from({ length: 13 }, () => first))).toEqual(['request.param.err', 'ranks'])
    expect(await read(editor)).toMatchObject({ version: 0, ranks: [] })
  })

  it('of concurrent changes keeps one, and refuses the others', async () => {
    const editor = await seat(await given.merchant())
    const answers = await Promise.all([1_000, 2_000, 3_000].map((bets) => answer(editor, 0, [LADDER[0]!, rank('Pilak', bets)])))
    expect(answers.filter(({ success: isSaved }) => isSaved)).toHaveLength(1)
    expect(answers.filter(({ errorCode }) => errorCode === 'content.changed')).toHaveLength(2)
    const { version, ranks } = await read(editor)
    expect(version).toBe(1)
    expect(ranks).toEqual(answers.find(({ success: isSaved }) => isSaved)!.value.ranks)
  })

  it('tells what running campaigns give at each, and whether a player gains by it', async () => {
    const merchant = await given.merchant()
    const editor = await seat(merchant)
    await answer(editor, 0)
    const amounts = (...each: number[]) => each.map((one) => amount(one))
    const salary = { template: 'RANK_SALARY' as const, options: { amounts: amounts(0, 20, 300) } }
    await given.rewardCampaign({ merchant, rule: { template: 'RANK_UP', options: { amounts: amounts(0, 30, 90), days: 30 } } })
    await given.rewardCampaign({ merchant, rule: salary })
    await given.rewardCampaign({ merchant, rule: { template: 'BIRTHDAY', options: { amounts: amounts(5), days: 30 } } })
    await given.rewardCampaign({ merchant, rule: salary, isEnabled: false })
    await given.rewardCampaign({ merchant, rule: salary, endsAt: new Date(0), startsAt: new Date(0) })

    // Of live tables 0.5 % are kept, at least: 50 of 10,000, and 250 of 50,000.
    expect((await read(editor)).ranks).toMatchObject([
      { upgradeBonus: 0, salary: 0, birthdayGift: 5, kept: 0, gain: 0 },
      { upgradeBonus: 30, salary: 20, birthdayGift: 0, kept: 50, gain: -30 },
      { upgradeBonus: 90, salary: 300, birthdayGift: 0, kept: 250, gain: 70 },
    ])

    const rates = [{}, { LIVE: 1_000 }, { LIVE: 6_000 }]
    await given.rewardCampaign({
      merchant,
      rule: { template: 'REBATE', options: { amount: amount(1_000), period: 'DAY', rates, payHour: null } },
    })
    // 4,000 ppm of 10,000; of the third rank's bets the rebate is 1,000 ppm more than what is kept.
    expect((await read(editor)).ranks).toMatchObject([{ kept: 0 }, { kept: 40 }, { kept: -50, gain: 370 }])
  })
})
