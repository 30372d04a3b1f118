import { describe, expect, it } from 'vitest'
import * as auditEndpoints from '#contract/back-office/audit.ts'
import * as reconciliationEndpoints from '#contract/back-office/reconciliation.ts'
import { amount } from '#seed/builders/index.ts'
import { houseAccount, memberAccount } from '#server/ledger/index.ts'
import { newId } from '#server/platform/ids.ts'
import { startApi } from '#tests/support/api.ts'
import { balanceChange, tamper } from '#tests/support/drifts.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock, http } = startApi()
const { state, list, findings, run } = reconciliationEndpoints
const HOURS_MS = 3_600_000

async function house() {
  const merchant = await given.merchant()
  const [viewer, cashier] = [
    await given.operator({ merchant, role: 'VIEWER' }),
    await given.operator({ merchant, role: 'CASHIER' }),
  ]
  const member = await given.member({ merchant, balance: amount(100) })
  const session = async (one: typeof viewer) => as(await given.operatorSession(one))
  return {
    merchant,
    member,
    boss: await given.operator({ merchant }),
    asViewer: await session(viewer),
    asCashier: await session(cashier),
    session,
  }
}
const tamperBalance = (memberId: number, by: bigint) => tamper(container().database.pool, balanceChange(memberId, by))

describe('reconciliation', () => {
  it('LED-10: shows a sweep’s findings, only to the merchant concerned, until the next one finds nothing', async () => {
    const [ours, theirs] = [await house(), await house()]
    await tamperBalance(ours.member.id, 7n)
    const { body } = await ours.asCashier.call(run).expect(success)
    expect(body.value).toMatchObject({ findings: 1 })
    expect((await ours.asViewer.call(state).expect(success)).body.value).toMatchObject({ isLate: false, last: { findings: 1 } })
    const found = (await ours.asViewer.call(findings, { sweepId: body.value.id }).expect(success)).body.value
    expect(found).toEqual([
      {
        kind: 'BALANCE',
        memberId: ours.member.id,
        username: ours.member.username,
        account: 'MEMBER_MAIN',
        entryId: null,
        reference: null,
        stored: 100.0007,
        summed: 100,
      },
    ])
    expect((await theirs.asViewer.call(state).expect(success)).body.value).toMatchObject({ last: { findings: 0 } })
    expect((await theirs.asViewer.call(findings, { sweepId: body.value.id }).expect(success)).body.value).toEqual([])

    // For monitoring from outside: one figure for all merchants.
    expect((await http().get('/metrics')).text).toMatch(/^palaro_ledger_findings 1$/m)

    await tamperBalance(ours.member.id, -7n)
    await ours.asCashier.call(run).expect(success)
    expect((await ours.asViewer.call(list).expect(success)).body.value.list.slice(0, 2)).toMatchObject([
      { findings: 0 },
      { findings: 1 },
    ])
    expect((await http().get('/metrics')).text).toMatch(/^palaro_ledger_findings 0$/m)
    const asBoss = await ours.session(ours.boss)
    const { total } = (await asBoss.call(auditEndpoints.list, { action: 'reconciliation.run' }).expect(success)).body.value
    expect(total).toBe(2)
  })

  it('LED-17: finds an adjustment that was not decided by two people', async () => {
    const { member, merchant, asCashier, asViewer } = await house()
    const of = { merchantId: merchant.id, memberId: member.id, asset: 'PHP' }
    const reference = newId()
    await container().ledger.post({
      key: reference,
      type: 'ADJUSTMENT',
      reference,
      lines: [
        { account: memberAccount(of), amount: 10n },
        { account: houseAccount(of, 'ADJUSTMENTS'), amount: -10n },
      ],
    })
    const { id } = (await asCashier.call(run).expect(success)).body.value
    const found = (await asViewer.call(findings, { sweepId: id }).expect(success)).body.value
    expect(found).toMatchObject([{ kind: 'BYPASS', reference }])
  })

  it('says if no sweep has run for long', async () => {
    const { asCashier, boss, session } = await house()
    await asCashier.call(run).expect(success)
    clock.shift(3 * HOURS_MS)
    expect((await (await session(boss)).call(state).expect(success)).body.value).toMatchObject({ isLate: true })
  })

  it('needs the permission to move money; looking is not enough', async () => {
    const { asViewer } = await house()
    expect(await asViewer.call(run)).toMatchObject({ status: 403, body: { errorCode: 'permission.denied' } })
    expect(await asViewer.call(findings, { sweepId: '999999' })).toMatchObject({ status: 200, body: { errorCode: 'no.data' } })
  })
})
