import { describe, expect, it } from 'vitest'
import * as endpoints from '#contract/agents/agent-bill/agent-back-office.ts'
import * as agentOfferEndpoints from '#contract/agents/agent-contracts/agent-offers.ts'
import { startApi } from '#tests/support/api.ts'
import { dayName, teams, U_TERMS, X_TERMS } from './team.ts'
import { success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, given, container } = api
const { fixture, signed, merchant } = teams(api)
const {
  backOfficeAgents,
  backOfficeOffer,
  backOfficeEnd,
  backOfficeAnswerEnd,
  backOfficeBills,
  backOfficeBillsFile,
  backOfficeExplain,
  backOfficeRun,
} = endpoints

const operatorOf = async (house: Awaited<ReturnType<typeof merchant>>, role: 'MANAGER' | 'CASHIER' | 'VIEWER' = 'MANAGER') =>
  given.operatorSession(await given.operator({ merchant: house, role }))
const TERMS = { tiers: [{ minTurnover: 1_000, minActive: 1, rate: 0.5 }], reason: 'agreed by phone' }

describe('contracts with the house', () => {
  it('are offered to a top-level agent, answered by it, and recorded', async () => {
    const house = await merchant()
    const top = await given.member({ type: 1, merchant: house })
    const manager = as(await operatorOf(house))
    const { value } = (await manager.call(backOfficeOffer, { memberId: top.id, kind: 'DAILY', ...TERMS }).expect(success)).body
    expect(value).toMatchObject({ status: 0, role: 'HOUSE', firstParty: { account: '', nickname: house.name } })
    expect((await as(top).call(agentOfferEndpoints.all)).body.value.paid).toMatchObject([{ contractId: value.contractId }])
    expect((await manager.call(backOfficeAgents)).body.value.list).toMatchObject([
      { username: top.username, contracts: [{ contractId: value.contractId }] },
    ])
    expect((await manager.call(backOfficeEnd, { contractId: value.contractId, reason: 'a mistake' })).body.value.status).toBe(4)
    const { prisma } = container().database
    const log = await prisma.auditEntry.findMany({ where: { merchantId: house.id }, orderBy: { id: 'asc' } })
    expect(log.map(({ action, reason }) => [action, reason])).toEqual([
      ['agent-contract.offer', 'agreed by phone'],
      ['agent-contract.end', 'a mistake'],
    ])
  })

  it('end when the agent asks and the house agrees', async () => {
    const house = await merchant()
    const top = await given.member({ type: 1, merchant: house })
    const { id } = await signed(null, top)
    await as(top).call(agentOfferEndpoints.end, { contractId: id }).expect(success)
    const manager = as(await operatorOf(house))
    const answer = { contractId: id, accept: true, reason: 'as asked' }
    expect((await manager.call(backOfficeAnswerEnd, answer)).body.value).toMatchObject({ status: 4 })
    expect((await manager.call(backOfficeAnswerEnd, answer)).body.errorCode).toBe('contract.answered')
  })

  it('are for top-level agents of the same merchant, and need the permission to change the site', async () => {
    const house = await merchant()
    const top = await given.member({ type: 1, merchant: house })
    const below = await given.member({ type: 2, merchant: house, parent: top })
    const player = await given.member({ merchant: house })
    const stranger = await given.member({ type: 1, merchant: await merchant() })
    const manager = as(await operatorOf(house))
    for (const { id: memberId } of [below, player, stranger])
      expect((await manager.call(backOfficeOffer, { memberId, kind: 'DAILY', ...TERMS })).body.errorCode).toBe('no.data')
    const { id } = await signed(top, below)
    expect((await manager.call(backOfficeEnd, { contractId: id, reason: 'not ours' })).body.errorCode).toBe('no.data')
    const cashier = as(await operatorOf(house, 'CASHIER'))
    expect((await cashier.call(backOfficeOffer, { memberId: top.id, kind: 'DAILY', ...TERMS })).body.errorCode).toBe(
      'permission.denied',
    )
    expect((await cashier.call(backOfficeRun)).body.errorCode).toBe('permission.denied')
  })
})

describe('bills of the house', () => {
  it('are run manually outside production, and listed with sums and as a file', async () => {
    const { house, u, x } = await fixture()
    await signed(null, u, { terms: U_TERMS })
    await signed(u, x, { terms: X_TERMS })
    const manager = as(await operatorOf(house))
    expect((await manager.call(backOfficeRun).expect(success)).body.value.bills).toBeGreaterThanOrEqual(2)
    expect((await manager.call(backOfficeRun)).body.value.bills).toBe(0)
    const days = { startDate: dayName(2), endDate: dayName(2) }
    const { value } = (await manager.call(backOfficeBills, { ...days, kind: 'DAILY' })).body
    expect(value).toMatchObject({ total: 2, canRun: true, footer: { count: 2, gross: 13_320, net: 9_600, paid: 9_600 } })
    expect((await manager.call(backOfficeBills, { ...days, username: x.username })).body.value.list).toMatchObject([
      { net: 3_720 },
    ])
    expect((await manager.call(backOfficeBills, { username: 'nobody' })).body.value).toMatchObject({ total: 0, list: [] })
    expect((await manager.call(backOfficeBills, { ...days, status: 'PAYER_SHORT' })).body.value.total).toBe(0)
    const { text } = await manager.call(backOfficeBillsFile, days).expect(success)
    expect(text.trim().split('\r\n')).toHaveLength(3)
  })

  it('AGT-14: are explained to operators as to their payee, but not those of other merchants', async () => {
    const { house, u, x } = await fixture()
    await signed(null, u, { terms: U_TERMS })
    await signed(u, x, { terms: X_TERMS })
    const manager = as(await operatorOf(house))
    await manager.call(backOfficeRun).expect(success)
    const days = { startDate: dayName(2), endDate: dayName(2), kind: 'DAILY' as const }
    const [bill] = (await manager.call(backOfficeBills, { ...days, username: u.username })).body.value.list
    const { value } = (
      await as(await operatorOf(house, 'VIEWER'))
        .call(backOfficeExplain, { id: bill.id })
        .expect(success)
    ).body
    expect(value).toMatchObject({
      bill: { id: bill.id, gross: 9_600, deducted: 3_720, net: 5_880 },
      statement: { tier: 1, figures: { turnover: 1_200_000, active: 12 } },
      below: [{ payee: { account: x.username }, gross: 3_720 }],
      payments: [{ amount: 5_880 }],
    })
    const stranger = as(await operatorOf(await merchant()))
    for (const id of [bill.id, '999999999', 'x'])
      expect((await stranger.call(backOfficeExplain, { id })).body.errorCode).toBe('no.data')
  })
})
