import { beforeAll, describe, expect, it } from 'vitest'
import * as rebateEndpoints from '#contract/agents/rebate.ts'
import { createRebateRun } from '#server/features/agents/rebate/rebate-run.ts'
import { createRebateRunRepository } from '#server/features/agents/rebate/rebate-run.repository.ts'
import { startOfBusinessDay } from '#server/platform/business-day.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, isRefused, refusal, success } from '#tests/support/outcome.ts'

const { as, given, container, clock } = startApi()
const { global, rates, downline, newcomer, quotas, update, income, incomeFile, byMember, byGame, bill } = rebateEndpoints

const DAY_MS = 86_400_000
/** Not before two in the morning. */
const RUN_MS = 2 * 3_600_000
type Agent = Awaited<ReturnType<typeof given.member>>

const setRates = (member: { id: number; merchantId: number }, set: Record<string, number>) =>
  container().database.pool.query('SELECT rebate_set_rates($1, $2, $3, NULL, NULL)', [member.merchantId, member.id, set])
const ratesOf = async (id: number) =>
  (await container().database.prisma.rebateSet.findFirst({ where: { memberId: id, validUntil: null } }))?.rates

/** A top-level agent with a downline agent, who has one of its own, and an unrelated agent. */
async function line() {
  const top = await given.member({ type: 1 })
  const middle = await given.member({ type: 2, parent: top })
  const low = await given.member({ type: 0, parent: middle })
  await setRates(top, { RNG: 10_000, LIVE: 8_000, LOTT: 980_000 })
  await setRates(middle, { RNG: 8_000, LOTT: 970_000 })
  await setRates(low, { RNG: 5_000 })
  return { top, middle, low, sibling: await given.member({ type: 2, parent: top }), stranger: await given.member({ type: 1 }) }
}
const ask = (customerId: number, type: string, rebateValue: number) => ({ customerId, rebates: [{ type, rebateValue }] }) as never
const configOf = (body: { value: { configs: { type: string }[] } }, type: string) =>
  body.value.configs.find((one) => one.type === type)

describe('the rates an agent gives', () => {
  let family: Awaited<ReturnType<typeof line>>
  beforeAll(async () => {
    family = await line()
  })

  it('are listed by product, with the gap and the step', async () => {
    const { body } = await as(family.top).call(global).expect(success)
    expect(body.value.RNG).toEqual([
      { gameType: 'RNG', productType: 'RNG', highestRebate: 1, rebateDifference: 0.1, rebateInterval: 0.1, minSeries: 0 },
      { gameType: 'INHOUSE', productType: 'RNG', highestRebate: 0, rebateDifference: 0.1, rebateInterval: 0.1, minSeries: 0 },
    ])
    expect(body.value.LOTT[0]).toMatchObject({ highestRebate: 13, minSeries: 1_700 })
    expect(body.value.SPORTS.map(({ gameType }: { gameType: string }) => gameType)).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT'])
  })

  it('are the agent’s own, and those of the team', async () => {
    const own = await as(family.middle).call(rates).expect(success)
    expect(own.body.value.RNG[0]).toMatchObject({ type: 'RNG', rebateValue: 0.8, rebateSettId: expect.any(Number) })
    expect(own.body.value.LOTT[0]).toMatchObject({ rebateValue: 12, series: 1_940, prizeModeId: 'LOTT' })
    const below = await as(family.top).call(rates, { customerId: family.low.id }).expect(success)
    expect(below.body.value.RNG[0]).toMatchObject({ rebateValue: 0.5 })
    const member = await as(family.low).call(rates).expect(success)
    expect(member.body.value.RNG[0]).toMatchObject({ rebateValue: 0.5 })
  })

  it('are shown with their allowed range', async () => {
    const { body } = await as(family.top).call(downline, { customerId: family.middle.id }).expect(success)
    expect(configOf(body, 'RNG')).toEqual({
      type: 'RNG',
      productType: 'RNG',
      rebateValue: 0.8,
      series: 0,
      lowest: 0.6,
      highest: 0.9,
      interval: 0.1,
    })
    expect(configOf(body, 'LOTT')).toMatchObject({ rebateValue: 12, series: 1_940, lowest: 0, highest: 12.9 })
    expect(configOf((await as(family.middle).call(newcomer).expect(success)).body, 'RNG')).toMatchObject({
      lowest: 0,
      highest: 0.7,
    })
  })

  it.each([
    { value: 1, code: 'rebate.too.high' },
    { value: 0.95, code: 'rebate.too.high' },
    { value: 0.85, code: 'rebate.step.invalid' },
    { value: 0.5, code: 'rebate.below.downline' },
    { value: -0.1, code: 'rebate.below.downline' },
  ])('are refused at $value with $code, and nothing changes', async ({ value, code }) => {
    const { top, middle } = await line()
    const { body } = await as(top)
      .call(update, ask(middle.id, 'RNG', value))
      .expect(refusal)
    expect(body).toMatchObject({ errorCode: code })
    expect(await ratesOf(middle.id)).toEqual({ RNG: 8_000, LOTT: 970_000 })
  })

  it('are changed from now on, the others stay; the history stays', async () => {
    const { top, middle } = await line()
    const { body } = await as(top)
      .call(update, ask(middle.id, 'RNG', 0.9))
      .expect(success)
    expect(configOf(body, 'RNG')).toMatchObject({ rebateValue: 0.9 })
    expect(await ratesOf(middle.id)).toEqual({ RNG: 9_000, LOTT: 970_000 })
    const sets = await container().database.prisma.rebateSet.findMany({
      where: { memberId: middle.id },
      orderBy: { id: 'asc' },
      omit: { validFrom: true },
    })
    expect(sets).toMatchObject([
      { rates: { RNG: 8_000 }, validUntil: expect.any(Date) },
      { validUntil: null, setById: top.id },
    ])
  })

  it('WIR-37: are changed by an older client’s list too', async () => {
    const { top, middle } = await line()
    await as(top)
      .call(update, { customerId: middle.id, configs: [{ type: 'LIVE', rebateValue: 0.7 }] })
      .expect(success)
    expect(await ratesOf(middle.id)).toMatchObject({ LIVE: 7_000, RNG: 8_000 })
    await as(top)
      .call(update, { customerId: middle.id } as never)
      .expect(refusal)
  })

  it('AGT-13: are hidden from and closed to everyone else: a higher upline, a sibling, the member itself, a stranger', async () => {
    const { top, middle, low, sibling, stranger } = await line()
    const cases: [Agent, Agent][] = [
      [top, low],
      [middle, sibling],
      [middle, top],
      [middle, stranger],
      [stranger, middle],
      [top, top],
    ]
    for (const [caller, other] of cases) {
      for (const call of [as(caller).call(downline, { customerId: other.id }), as(caller).call(update, ask(other.id, 'RNG', 0))])
        expect((await call).body).toMatchObject({ success: false, errorCode: 'no.data' })
    }
    for (const [caller, other] of cases.slice(1, 5))
      expect((await as(caller).call(rates, { customerId: other.id })).body).toMatchObject({ errorCode: 'no.data' })
    expect((await as(top).call(rates, { customerId: 2_000_000_000 })).body).toMatchObject({ errorCode: 'no.data' })
  })

  it('stay consistent when giver and receiver change at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { top, middle, low } = await line()
      await Promise.all([as(top).call(update, ask(middle.id, 'RNG', 0.6)), as(middle).call(update, ask(low.id, 'RNG', 0.7))])
      const [upper, lower] = [(await ratesOf(middle.id)) as { RNG: number }, (await ratesOf(low.id)) as { RNG: number }]
      expect(upper.RNG - lower.RNG).toBeGreaterThanOrEqual(1_000)
    }
  })
})

describe('AGT-10: a quota of a high series', () => {
  const SERIES_1956 = 978_000
  const [value, less] = [12.8, 12.7]
  async function rationed(total: number, used: number) {
    const top = await given.member({ type: 1 })
    await setRates(top, { LOTT: 980_000 })
    await container().database.prisma.rebateQuota.create({
      data: { agentId: top.id, gameType: 'LOTT', rate: SERIES_1956, total, used },
    })
    const members = await Promise.all(Array.from({ length: 4 }, () => given.member({ type: 2, parent: top })))
    const left = async () => (await container().database.prisma.rebateQuota.findFirstOrThrow({ where: { agentId: top.id } })).used
    return { top, members, left }
  }

  it('AGT-10: 1956 limit 5 used 3: given 4, raised 5, refused with nothing written, lowered 4', async () => {
    const { top, members, left } = await rationed(5, 3)
    const [one, two, three] = members as [Agent, Agent, Agent, Agent]
    await as(top)
      .call(update, ask(one.id, 'LOTT', value))
      .expect(success)
    expect(await left()).toBe(4)
    await as(top)
      .call(update, ask(two.id, 'LOTT', less))
      .expect(success)
    await as(top)
      .call(update, ask(two.id, 'LOTT', value))
      .expect(success)
    expect(await left()).toBe(5)
    expect(
      (
        await as(top)
          .call(update, ask(three.id, 'LOTT', value))
          .expect(refusal)
      ).body,
    ).toMatchObject({ errorCode: 'rebate.quota.empty' })
    expect(await ratesOf(three.id)).toBeUndefined()
    await as(top)
      .call(update, ask(one.id, 'LOTT', less))
      .expect(success)
    expect(await left()).toBe(4)
    const { body } = await as(top).call(quotas).expect(success)
    expect(body.value).toEqual([
      {
        productType: 'LOTT',
        quotaRebateConfig: [{ type: 'LOTT', rebateValue: value, series: 1_956, total: 5, used: 4, available: 1 }],
      },
    ])
  })

  it('gives the last one to exactly one of many simultaneous requests', async () => {
    const { top, members, left } = await rationed(1, 0)
    const answers = await Promise.all(members.map(({ id }) => as(top).call(update, ask(id, 'LOTT', value))))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.filter(isRefused)).toHaveLength(3)
    expect(await left()).toBe(1)
  })
})

describe('the nightly run', () => {
  const run = async (merchantId: number) => container().agentRuns.run((await container().merchants.findById(merchantId))!)
  const bills = (payeeId: number) =>
    container().database.prisma.agentBill.findMany({ where: { payeeId }, orderBy: { periodStart: 'asc' } })

  it('writes yesterday’s rebates once, however often it runs and wherever it stopped (AGT-04, AGT-05)', async () => {
    const { top, middle, low } = await line()
    const vendor = await given.vendor()
    const { gameCode } = await given.game({ vendor, category: 'RNG' })
    await given.deposit(low, amount(2_000))
    const yesterday = new Date(startOfBusinessDay(new Date(clock.now().getTime() - RUN_MS), 'Asia/Manila').getTime() - DAY_MS / 2)
    await given.round({ member: low, gameCode, stake: amount(1_000), at: yesterday })
    // The bills are written, and the server stops before paying.
    const house = (await container().merchants.findById(low.merchantId))!
    await createRebateRun({
      runs: createRebateRunRepository(container().database),
      inTransaction: createTransactions(container().database),
      clock,
    }).write(house)
    expect(await bills(low.id)).toMatchObject([{ status: 'DUE', paid: 0n }])
    await Promise.all([run(low.merchantId), run(low.merchantId)])
    await run(low.merchantId)
    const [own, ofMiddle, ofTop] = [await bills(low.id), await bills(middle.id), await bills(top.id)]
    expect([own, ofMiddle, ofTop].map((list) => list.map(({ net, paid, status }) => [net, paid, status]))).toEqual([
      [[amount(5), amount(5), 'PAID']],
      [[amount(3), amount(3), 'PAID']],
      [[amount(2), amount(2), 'PAID']],
    ])

    expect(await container().ledger.balanceOf(top.id, 'PHP')).toBe(amount(2))
    expect((await container().ledger.reconcile()).drifts).toEqual([])

    const { body } = await as(top).call(income).expect(success)
    expect(body.value.list).toMatchObject([{ bets: 1, turnover: 1_000, amount: 2, status: 'PAID', paid: 2 }])
    expect(body.value.footer).toEqual({ bets: 1, turnover: 1_000, amount: 2 })
    const through = await as(top).call(byMember).expect(success)
    expect(through.body.value).toMatchObject({ total: 1, list: [{ memberId: middle.id, username: middle.username, amount: 2 }] })
    expect((await as(middle).call(byGame).expect(success)).body.value.list).toEqual([
      { type: 'RNG', bets: 1, turnover: 1_000, amount: 3 },
    ])
    const [first] = ofTop
    const explained = await as(top)
      .call(bill, { billId: String(first!.id) })
      .expect(success)
    expect(explained.body.value).toEqual({
      list: [
        {
          memberId: middle.id,
          username: middle.username,
          nickname: middle.nickname,
          type: 'RNG',
          rate: 1,
          below: 0.8,
          bets: 1,
          turnover: 1_000,
          amount: 2,
        },
      ],
      footer: { bets: 1, turnover: 1_000, amount: 2 },
    })
    // AGT-13
    for (const other of [middle, low])
      expect((await as(other).call(bill, { billId: String(first!.id) })).body).toMatchObject({ errorCode: 'no.data' })
    const file = await as(top).call(incomeFile, {}, { 'Accept-Language': 'en' }).expect(success)
    expect(file.text).toContain(',1,1000,2,2,PAID')
  })
})
