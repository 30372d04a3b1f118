/** What an agent can do with accounts below it. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as olderAnnouncementEndpoints from '#contract/content/announcement/older-announcement.ts'
import * as endpoints from '#contract/agents/downline/downline.ts'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as passwordEndpoints from '#contract/identity/password.ts'
import * as registerEndpoints from '#contract/identity/register.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import type { MerchantRecord } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { createWireClient } from '#tests/support/wire-client.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'

const { as, given, container, app } = startApi()

type Details = NonNullable<Parameters<typeof given.member>[0]>
type Member = Awaited<ReturnType<typeof given.member>>
let site: MerchantRecord
let boss: Member
let serial = 0

beforeAll(async () => {
  site = await given.merchant()
  boss = await given.member({ merchant: site, type: 1 })
})
const player = (parent: { id: number }, details: Details = {}) => given.member({ merchant: site, parent, ...details })
const codeOf = (answer: { body: { errorCode?: string } }) => answer.body.errorCode
const rowOf = (id: number) => container().database.prisma.member.findUniqueOrThrow({ where: { id } })
const eventsOf = async (memberId: number) =>
  (await container().database.prisma.securityEvent.findMany({ where: { memberId }, orderBy: { id: 'asc' } })).map(
    ({ kind, detail }) => ({ kind, detail }),
  )
const form = (rest: object = {}) => ({
  username: `opened${(serial += 1)}`,
  password: 'firstpass1',
  confirmPassword: 'firstpass1',
  ...rest,
})
/** An account opened by boss whose owner has not logged in yet. */
async function unclaimed() {
  const asked = form()
  const { customerId } = (await as(boss).call(endpoints.open, asked).expect(success)).body.value
  return { id: customerId as number, username: asked.username, password: asked.password }
}
const logIn = (username: string, password: string) =>
  as({ merchantCode: site.code }).call(sessionEndpoints.loginUnsecure, { username, password })

describe('an account opened by an agent', () => {
  it('AGT-35: is directly below it, is recorded, and needs a new password at the first login', async () => {
    const asked = form({ nickname: 'Unang Ngalan' })
    const { value } = (
      await as(boss)
        .call(endpoints.open, { ...asked, username: asked.username.toUpperCase() })
        .expect(200)
    ).body
    expect(value).toEqual({ customerId: expect.any(Number), username: asked.username, type: 0 })
    expect(await rowOf(value.customerId)).toMatchObject({
      parentId: boss.id,
      nickname: 'Unang Ngalan',
      mustChangePassword: true,
      termsVersion: null,
      type: 0,
    })
    const line = await container().database.prisma.memberLine.findMany({ where: { memberId: value.customerId } })
    expect(line).toMatchObject([{ ancestors: [boss.id], validUntil: null }])
    expect(await eventsOf(value.customerId)).toEqual([
      { kind: 'DOWNLINE_OPENED', detail: { agentId: boss.id, agent: boss.username, type: 0 } },
    ])
    const login = await logIn(asked.username, asked.password)
    expect(login.status).toBe(200)
    const info = await as({ token: login.body.value.token, merchantCode: site.code }).call(memberEndpoints.info)
    expect(info.body.value).toMatchObject({ mustChangePassword: true, termsDue: '1' })
  })

  it('may be an agent’s: it comes with an invitation code that works', async () => {
    const { value } = (
      await as(boss)
        .call(endpoints.open, form({ type: 2 }))
        .expect(200)
    ).body
    const link = await container().database.prisma.affiliateLink.findFirstOrThrow({ where: { agentId: value.customerId } })
    await as({ merchantCode: site.code }).call(registerEndpoints.affiliate, { code: link.code }).expect(200)
  })

  it.each([
    { what: 'a name too short', rest: { username: 'x' }, code: 'request.param.err', field: 'username' },
    {
      what: 'a password too short',
      rest: { password: 'abc', confirmPassword: 'abc' },
      code: 'request.param.err',
      field: 'password',
    },
    { what: 'a nickname with a bracket', rest: { nickname: '<b>' }, code: 'request.param.err', field: 'nickname' },
    { what: 'two passwords', rest: { confirmPassword: 'otherpass1' }, code: 'modify.new.confirm.diff' },
    { what: 'a guest’s name', rest: { username: 'guest123456' }, code: 'exists.username.err' },
    { what: 'another type', rest: { type: 1 }, code: 'request.param.err' },
  ])('is refused with $what', async ({ rest, code, field }) => {
    const answer = await as(boss).call(endpoints.open, form(rest) as never)
    expect([answer.status, codeOf(answer)]).toEqual([200, code])
    if (field) expect(answer.body.value.fields).toMatchObject([{ path: field }])
  })

  it('is refused with a name in use, also of two at once', async () => {
    const asked = form()
    const answers = await Promise.all([1, 2, 3].map(() => as(boss).call(endpoints.open, asked)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(new Set(answers.filter(isRefused).map(codeOf))).toEqual(new Set(['exists.username.err']))
  })

  it('is refused if the site does not admit that type', async () => {
    const players = await given.merchant({ settings: { session: { admits: 'agents' } } })
    const agent = await given.member({ merchant: players, type: 1 })
    expect(codeOf(await as(agent).call(endpoints.open, form()))).toBe('login.agents.only')
  })

  it('WIR-37: is opened by an encrypted call of an older client', async () => {
    const client = createWireClient(app(), site.code)
    client.keep(boss.token)
    const answer = await client.encrypted('post', '/wps/agent/downline', form(), 'B')
    expect(answer.body).toMatchObject({ success: true, value: { type: 0 } })
  })
})

describe('a promotion', () => {
  it('AGT-35: makes a direct member an agent with a code, once, for good, and ends its sessions', async () => {
    const member = await player(boss)
    const answers = await Promise.all([1, 2].map(() => as(boss).call(endpoints.promote, { customerId: member.id })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(codeOf(answers.find(isRefused)!)).toBe('downline.is.agent')
    expect((await rowOf(member.id)).type).toBe(2)
    const links = await container().database.prisma.affiliateLink.findMany({ where: { agentId: member.id } })
    expect(links).toHaveLength(1)
    expect(codeOf(await as(member).call(memberEndpoints.info))).toBe('login.not.session')
    const again = await given.session({ ...member, type: 2 })
    await as(again).call(olderAnnouncementEndpoints.olderAgent).expect(200)
    await as(again).call(endpoints.teamCount).expect(200)
    expect(await eventsOf(member.id)).toEqual([
      { kind: 'DOWNLINE_PROMOTED', detail: { agentId: boss.id, agent: boss.username, from: 0, to: 2 } },
    ])
  })

  it('is for direct members only, and not for closed accounts', async () => {
    const below = await given.member({ merchant: site, type: 2, parent: boss })
    const [far, closed] = [await player(below), await player(boss, { status: 'CLOSED' })]
    expect(codeOf(await as(boss).call(endpoints.promote, { customerId: far.id }))).toBe('downline.not.direct')
    expect(codeOf(await as(boss).call(endpoints.promote, { customerId: closed.id }))).toBe('downline.is.agent')
    expect((await rowOf(closed.id)).type).toBe(0)
  })
})

describe('a nickname', () => {
  it('of an account whose owner has not logged in is changed by the rules of nicknames', async () => {
    const [member, other] = [await unclaimed(), await unclaimed()]
    await as(boss).call(endpoints.setNickname, { username: member.username, nickname: 'Suki Uno' }).expect(200)
    expect((await rowOf(member.id)).nickname).toBe('Suki Uno')
    const set = (nickname: string) => as(boss).call(endpoints.setNickname, { customerId: other.id, nickname })
    expect(codeOf(await set('Suki Uno'))).toBe('exists.nickname.err')
    expect(codeOf(await set('<i>'))).toBe('format.nickname.err')
    expect(await eventsOf(member.id)).toMatchObject([{ kind: 'DOWNLINE_OPENED' }, { kind: 'DOWNLINE_RENAMED' }])
  })

  it('belongs to the owner from the first login on', async () => {
    const [came, own] = [await unclaimed(), await player(boss)]
    await logIn(came.username, came.password)
    for (const { id } of [came, own]) {
      const answer = await as(boss).call(endpoints.setNickname, { customerId: id, nickname: `Ngalan ${id}` })
      expect(codeOf(answer)).toBe('downline.nickname.own')
      expect((await as(boss).call(endpoints.member, { customerId: id })).body.value).toMatchObject({
        canRename: false,
        canSetPassword: false,
      })
    }
  })
})

describe('a first password', () => {
  it('can be replaced before the first login: the old one stops working, and the new one must be changed', async () => {
    const member = { ...(await unclaimed()), token: '', merchantCode: site.code }
    await as(boss)
      .call(endpoints.setPassword, { customerId: member.id, password: 'secondpass2', confirmPassword: 'secondpass2' })
      .expect(200)
    expect((await logIn(member.username, member.password)).body.errorCode).toBe('login.cred.err')
    const login = await logIn(member.username, 'secondpass2')
    expect(login.status).toBe(200)
    expect((await rowOf(member.id)).mustChangePassword).toBe(true)
    const session = { token: login.body.value.token, merchantCode: site.code }
    const change = { oldPassword: 'secondpass2', newPassword: 'ownpass333', confirmPassword: 'ownpass333' }
    await as(session).call(passwordEndpoints.changeUnsecure, change).expect(200)
    expect((await rowOf(member.id)).mustChangePassword).toBe(false)
    // Now it has one of its own.
    const again = await as(boss).call(endpoints.setPassword, { customerId: member.id, password: 'thirdpass3' })
    expect([again.status, codeOf(again)]).toEqual([200, 'downline.password.own'])
    expect((await eventsOf(member.id)).map(({ kind }) => kind)).toEqual([
      'DOWNLINE_OPENED',
      'DOWNLINE_PASSWORD_SET',
      'PASSWORD_CHANGED',
    ])
  })

  it('ACC-06: cannot be given once the owner has logged in, or has set a password', async () => {
    const [came, own, registered] = [await unclaimed(), await unclaimed(), await player(boss)]
    await logIn(came.username, came.password)
    await container().database.prisma.member.update({ where: { id: own.id }, data: { mustChangePassword: false } })
    const next = await given.member({ merchant: site, type: 2, parent: boss })
    const set = (agent: Member, { id }: { id: number }) =>
      as(agent).call(endpoints.setPassword, { customerId: id, password: 'secondpass2' })
    for (const one of [came, own, registered]) {
      expect(codeOf(await set(boss, one))).toBe('downline.password.own')
      await as(boss).call(endpoints.move, { customerId: one.id, uplineId: next.id }).expect(success)
      expect(codeOf(await set(next, one))).toBe('downline.password.own')
      expect(codeOf(await set(boss, one))).toBe('downline.not.direct')
    }
  })

  it('follows the password rule', async () => {
    const member = await unclaimed()
    expect(codeOf(await as(boss).call(endpoints.setPassword, { customerId: member.id, password: 'x' }))).toBe('request.param.err')
  })
})

describe('a mobile number', () => {
  it('is shown by its last three digits, for a direct downline', async () => {
    const below = await given.member({ merchant: site, type: 2, parent: boss, mobileNumber: '9175551234' })
    const [bare, far] = [await player(boss), await player(below, { mobileNumber: '9175559999' })]
    const mobile = (who: Member) => as(boss).call(endpoints.mobile, { customerId: who.id })
    expect((await mobile(below)).body.value).toEqual({ mobile: '*******234' })
    expect((await mobile(bare)).body.value).toEqual({ mobile: '' })
    expect(codeOf(await mobile(far))).toBe('downline.not.direct')
  })
})
