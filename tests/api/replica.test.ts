/** With `DATABASE_REPLICA_URL`: reports are read from it, and nothing is written to it. */
import { describe, expect, it } from 'vitest'
import * as betRecordEndpoints from '#contract/play/bet-record/bet-record.ts'
import * as houseReportEndpoints from '#contract/back-office/house-report.ts'
import * as transactionEndpoints from '#contract/money/transaction.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const READS_ONLY = '-c default_transaction_read_only=on'
const NAME = 'replica-of-tests'
/** The same database through read-only connections, which refuse what a replica refuses. */
function replicaOf(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', READS_ONLY)
  url.searchParams.set('application_name', NAME)
  return url.href
}
const { as, given, container } = startApi({ env: (url) => ({ DATABASE_REPLICA_URL: replicaOf(url) }) })
const ROWS = 1_200

const queriesOf = async (name: string) => {
  const { rows } = await container().database.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
    [name],
  )
  return rows[0]!.count
}

describe('a read replica', () => {
  it('serves the reports; sums calculated on the way are written to the main database', async () => {
    const member = await given.member({ balance: amount(5_000) })
    const gameCode = `replica-${member.id}`
    await given.game({ gameCode, category: 'RNG' })
    const start = Date.now() - 86_400_000
    await given.transactions(
      member,
      Array.from({ length: ROWS }, (_, index) => ({ code: 'PROMOTION' as const, at: new Date(start + index), amount: 100n })),
    )
    await given.round({ member, gameCode, stake: amount(10), payout: 0n })
    expect(await queriesOf(NAME)).toBe(0)

    const statement = (await as(member).call(transactionEndpoints.list).expect(success)).body.value
    expect(statement.footer.count).toBeGreaterThan(ROWS)
    expect((await as(member).call(transactionEndpoints.daily).expect(success)).body.value.footer.count).toBe(
      statement.footer.count,
    )
    await as(member).call(transactionEndpoints.netDeposits).expect(success)
    expect((await as(member).call(betRecordEndpoints.list).expect(success)).body.value.total).toBe(1)
    const viewer = await given.operatorSession(await given.operator({ role: 'VIEWER' }))
    expect((await as(viewer).call(houseReportEndpoints.overview).expect(success)).body.value.today.bets).toBe(1)

    expect(await queriesOf(NAME)).toBeGreaterThan(0)
    expect(await container().database.prisma.statementCursor.count({ where: { memberId: member.id } })).toBe(1)
  })
})
