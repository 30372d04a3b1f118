/** Open sessions, the login history, and what ends a session from outside (ACC-07, ACC-08, ACC-09). */
import { describe, expect, it } from 'vitest'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { startApi } from '#tests/support/api.ts'
import { loginSupport } from '#tests/support/login.ts'
import { success } from '#tests/support/outcome.ts'

const api = startApi({ env: { TRUST_PROXY: '1' } })
const { as, clock, given, container } = api
const { events, securityEvents } = loginSupport(api)
const { login, freePlay, openSessions, endSession, endOtherSessions, loginHistory, touch } = sessionEndpoints
const { info } = memberEndpoints

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'

type Member = Awaited<ReturnType<typeof given.member>>
const logIn = ({ username, password, merchantCode }: Member, agent = PHONE, ip = '192.0.2.7') =>
  as({ merchantCode }).call(login, { username, password }, { 'User-Agent': agent, 'X-Forwarded-For': ip })

/** Logged in on a phone and on a laptop, on a site that allows both. */
async function withTwo() {
  const merchant = await given.merchant({ settings: { session: { isSingle: false } } })
  const member = await given.member({ merchant })
  await container().sessions.endAll(member.id)
  const phone = { ...member, token: (await logIn(member)).body.value.token as string }
  clock.shift(1_000)
  const laptop = { ...member, token: (await logIn(member, LAPTOP, '203.0.113.9')).body.value.token as string }
  return { member, phone, laptop }
}
const codeOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode

describe('open sessions', () => {
  it('are described in a few words, newest first, with the current one marked', async () => {
    const { phone } = await withTwo()
    const { body } = await as(phone).call(openSessions).expect(success)
    expect(body.value).toEqual([
      expect.objectContaining({ device: 'Firefox on Windows', ip: '203.0.113.9', country: 'VN', isCurrent: false }),
      expect.objectContaining({ device: 'Chrome on Android', ip: '192.0.2.7', country: 'PH', isCurrent: true }),
    ])
  })

  it('can be ended one by one, only by their own member', async () => {
    const { member, phone, laptop } = await withTwo()
    const stranger = await given.member()
    const [{ sessionId }] = (await as(phone).call(openSessions)).body.value
    expect(codeOf(await as(stranger).call(endSession, { sessionId }))).toBe('no.data')
    await as(laptop).call(touch).expect(success)
    await as(phone).call(endSession, { sessionId }).expect(success)
    expect(await as(laptop).call(touch)).toMatchObject({ status: 401, body: { errorCode: 'user.token.expired' } })
    await as(phone).call(touch).expect(success)
    expect(codeOf(await as(phone).call(endSession, { sessionId }))).toBe('no.data')
    expect(await securityEvents(member.id)).toEqual(['SESSIONS_ENDED'])
  })

  it('can be ended all but the current one', async () => {
    const { phone, laptop } = await withTwo()
    expect((await as(phone).call(endOtherSessions).expect(success)).body.value).toEqual({ ended: 1 })
    expect(codeOf(await as(laptop).call(touch))).toBe('user.token.expired')
    expect((await as(phone).call(openSessions)).body.value).toHaveLength(1)
    expect((await as(phone).call(endOtherSessions)).body.value).toEqual({ ended: 0 })
  })

  it('end once, however many ask at once', async () => {
    const { phone } = await withTwo()
    const answers = await Promise.all([1, 2, 3].map(() => as(phone).call(endOtherSessions)))
    expect(answers.map(({ body }) => body.value.ended).reduce((sum, ended) => sum + ended, 0)).toBe(1)
  })
})

describe('the login history', () => {
  it('records the method, the address and the session (ACC-07, ACC-08)', async () => {
    const member = await given.member()
    await as().call(login, { username: member.username, password: 'wrong-pass' }, { 'User-Agent': LAPTOP })
    const first = await logIn(member)
    const second = await logIn(member)
    const [failed, ...opened] = await events(member.username)
    expect(failed).toMatchObject({
      outcome: 'login.cred.err',
      memberId: member.id,
      device: 'Firefox on Windows',
      sessionId: null,
    })
    expect(opened.map(({ outcome, method, country }) => [outcome, method, country])).toEqual([
      ['OK', 'username', 'PH'],
      ['OK', 'username', 'PH'],
    ])
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(2)
    expect(first.body.value.token).not.toBe(second.body.value.token)
  })

  it('names free play as such', async () => {
    const { body } = await as().call(freePlay).expect(success)
    expect((await events(body.value.userName))[0]).toMatchObject({ method: 'freeplay', outcome: 'OK' })
  })

  it('is readable by its own member only, page by page, newest first', async () => {
    const [member, other] = [await given.member(), await given.member()]
    await logIn(other)
    for (let time = 0; time < 3; time++) {
      await as().call(login, { username: member.username, password: 'wrong-pass' })
      clock.shift(1_000)
    }
    const first = await as(member).call(loginHistory, { page: 1, size: 2 }).expect(success)
    expect(first.body.value).toMatchObject({ total: 3, totalPages: 2, page: 1 })
    const second = await as(member).call(loginHistory, { page: 2, size: 2 }).expect(success)
    const all = [...first.body.value.list, ...second.body.value.list]
    expect(all).toHaveLength(3)
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((one, two) => two - one))
    expect(all[0]).toMatchObject({ outcome: 'login.cred.err', method: 'username' })
  })
})

describe('ACC-09: disabled on demand', () => {
  const setStatus = (id: number, status: string) => container().database.prisma.member.update({ where: { id }, data: { status } })
  const aBet = (requestId: string) => ({ requestId, stake: 1, target: 5_050, direction: 'over' }) as never

  it.each(['LOCKED', 'CLOSED'])('a member who is %s is logged out at once, and stays out', async (status) => {
    const member = await given.member()
    await as(member).call(info).expect(success)
    await setStatus(member.id, status)
    expect(await as(member).call(info)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
    await setStatus(member.id, 'ACTIVE')
    // The session is gone for good, not only refused.
    expect(codeOf(await as(member).call(info))).toBe('login.not.session')
  })

  it('a frozen member may still look', async () => {
    const member = await given.member()
    await setStatus(member.id, 'FROZEN')
    await as(member).call(info).expect(success)
  })

  it('a locked member’s bets are refused from the next one on', async () => {
    const player = await given.player('dice', { balance: 10_000_000n })
    await as(player).call(diceEndpoints.bet, aBet('a-first-request')).expect(success)
    await setStatus(player.id, 'LOCKED')
    expect(await as(player).call(diceEndpoints.bet, aBet('a-second-request'))).toMatchObject({ status: 403 })
  })

  it('a locked member’s open game refuses every other call too', async () => {
    const player = await given.player('dice', { balance: 10_000_000n })
    await as(player).call(diceEndpoints.table).expect(success)
    await setStatus(player.id, 'LOCKED')
    for (const call of [diceEndpoints.history, diceEndpoints.table, fairnessEndpoints.seeds, fairnessEndpoints.rotate])
      expect(await as(player).call(call, {})).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  })

  it('a game switched off refuses new bets in open sessions; settled ones are still returned', async () => {
    const player = await given.player('dice', { balance: 10_000_000n })
    const settled = await as(player).call(diceEndpoints.bet, aBet('before-the-switch')).expect(success)
    await container().database.prisma.game.updateMany({ where: { gameCode: 'dice' }, data: { isRunning: false } })
    expect(codeOf(await as(player).call(diceEndpoints.bet, aBet('after-the-switch')))).toBe('vendor_under_maintenance')
    const again = await as(player).call(diceEndpoints.bet, aBet('before-the-switch')).expect(success)
    expect(again.body.value.roundId).toBe(settled.body.value.roundId)
    await container().database.prisma.game.updateMany({ where: { gameCode: 'dice' }, data: { isRunning: true } })
  })
})
