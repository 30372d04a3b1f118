import { describe, expect, it } from 'vitest'
import { tamper as tamperWith } from '#tests/support/drifts.ts'
import { deposit, startLedger, TRIAL_ASSET } from '#tests/support/ledger.ts'
import { memberAccount } from './index.ts'
import type { Drift } from './reconcile.ts'

const { database, ledger, funded, drifts: driftsNow } = await startLedger()

const kindsOf = (drifts: readonly Drift[]) => drifts.map(({ kind }) => kind).sort()

const tamper = (sql: string, values: unknown[]) => tamperWith(database.pool, [sql, values])

describe('LED-10 the sweep', () => {
  it('finds nothing where nothing is wrong, and keeps that result', async () => {
    await ledger.post(deposit(await funded(10n), 5n))
    expect(await driftsNow()).toEqual([])
    const { sweepId, drifts } = await ledger.reconcile()
    const kept = await database.prisma.ledgerSweep.findUnique({ where: { id: sweepId } })
    expect(kept).toMatchObject({ findings: drifts.length, since: null })
  })

  it('finds a balance that was changed by hand, to the last 1/10 000', async () => {
    const member = await funded(1_000n)
    const [accountId] = await ledger.resolveAccounts([memberAccount(member)])
    await tamper('UPDATE ledger_account SET balance = 1001 WHERE id = $1', [accountId])
    expect(await driftsNow()).toEqual([{ kind: 'BALANCE', accountId, entryId: null, stored: 1_001n, summed: 1_000n }])
    const { sweepId } = await ledger.reconcile()
    expect(await database.prisma.ledgerDrift.count({ where: { sweepId, kind: 'BALANCE' } })).toBe(1)
    await tamper('UPDATE ledger_account SET balance = 1000 WHERE id = $1', [accountId])
    expect(await driftsNow()).toEqual([])
  })

  it('finds a posting that was changed, and an entry that mixes assets', async () => {
    const [member, trial] = [await funded(1_000n), await funded(7n, TRIAL_ASSET)]
    const { entryId } = await ledger.post(deposit(member, 5n))
    await tamper('UPDATE ledger_posting SET amount = amount + 1 WHERE entry_id = $1 AND member_id IS NOT NULL', [entryId])
    expect(kindsOf(await driftsNow())).toEqual(['BALANCE', 'ENTRY', 'RUNNING'])
    await tamper('UPDATE ledger_posting SET amount = amount - 1 WHERE entry_id = $1 AND member_id IS NOT NULL', [entryId])

    const [trialAccount] = await ledger.resolveAccounts([memberAccount(trial)])
    await tamper('UPDATE ledger_posting SET account_id = $2 WHERE entry_id = $1 AND member_id IS NOT NULL', [
      entryId,
      trialAccount,
    ])
    expect(kindsOf(await driftsNow())).toEqual(['ASSET', 'BALANCE', 'BALANCE', 'RUNNING'])
  })
})
