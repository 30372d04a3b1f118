import { describe, expect, it } from 'vitest'
import { deposit, startLedger, TRIAL_ASSET } from '#tests/support/ledger.ts'
import { memberAccount } from './index.ts'

const { database, ledger, funded } = await startLedger()

/** Goes round every guard, as a broken disk or a careless superuser would. */
async function tamper(sql: string, values: unknown[]): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL session_replication_role = 'replica'`)
    await client.query(sql, values)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

describe('LED-10 the sweep', () => {
  it('finds nothing where nothing is wrong, and keeps that result', async () => {
    await ledger.post(deposit(await funded(10n), 5n))
    const { sweepId, drifts } = await ledger.reconcile()
    expect(drifts).toEqual([])
    expect(await database.prisma.ledgerSweep.findUnique({ where: { id: sweepId } })).toMatchObject({ findings: 0 })
  })

  it('finds a balance that was changed by hand, to the last 1/10 000', async () => {
    const member = await funded(1_000n)
    const [accountId] = await ledger.resolveAccounts([memberAccount(member)])
    await tamper('UPDATE ledger_account SET balance = 1001 WHERE id = $1', [accountId])
    const { sweepId, drifts } = await ledger.reconcile()
    expect(drifts).toEqual([{ kind: 'BALANCE', accountId, entryId: null, stored: 1_001n, summed: 1_000n }])
    expect(await database.prisma.ledgerDrift.count({ where: { sweepId } })).toBe(1)
    await tamper('UPDATE ledger_account SET balance = 1000 WHERE id = $1', [accountId])
    expect((await ledger.reconcile()).drifts).toEqual([])
  })

  it('finds a posting that was changed, and an entry that mixes assets', async () => {
    const [member, trial] = [await funded(1_000n), await funded(7n, TRIAL_ASSET)]
    const { entryId } = await ledger.post(deposit(member, 5n))
    await tamper('UPDATE ledger_posting SET amount = amount + 1 WHERE entry_id = $1 AND member_id IS NOT NULL', [entryId])
    expect((await ledger.reconcile()).drifts.map(({ kind }) => kind).sort()).toEqual(['BALANCE', 'ENTRY'])
    await tamper('UPDATE ledger_posting SET amount = amount - 1 WHERE entry_id = $1 AND member_id IS NOT NULL', [entryId])

    const [trialAccount] = await ledger.resolveAccounts([memberAccount(trial)])
    await tamper('UPDATE ledger_posting SET account_id = $2 WHERE entry_id = $1 AND member_id IS NOT NULL', [
      entryId,
      trialAccount,
    ])
    expect((await ledger.reconcile()).drifts.map(({ kind }) => kind).sort()).toEqual(['ASSET', 'BALANCE', 'BALANCE'])
  })
})
