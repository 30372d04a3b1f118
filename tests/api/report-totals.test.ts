/** LED-07: totals of a year in dong, beyond what one stored amount can hold (about 9.2 * 10^14). */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import * as houseReportEndpoints from '#contract/back-office/house-report.ts'
import * as teamBettingEndpoints from '#contract/agents/team-report/team-betting.ts'
import * as teamReportEndpoints from '#contract/agents/team-report/team-report.ts'
import * as teamTransactionEndpoints from '#contract/agents/team-report/team-transaction.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { reports } from '#tests/support/reports.ts'

const { as, given } = startApi()
const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const DATES = { startDate: dayOf(ago(6)), endDate: dayOf(ago(0)) }

/** Twice this is more than 10^15, and more than a BIGINT of 1/10 000 can hold. */
const HALF = 600_000_000_000_000n * 10_000n
const WHOLE = 1.2e15

const RETURNED: [name: string, endpoint: Endpoint, isOfHouse: boolean][] = [
  ['the team’s sums', teamReportEndpoints.sum, false],
  ['the team’s profit and loss', teamReportEndpoints.pnl, false],
  ['the team’s bets', teamBettingEndpoints.list, false],
  ['the team’s transactions', teamTransactionEndpoints.list, false],
  ['the house’s days', houseReportEndpoints.days, true],
]

let agent: TestCaller
let operator: TestCaller
beforeAll(async () => {
  const merchant = await given.merchant({ currency: 'VND', timezone: 'Asia/Ho_Chi_Minh' })
  const boss = await given.member({ merchant, type: 1, createdAt: ago(6) })
  const player = await given.member({ merchant, parent: boss })
  const { gameCode } = await given.game({ vendor: await given.vendor() })
  await given.transactions(player, [
    { code: 'DEPOSIT', amount: HALF, at: ago(5) },
    { code: 'WITHDRAWAL', amount: -HALF, at: ago(4.5) },
    { code: 'DEPOSIT', amount: HALF, at: ago(4) },
  ])
  for (const days of [3, 2]) await given.round({ member: player, gameCode, stake: HALF, payout: HALF, at: ago(days) })
  agent = boss
  operator = await given.operatorSession(await given.operator({ merchant, role: 'MANAGER' }))
})

describe('totals of 10^15 and more', () => {
  it.each(RETURNED)('are returned by %s', async (_name, endpoint, isOfHouse) => {
    const { body } = await as(isOfHouse ? operator : agent)
      .call(endpoint, DATES)
      .expect(success)
    expect(JSON.stringify(body.value)).toContain(String(WHOLE))
  })

  it.each(reports)('break no report: $name', async ({ endpoint }) => {
    const { status, body } = await as(endpoint.auth === 'operator' ? operator : agent).call(endpoint, DATES)
    expect({ status, code: body.errorCode }).not.toMatchObject({ code: 'system.error' })
    expect(status).toBeLessThan(500)
  })
})
