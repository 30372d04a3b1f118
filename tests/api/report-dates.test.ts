/** Every report takes epoch ms, `yyyy-MM-dd` and `yyyy-MM-dd HH:mm:ss`, and its last day is included (WIR-11). */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { reports } from '#tests/support/reports.ts'

const { as, given, clock } = startApi()

/** In this half of a Manila day, the date in UTC is another. */
const EARLY = Date.parse('2026-03-02T17:30:00Z')
const DAY = '2026-03-03'
const FORMS = {
  'epoch ms': { startDate: String(EARLY), endDate: String(EARLY - 3_600_000) },
  days: { startDate: DAY, endDate: DAY },
  times: { startDate: `${DAY} 09:30:00`, endDate: `${DAY} 00:00:00` },
}

/** Reports that this world has a row for, created in the last hour of the day. */
const FULL = [
  'deposit.report',
  'deposit.reviewList',
  'withdrawal.report',
  'withdrawal.queue',
  'transaction.list',
  'bet-record.list',
  'downline.list',
]

let agent: TestCaller
let operator: TestCaller
beforeAll(async () => {
  // Late on that day in Manila.
  clock.shift(Date.parse('2026-03-03T15:30:00Z') - clock.now().getTime())
  const signedIn = await given.member({ type: 1, balance: amount(10_000) })
  agent = signedIn
  operator = await given.operatorSession(await given.operator({ role: 'MANAGER' }))
  const channel = await given.depositChannel()
  await given.depositOrder({ member: signedIn, channel, state: 'REVIEW' })
  await given.banks()
  const account = await given.payoutAccount({ member: signedIn })
  await given.withdrawal({ member: signedIn, account, amount: amount(500) })
  await given.round({ member: signedIn, stake: amount(10) })
  await given.member({ parent: signedIn })
})

const read = async (endpoint: Endpoint, dates: object) => {
  const { status, text, body } = await as(endpoint.auth === 'operator' ? operator : agent).call(endpoint, dates)
  return { status, answer: endpoint.framing === 'csv' ? text : { ...body, value: body.value } }
}

describe('every report', () => {
  it.each(reports)('WIR-11: $name', async ({ name, endpoint }) => {
    const byDays = await read(endpoint, FORMS.days)
    for (const [form, dates] of Object.entries(FORMS)) expect(await read(endpoint, dates), form).toEqual(byDays)

    expect(byDays.answer).not.toMatchObject({ errorCode: 'request.param.err' })
    if (FULL.includes(name)) {
      const { list, records } = (byDays.answer as { value: Record<string, unknown[]> }).value
      expect((list ?? records)?.length).toBeGreaterThan(0)
    }
  })

  it('is covered, including those with rows', () => {
    expect(reports.length).toBeGreaterThan(40)
    expect(FULL.filter((full) => !reports.some(({ name }) => name === full))).toEqual([])
  })
})
