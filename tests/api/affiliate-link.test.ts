import { describe, expect, it } from 'vitest'
import * as affiliateLinkEndpoints from '#contract/agents/affiliate-link.ts'
import { MOST_OPEN_LINKS } from '#contract/agents/affiliate-link.ts'
import * as registerEndpoints from '#contract/identity/register.ts'
import { unique } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { refusal, success } from '#tests/support/outcome.ts'

const { as, given, container, clock, http } = startApi()
const { list, create, close, closeByAddress, registered, registeredFile, click } = affiliateLinkEndpoints

const prisma = () => container().database.prisma
const setRates = (member: { id: number; merchantId: number }, set: Record<string, number>) =>
  container().database.pool.query('SELECT rebate_set_rates($1, $2, $3, NULL, NULL)', [member.merchantId, member.id, set])

async function agent(rates: Record<string, number> = { RNG: 10_000, LOTT: 980_000 }) {
  const made = await given.member({ type: 1 })
  await setRates(made, rates)
  return made
}
const slots = (rebateValue: number) => ({ rebates: [{ type: 'RNG' as const, rebateValue }] })

/** Registers with the fields a merchant requires by default. */
async function join(affiliateCode: string) {
  const username = unique('joins').toLowerCase()
  const { body } = await as().call(registerEndpoints.registerAutoUsername, {
    password: 'secret12',
    confirmPassword: 'secret12',
    affiliateCode,
  } as never)
  expect(body).toMatchObject({ success: true })
  return prisma()
    .member.findFirstOrThrow({ where: { affiliateCode }, orderBy: { id: 'desc' } })
    .then((member) => ({ ...member, typed: username }))
}

describe('an agent’s links', () => {
  it('have rates of their own, expire or not, and are listed newest first', async () => {
    const owner = await agent()
    const first = (
      await as(owner)
        .call(create, { name: 'Facebook', validDays: 7, ...slots(0.5) })
        .expect(success)
    ).body.value
    expect(first).toMatchObject({
      name: 'Facebook',
      type: 0,
      isAgent: false,
      status: 'IN_USE',
      clickCount: 0,
      registeredCount: 0,
      closedAt: null,
      rebates: [{ type: 'RNG', productType: 'RNG', rebateValue: 0.5, series: 0 }],
    })
    expect(first.expiresAt).toBe(first.createdAt + 7 * 86_400_000)
    expect(first.url).toMatch(new RegExp(`/m/register\\?affiliateCode=${first.affiliateCode}$`))
    const second = (await as(owner).call(create, { type: 2 }).expect(success)).body.value
    expect(second).toMatchObject({ status: 'FOREVER', isAgent: true, rebates: [] })
    const { value } = (await as(owner).call(list).expect(success)).body
    expect(value.list.map(({ affiUrlId }: { affiUrlId: number }) => affiUrlId)).toEqual([second.affiUrlId, first.affiUrlId])
  })

  it.each([
    { wrong: 'more than the agent may give', body: slots(1), code: 'rebate.too.high' },
    { wrong: 'a rate between two steps', body: slots(0.55), code: 'rebate.step.invalid' },
    { wrong: 'a host that is not the merchant’s', body: { domain: 'evil.example' }, code: 'request.param.err' },
    { wrong: 'a type that cannot register', body: { type: 1 }, code: 'request.param.err' },
    { wrong: 'too many days', body: { validDays: 9_999 }, code: 'request.param.err' },
  ])('are refused with $wrong', async ({ body, code }) => {
    const owner = await agent()
    expect(
      (
        await as(owner)
          .call(create, body as never)
          .expect(refusal)
      ).body,
    ).toMatchObject({ errorCode: code })
    expect(await prisma().affiliateLink.count({ where: { agentId: owner.id } })).toBe(0)
  })

  it('stop at the maximum number, also when two are created at once', async () => {
    const owner = await agent()
    await prisma().affiliateLink.createMany({
      data: Array.from({ length: MOST_OPEN_LINKS - 1 }, () => ({
        merchantId: owner.merchantId,
        agentId: owner.id,
        code: unique('L').toUpperCase(),
      })),
    })
    const answers = await Promise.all([1, 2, 3].map(() => as(owner).call(create, {})))
    expect(answers.map(({ body }) => body.errorCode ?? 'ok').toSorted()).toEqual([
      'affiliate.link.limit',
      'affiliate.link.limit',
      'ok',
    ])
  })

  it('WIR-37, AGT-34: are closed for good, and no one can register with them; older clients close them by address', async () => {
    const owner = await agent()
    const [one, two] = [(await as(owner).call(create, {})).body.value, (await as(owner).call(create, {})).body.value]
    expect((await as(owner).call(close, { affiUrlId: one.affiUrlId }).expect(success)).body.value).toMatchObject({
      status: 'CLOSED',
    })
    expect((await as(owner).call(close, { affiUrlId: one.affiUrlId }).expect(success)).body.value.closedAt).toBeTypeOf('number')
    const older = await http()
      .delete(closeByAddress.path)
      .query({ affiUrlId: two.affiUrlId })
      .set('Merchant', 'test')
      .set('Authorization', owner.token)
    expect(older.body.value).toMatchObject({ status: 'CLOSED' })
    const refused = await as().call(registerEndpoints.affiliate, { code: one.affiliateCode } as never)
    expect(refused.body).toMatchObject({ errorCode: 'register.affiliate.invalid' })
  })

  it('AGT-34: copy their rates to new members; changing them later changes no member', async () => {
    const owner = await agent()
    const link = (
      await as(owner)
        .call(create, {
          type: 2,
          rebates: [
            { type: 'RNG', rebateValue: 0.5 },
            { type: 'LOTT', rebateValue: 12 },
          ],
        })
        .expect(success)
    ).body.value
    const member = await join(link.affiliateCode)
    expect(member).toMatchObject({ parentId: owner.id, type: 2 })
    const rates = async () =>
      (await prisma().rebateSet.findFirstOrThrow({ where: { memberId: member.id, validUntil: null }, select: { rates: true } }))
        .rates
    expect(await rates()).toEqual({ RNG: 5_000, LOTT: 970_000 })
    await prisma().affiliateLink.update({ where: { id: link.affiUrlId }, data: { rates: { RNG: 1_000 } } })
    expect(await rates()).toEqual({ RNG: 5_000, LOTT: 970_000 })
    expect((await as(owner).call(list)).body.value.list[0]).toMatchObject({ registeredCount: 1 })
    const { value } = (await as(owner).call(registered).expect(success)).body
    expect(value).toMatchObject({
      total: 1,
      footer: { count: 1 },
      list: [{ memberId: member.id, affiliateCode: link.affiliateCode, type: 2 }],
    })
    expect((await as(owner).call(registered, { username: 'nobody' })).body.value.total).toBe(0)
    expect((await as(await agent()).call(registered)).body.value.total).toBe(0)
  })

  it('AGT-34: give no more than their agent has left to give, but never turn anyone away', async () => {
    const owner = await agent()
    const link = (
      await as(owner)
        .call(create, {
          rebates: [
            { type: 'RNG', rebateValue: 0.9 },
            { type: 'LOTT', rebateValue: 12.8 },
          ],
        })
        .expect(success)
    ).body.value
    await prisma().rebateQuota.create({ data: { agentId: owner.id, gameType: 'LOTT', rate: 978_000, total: 1, used: 1 } })
    await container().database.pool.query('SELECT rebate_set_rates($1, $2, $3, NULL, $4)', [
      owner.merchantId,
      owner.id,
      { RNG: 6_000, LOTT: 980_000 },
      clock.now(),
    ])
    const member = await join(link.affiliateCode)
    const set = await prisma().rebateSet.findFirstOrThrow({
      where: { memberId: member.id, validUntil: null },
      select: { rates: true },
    })
    expect(set.rates).toEqual({ RNG: 5_000, LOTT: 977_000 })
  })

  it('list their registrations: by days, by the start of a name, by one link, and as a file', async () => {
    const owner = await agent()
    const [one, other] = [
      (await as(owner).call(create, { name: 'Facebook' }).expect(success)).body.value,
      (await as(owner).call(create, { type: 2 }).expect(success)).body.value,
    ]
    const first = await join(one.affiliateCode)
    const second = await join(other.affiliateCode)
    const names = async (query = {}) =>
      (await as(owner).call(registered, query).expect(success)).body.value.list.map(
        ({ username }: { username: string }) => username,
      )
    expect(await names()).toEqual([second.username, first.username])
    expect(await names({ affiliateCode: one.affiliateCode })).toEqual([first.username])
    expect(await names({ username: second.username.slice(0, -1).toUpperCase() })).toContain(second.username)
    expect(await names({ startDate: '2020-01-01', endDate: '2020-01-31' })).toEqual([])
    const rowsOf = async (query = {}) => {
      const { text } = await as(owner).call(registeredFile, query, { Language: 'EN' }).expect(success)
      return text.replace('\uFEFF', '').trim().split('\r\n')
    }
    const [head, ...rows] = await rowsOf()
    expect(head).toBe('Time,Username,Nickname,Kind,Code of the link,Link')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(new RegExp(`,${second.username},.*,Agent,${other.affiliateCode},$`))
    expect(await rowsOf({ affiliateCode: one.affiliateCode })).toHaveLength(2)
    // A sibling sees none of them, whatever code it passes.
    const sibling = await agent()
    const { value } = (await as(sibling).call(registered, { affiliateCode: one.affiliateCode }).expect(success)).body
    expect(value.total).toBe(0)
  })

  it('count a visitor once a day', async () => {
    const owner = await agent()
    const link = (await as(owner).call(create, {})).body.value
    for (let again = 0; again < 3; again += 1) await as().call(click, { affiliateCode: link.affiliateCode }).expect(success)
    await as().call(click, { affiliateCode: 'NOBODYS' }).expect(success)
    expect((await as(owner).call(list)).body.value.list[0]).toMatchObject({ clickCount: 1 })
  })
})
