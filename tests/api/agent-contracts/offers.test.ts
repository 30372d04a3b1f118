import { describe, expect, it } from 'vitest'
import * as agentContractEndpoints from '#contract/agents/agent-contracts/agent-contracts.ts'
import * as endpoints from '#contract/agents/agent-contracts/agent-offers.ts'
import { periodOf } from '#server/features/agents/agent-contracts/periods.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const {
  all,
  log,
  candidates,
  offerDaily,
  offerDividend,
  offerHourly,
  assignRealTime,
  end,
  answerEnd,
  dailyInfo,
  realTimeInfo,
  dividendCustomers,
  dailyLog,
} = endpoints
const { daily, answerDaily, pending } = agentContractEndpoints

const tier = (minTurnover: number, minActive: number, rate: number) => ({ minTurnover, minActive, rate })
const X = { tiers: [tier(100_000, 3, 0.4), tier(500_000, 8, 0.6)], minBillingOrder: 100 }
const U = { tiers: [tier(100_000, 3, 0.5), tier(500_000, 8, 0.8), tier(1_000_000, 15, 1)], minBillingOrder: 100 }
const kept = ({ tiers, minBillingOrder }: typeof X) => ({
  tiers: tiers.map(({ minTurnover, minActive, rate }) => ({
    minTurnover: String(minTurnover * 10_000),
    minActive,
    rate: Math.round(rate * 10_000),
  })),
  minBillingOrder: String(minBillingOrder * 10_000),
})

async function line() {
  const u = await given.agent()
  const top = { ...u, ...(await given.session(u)) }
  const x = await given.member({ type: 2, parent: u })
  return { u: top, x }
}
type Someone = Awaited<ReturnType<typeof line>>['x']
const code = (response: { body: { errorCode?: string } }) => response.body.errorCode
const offerTo = (who: { token: string; merchantCode: string }, to: Someone, terms: object = X) =>
  as(who).call(offerDaily, { username: to.username, ...terms } as never)

describe('an agent offers a contract', () => {
  it('that waits, is signed, and starts with the next period; both are notified', async () => {
    const { u, x } = await line()
    const { value } = (await offerTo(u, x).expect(success)).body
    expect(value).toMatchObject({
      kind: 'DAILY',
      status: 0,
      role: 'GIVEN',
      secondParty: { account: x.username },
      terms: { tiers: [{ rate: 0.4 }, { rate: 0.6 }] },
    })
    expect((await as(x).call(pending)).body.value.dailysalreqtype).toEqual([value.contractId])
    await as(x).call(answerDaily, { contractId: value.contractId, accept: true }).expect(success)
    const { paid } = (await as(x).call(all)).body.value
    expect(paid).toMatchObject([
      { status: 1, role: 'PAID', effectiveFrom: periodOf('DAILY', new Date(), 'Asia/Manila').end.getTime() },
    ])
    expect((await as(u).call(all)).body.value.given).toMatchObject([{ contractId: value.contractId }])
    const letters = await container().database.prisma.inboxMessage.findMany({
      where: { memberId: { in: [u.id, x.id] }, letterKey: { startsWith: 'contract' } },
      orderBy: { id: 'asc' },
    })
    expect(letters.map(({ memberId, letterKey }) => [memberId === u.id ? 'u' : 'x', letterKey])).toEqual([
      ['x', 'contract.offered'],
      ['u', 'contract.signed'],
      ['x', 'contract.signed'],
    ])
  })

  it('which replaces a pending one, and AGT-08: one in force from its own period on', async () => {
    const { u, x } = await line()
    const first = (await offerTo(u, x)).body.value.contractId
    const second = (await offerTo(u, x)).body.value.contractId
    expect((await as(x).call(pending)).body.value.dailysalreqtype).toEqual([second])
    expect(code(await as(x).call(answerDaily, { contractId: first, accept: true }))).toBe('contract.answered')
    await container().database.prisma.agentContract.update({
      where: { id: first },
      data: { status: 1, answeredAt: new Date(0), effectiveFrom: new Date(0) },
    })
    await as(x).call(answerDaily, { contractId: second, accept: true })
    const rows = await container().database.prisma.agentContract.findMany({
      where: { secondPartyId: x.id },
      orderBy: { id: 'asc' },
    })
    expect(rows[0]!.effectiveUntil).toEqual(rows[1]!.effectiveFrom)
    expect((await as(x).call(daily)).body.value.current.contractId).toBe(second)
  })

  it('once: of many simultaneous offers one is open', async () => {
    const { u, x } = await line()
    await Promise.all(Array.from({ length: 6 }, () => offerTo(u, x).expect(success)))
    expect((await as(x).call(pending)).body.value.dailysalreqtype).toHaveLength(1)
  })

  it.each([
    { why: 'tiers out of order', terms: { tiers: [tier(2, 1, 0.5), tier(1, 1, 0.6)] }, refused: 'contract.tiers.order' },
    { why: 'no tier', terms: { tiers: [] }, refused: 'request.param.err' },
    {
      why: 'seven tiers',
      terms: { tiers: Array.from({ length: 7 }, (_, index) => tier(index + 1, 1, 0.1 + index / 10)) },
      refused: 'request.param.err',
    },
    { why: 'a rate of 0', terms: { tiers: [tier(1, 1, 0)] }, refused: 'request.param.err' },
    { why: 'more than its own pays', terms: { tiers: [tier(100_000, 3, 0.51)] }, refused: 'contract.rate.above.own' },
    { why: 'more than its own pays there', terms: { tiers: [tier(50_000, 3, 0.1)] }, refused: 'contract.rate.above.own' },
  ])('$why is refused with $refused', async ({ terms, refused }) => {
    const { u, x } = await line()
    await given.agentContract({ firstParty: null, secondParty: u, status: 'signed', terms: kept(U) })
    expect(code(await offerTo(u, x, { minBillingOrder: 100, ...terms }))).toBe(refused)
    expect((await as(u).call(all)).body.value.given).toEqual([])
  })

  it('AGT-22: not below what that agent has given to its own downlines', async () => {
    const { u, x } = await line()
    const y = await given.member({ type: 2, parent: x })
    await given.agentContract({ firstParty: x, secondParty: y, status: 'signed', terms: kept(X) })
    expect(code(await offerTo(u, x, { tiers: [tier(100_000, 3, 0.39)] }))).toBe('contract.rate.below.given')
    await offerTo(u, x).expect(success)
  })

  it('AGT-13: only to direct downline agents; others get the answer for an unknown name', async () => {
    const { u, x } = await line()
    const player = await given.member({ parent: u })
    const grandchild = await given.member({ type: 2, parent: x })
    const other = await line()
    expect(code(await offerTo(u, player))).toBe('contract.agents.only')
    expect(code(await offerTo(u, grandchild))).toBe('contract.direct.only')
    const unknown = { ...x, username: 'nobody' }
    for (const [who, to] of [
      [x, u],
      [u, other.x],
      [u, other.u],
      [u, unknown],
      [u, u],
    ] as const) {
      expect(code(await offerTo(who, to as Someone))).toBe('no.data')
      expect(code(await as(who).call(assignRealTime, { username: to.username, ratio: 0.1 }))).toBe('no.data')
      for (const read of [dailyInfo, realTimeInfo, dailyLog, log])
        expect(code(await as(who).call(read, { username: to.username }))).toBe('no.data')
      for (const offer of [offerHourly, offerDividend])
        expect(code(await as(who).call(offer, { username: to.username, ...X }))).toBe('no.data')
    }
  })

  it('within visible limits: its own terms, what is in force, and what was promised below', async () => {
    const { u, x } = await line()
    const y = await given.member({ type: 2, parent: x })
    await given.agentContract({ firstParty: null, secondParty: u, status: 'signed', terms: kept(U) })
    await given.agentContract({ firstParty: x, secondParty: y, status: 'signed', terms: kept(X) })
    await offerTo(u, x)
    const { value } = (await as(u).call(candidates, { kind: 'DAILY' })).body
    expect(value.own.tiers).toHaveLength(3)
    expect(value.list).toMatchObject([
      { username: x.username, current: null, hasOffer: true, promised: [{ tiers: [{ rate: 0.4 }, { rate: 0.6 }] }] },
    ])
  })
})

describe('a contract ends', () => {
  async function signedPair() {
    const { u, x } = await line()
    const { id } = await given.agentContract({ firstParty: u, secondParty: x, status: 'signed', terms: kept(X) })
    return { u, x, contractId: id }
  }
  it('AGT-21: when one side asks and the other agrees: the current period still counts', async () => {
    const { u, x, contractId } = await signedPair()
    expect((await as(x).call(end, { contractId }).expect(success)).body.value).toMatchObject({ status: 3, endAskedBy: 'SECOND' })
    expect(code(await as(u).call(end, { contractId }))).toBe('contract.answered')
    expect(code(await as(x).call(answerEnd, { contractId, accept: true }))).toBe('contract.answered')
    const { value } = (await as(u).call(answerEnd, { contractId, accept: true }).expect(success)).body
    expect(value).toMatchObject({ status: 4, effectiveUntil: periodOf('DAILY', new Date(), 'Asia/Manila').end.getTime() })
    expect(code(await as(u).call(answerEnd, { contractId, accept: true }))).toBe('contract.answered')
  })
  it('or goes on, when the other side declines or the request is withdrawn', async () => {
    const { u, x, contractId } = await signedPair()
    for (const who of [u, x]) {
      await as(x).call(end, { contractId }).expect(success)
      expect((await as(who).call(answerEnd, { contractId, accept: false })).body.value).toMatchObject({
        status: 1,
        endAskedBy: null,
      })
    }
  })
  it('once, if two answer at the same moment', async () => {
    const { u, x, contractId } = await signedPair()
    await as(x).call(end, { contractId })
    const answers = await Promise.all([true, true, false, false].map((accept) => as(u).call(answerEnd, { contractId, accept })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
  })
  it('AGT-21: an open offer can be withdrawn at once', async () => {
    const { u, x } = await line()
    const { contractId } = (await offerTo(u, x)).body.value
    expect((await as(u).call(end, { contractId })).body.value.status).toBe(4)
    expect((await as(x).call(pending)).body.value.dailysalreqtype).toEqual([])
    expect((await as(u).call(log)).body.value.list).toMatchObject([{ contractId, status: 4 }])
  })
  it('AGT-13: visible only to its two sides', async () => {
    const { contractId } = await signedPair()
    const other = await line()
    for (const who of [other.u, other.x]) {
      expect(code(await as(who).call(end, { contractId }))).toBe('no.data')
      expect(code(await as(who).call(answerEnd, { contractId, accept: true }))).toBe('no.data')
    }
  })
})

describe('a ratio for the real-time salary', () => {
  it('is set without an answer, from the next day on, within the giver’s own ratio; 0 ends it', async () => {
    const { u, x } = await line()
    expect(code(await as(u).call(assignRealTime, { username: x.username, ratio: 0.1 }))).toBe('contract.own.missing')
    await given.agentContract({ firstParty: null, secondParty: u, kind: 'REALTIME', status: 'signed' })
    expect(code(await as(u).call(assignRealTime, { username: x.username, ratio: 0.21 }))).toBe('contract.rate.above.own')
    const { value } = (await as(u).call(assignRealTime, { username: x.username, ratio: 0.1 }).expect(success)).body
    expect(value).toMatchObject({ status: 1, effectiveFrom: periodOf('REALTIME', new Date(), 'Asia/Manila').end.getTime() })
    expect((await as(u).call(realTimeInfo, { username: x.username })).body.value.terms.tiers[0].rate).toBe(0.1)
    expect((await as(x).call(realTimeInfo)).body.value.contractId).toBe(value.contractId)
    expect((await as(u).call(assignRealTime, { username: x.username, ratio: 0 })).body.value.status).toBe(4)
    expect((await as(u).call(assignRealTime, { username: x.username, ratio: 0 })).body.value).toBeNull()
  })
})

it('agents with a dividend are listed for their payer', async () => {
  const { u, x } = await line()
  await given.agentContract({ firstParty: u, secondParty: x, kind: 'DIVIDEND', status: 'signed' })
  expect((await as(u).call(dividendCustomers)).body.value).toMatchObject([{ secondParty: { account: x.username } }])
  expect((await as(x).call(dividendCustomers)).body.value).toEqual([])
})
