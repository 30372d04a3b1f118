import { describe, expect, it } from 'vitest'
import * as agentContractEndpoints from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { periodOf } from '#server/features/agents/agent-contracts/periods.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const { pending, daily, hourly, dividend, answerDaily, answerHourly, answerDividend } = agentContractEndpoints

const NOTHING = {
  dailysalreqtype: [],
  divtypecompperiodreq: [],
  contracthoursalreq: [],
  dailysalinfotype: [],
  divtypeinfo: [],
  divtypecompperiodinfo: [],
  contracthoursalinfo: [],
  contractmrdailysalinfotype: [],
  realtimesalinfotype: [],
}

async function pair() {
  const firstParty = await given.agent()
  return { firstParty, secondParty: await given.member({ type: 2, parent: firstParty }) }
}

describe('contract requests', () => {
  it('are empty if nothing was agreed', async () => {
    expect(
      (
        await as(await given.member({ type: 1 }))
          .call(pending)
          .expect(success)
      ).body.value,
    ).toEqual(NOTHING)
  })

  it.each([
    { kind: 'DAILY', list: 'dailysalreqtype' },
    { kind: 'DIVIDEND', list: 'divtypecompperiodreq' },
    { kind: 'HOURLY', list: 'contracthoursalreq' },
  ] as const)('WIR-38: list an offered $kind contract in $list', async ({ kind, list }) => {
    const { firstParty, secondParty } = await pair()
    const { id } = await given.agentContract({ firstParty, secondParty, kind, status: 'offered' })
    expect((await as(secondParty).call(pending)).body.value).toEqual({ ...NOTHING, [list]: [id] })
  })

  it.each([
    { kind: 'DAILY', lists: ['dailysalinfotype'] },
    { kind: 'DIVIDEND', lists: ['divtypeinfo', 'divtypecompperiodinfo'] },
    { kind: 'HOURLY', lists: ['contracthoursalinfo'] },
    { kind: 'REALTIME', lists: ['realtimesalinfotype'] },
    { kind: 'MANUAL_DAILY', lists: ['contractmrdailysalinfotype'] },
  ] as const)('list a $kind contract in force in $lists', async ({ kind, lists }) => {
    const { firstParty, secondParty } = await pair()
    const signed = await given.agentContract({ firstParty, secondParty, kind, status: 'signed' })
    const ending = await given.agentContract({ firstParty, secondParty, kind, status: 'terminating' })
    const expected = Object.fromEntries(lists.map((list) => [list, [signed.id, ending.id]]))
    expect((await as(secondParty).call(pending)).body.value).toEqual({ ...NOTHING, ...expected })
  })

  it('leave out what is rejected, ended or another’s', async () => {
    const { firstParty, secondParty } = await pair()
    for (const status of ['rejected', 'ended'] as const) await given.agentContract({ firstParty, secondParty, status })
    const other = await pair()
    await given.agentContract({ ...other, status: 'offered' })
    expect((await as(secondParty).call(pending)).body.value).toEqual(NOTHING)
  })

  it('are a member’s own', async () => {
    expect(await as().call(pending)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  })
})

/** One kind's two calls, and another kind whose calls must not accept it. */
const KINDS = [
  { kind: 'DAILY', read: daily, answer: answerDaily, otherAnswer: answerHourly },
  { kind: 'HOURLY', read: hourly, answer: answerHourly, otherAnswer: answerDividend },
  { kind: 'DIVIDEND', read: dividend, answer: answerDividend, otherAnswer: answerDaily },
] as const
type Party = Awaited<ReturnType<typeof pair>>['secondParty']
const statusOf = async (id: number) =>
  (await container().database.prisma.agentContract.findUniqueOrThrow({ where: { id } })).status
const refusal = (code: string) => ({ body: { success: false, errorCode: code } })
const offerOf = async (who: Party, endpoint: typeof daily | typeof hourly = daily) =>
  (await as(who).call<Endpoint>(endpoint).expect(success)).body.value

describe('an offered contract', () => {
  it('is shown with its terms and its giver: money and percent as numbers', async () => {
    const { firstParty, secondParty } = await pair()
    const { id } = await given.agentContract({ firstParty, secondParty })
    expect(await offerOf(secondParty)).toEqual({
      offer: {
        contractId: id,
        kind: 'DAILY',
        status: 0,
        firstParty: { account: firstParty.username, nickname: firstParty.nickname },
        offeredAt: expect.any(Number),
        answeredAt: null,
        effectiveFrom: null,
        terms: {
          tiers: [
            { minTurnover: 100_000, minActive: 3, minLoss: null, rate: 0.4 },
            { minTurnover: 500_000, minActive: 8, minLoss: null, rate: 0.6 },
          ],
          minBillingOrder: 100,
          floorTo: null,
          dailyCap: null,
          offsetsDaily: false,
          carry: 'NONE',
        },
      },
      current: null,
    })
  })

  it.each(KINDS)('of kind $kind is signed once, and starts with the next period', async ({ kind, read, answer }) => {
    const { firstParty, secondParty } = await pair()
    const { id } = await given.agentContract({ firstParty, secondParty, kind })
    const { body } = await as(secondParty).call(answer, { contractId: id, accept: true }).expect(success)
    expect(body.value).toMatchObject({ contractId: id, kind, status: 1 })
    expect(body.value.effectiveFrom).toBe(periodOf(kind, new Date(body.value.answeredAt), 'Asia/Manila').end.getTime())
    expect(body.value.effectiveFrom).toBeGreaterThan(body.value.answeredAt)
    expect(await offerOf(secondParty, read)).toEqual({ offer: null, current: body.value })
    for (const accept of [true, false])
      expect(await as(secondParty).call(answer, { contractId: id, accept })).toMatchObject(refusal('contract.answered'))
    expect(await statusOf(id)).toBe(1)
  })

  it('is declined for good; the previous one stays in force', async () => {
    const { firstParty, secondParty } = await pair()
    const signed = await given.agentContract({ firstParty, secondParty, status: 'signed' })
    const { id } = await given.agentContract({ firstParty, secondParty })
    const { body } = await as(secondParty).call(answerDaily, { contractId: id, accept: 0 }).expect(success)
    expect(body.value).toMatchObject({ status: 2, effectiveFrom: null })
    expect(await offerOf(secondParty)).toMatchObject({ offer: null, current: { contractId: signed.id } })
    expect(await as(secondParty).call(answerDaily, { contractId: id, accept: true })).toMatchObject(refusal('contract.answered'))
  })

  it('is followed by the next pending one', async () => {
    const { firstParty, secondParty } = await pair()
    const [first, second] = [
      await given.agentContract({ firstParty, secondParty }),
      await given.agentContract({ firstParty, secondParty }),
    ]
    expect((await offerOf(secondParty)).offer.contractId).toBe(first.id)
    await as(secondParty).call(answerDaily, { contractId: first.id, accept: true }).expect(success)
    expect(await offerOf(secondParty)).toMatchObject({ offer: { contractId: second.id }, current: { contractId: first.id } })
    await as(secondParty).call(answerDaily, { contractId: second.id, accept: true }).expect(success)
    expect(await offerOf(secondParty)).toMatchObject({ offer: null, current: { contractId: second.id } })
  })

  it('accepts one of many simultaneous answers', async () => {
    const { firstParty, secondParty } = await pair()
    const { id } = await given.agentContract({ firstParty, secondParty })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => as(secondParty).call(answerDaily, { contractId: id, accept: turn % 2 === 0 })),
    )
    const won = answers.filter(({ body }) => body.success)
    expect(won).toHaveLength(1)
    expect(new Set(answers.filter((answer) => answer !== won[0]).map(({ body }) => body.errorCode))).toEqual(
      new Set(['contract.answered']),
    )
    expect(await statusOf(id)).toBe(won[0]!.body.value.status)
  })

  it.each(KINDS)(
    'of kind $kind does not exist for anyone else, nor for another kind’s call',
    async ({ kind, read, answer, otherAnswer }) => {
      const { firstParty, secondParty } = await pair()
      const { id } = await given.agentContract({ firstParty, secondParty, kind })
      const elsewhere = await given.merchant()
      const others = [
        firstParty,
        await given.member({ type: 2, parent: firstParty }),
        await given.member({ type: 2, merchant: elsewhere }),
      ]
      for (const other of others) {
        const caller = 'token' in other ? other : await given.session(other).then((session) => ({ ...other, ...session }))
        expect((await as(caller).call(read).expect(success)).body.value).toEqual({ offer: null, current: null })
        expect(await as(caller).call(answer, { contractId: id, accept: true })).toMatchObject(refusal('no.data'))
      }
      expect(await as(secondParty).call(otherAnswer, { contractId: id, accept: true })).toMatchObject(refusal('no.data'))
      expect(await statusOf(id)).toBe(0)
    },
  )

  it.each(['signed', 'rejected', 'terminating', 'ended'] as const)('accepts no answer once it is %s', async (status) => {
    const { firstParty, secondParty } = await pair()
    const { id } = await given.agentContract({ firstParty, secondParty, status })
    const before = await statusOf(id)
    expect(await as(secondParty).call(answerDaily, { contractId: id, accept: true })).toMatchObject(refusal('contract.answered'))
    expect(await statusOf(id)).toBe(before)
  })

  it.each([{ contractId: 1 }, { accept: true }, { contractId: 0, accept: true }, { contractId: 1, accept: 'perhaps' }])(
    'refuses %j',
    async (body) => {
      const { secondParty } = await pair()
      expect(await as(secondParty).call(answerDaily, body as never)).toMatchObject(refusal('request.param.err'))
    },
  )

  it('is not available to a trial account', async () => {
    const trial = await given.member({ type: 4 })
    expect(await as(trial).call(daily)).toMatchObject(refusal('trial.not.allowed'))
    expect(await as(trial).call(answerDaily, { contractId: 1, accept: true })).toMatchObject(refusal('trial.not.allowed'))
  })
})
