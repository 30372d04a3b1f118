/** Attempts to get around a self-exclusion or a break, each tried (RG-04, RG-06 to RG-09). */
import { describe, expect, it } from 'vitest'
import * as profileEndpoints from '#contract/identity/member/profile.ts'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import * as responsiblePlayEndpoints from '#contract/identity/responsible-play.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { amount, DEFAULT_PASSWORD } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { readOutbox } from '#tests/support/outbox.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, clock, container } = startApi()
const { mailCode } = readOutbox(container)
const { exclude, setLimit, state, takeBreak } = responsiblePlayEndpoints
const password = DEFAULT_PASSWORD
const BLOCKED = 'login_blocked_by_self_exclusion'
const DAY_MS = 86_400_000

let made = 0
const number = () => ({ diallingCode: '63', mobileNumber: `91755${String(++made).padStart(5, '0')}` })
const email = () => `exclusion${++made}@example.com`
const logIn = (username: string, merchantCode?: string) =>
  as({ merchantCode }).call(sessionEndpoints.login, { username, password })
const aBet = () => ({ requestId: `exclusion-${++made}`, stake: 1, target: 4_950, direction: 'over' as const })
/** Bets at the table, from a login. */
async function bet({ token }: { token: string }) {
  const caller = await container().sessions.authenticate(token)
  if (caller.kind !== 'member') throw new Error('a login is a member’s')
  const game = container().sessions.openGame(caller, { gameCode: 'dice', asset: 'PHP' })
  return as({ token: game }).call(diceEndpoints.bet, aBet())
}
const rowOf = (id: number) => container().database.prisma.member.findUniqueOrThrow({ where: { id } })

describe('a break', () => {
  it('RG-06 ends by itself: the same player can play again', async () => {
    const one = await given.player('dice', { balance: amount(10) })
    await as({ token: one.loginToken }).call(takeBreak, { hours: 24, password }).expect(success)
    expect((await as(one).call(diceEndpoints.bet, aBet())).body.errorCode).toBe('play.excluded')
    clock.shift(DAY_MS)
    const later = await given.session(one)
    expect((await bet(later)).status).toBe(200)
    clock.reset()
  })

  it('after a past exclusion is a break: login is allowed', async () => {
    const member = await given.member({ status: 'EXCLUDED', excludedUntil: new Date(clock.now().getTime() - DAY_MS) })
    const { body } = await as(member).call(takeBreak, { hours: 24, password }).expect(success)
    expect(body.value.exclusion.kind).toBe('BREAK')
    await logIn(member.username).expect(success)
  })

  it('does not end a permanent exclusion', async () => {
    const member = await given.member({ status: 'EXCLUDED' })
    await as(member).call(takeBreak, { hours: 24, password }).expect(success)
    expect(await rowOf(member.id)).toMatchObject({ status: 'EXCLUDED', excludedUntil: null })
  })

  it('is not an exclusion: another number can be bound as before', async () => {
    const member = await given.member()
    await as(member).call(takeBreak, { hours: 24, password }).expect(success)
    await as(member).call(profileEndpoints.setEmail, { email: email() }).expect(success)
  })
})

describe('a self-exclusion', () => {
  it('RG-04 leaves the limits as they were when it ends', async () => {
    const one = await given.member()
    await as(one).call(setLimit, { kind: 'DEPOSIT', period: 'DAY', amount: 20 }).expect(success)
    await as(one).call(exclude, { months: 6, password }).expect(success)
    clock.shift(190 * DAY_MS)
    const later = { token: (await logIn(one.username).expect(success)).body.value.token }
    const { limits, exclusion } = (await as(later).call(state).expect(success)).body.value
    expect(exclusion).toBeNull()
    expect(limits[0]).toMatchObject({ kind: 'DEPOSIT', period: 'DAY', amount: 20 })
    clock.reset()
  })

  it('RG-08 accepts no deposit from a permanently excluded or frozen member', async () => {
    for (const [status, code] of [
      ['EXCLUDED', 'play.excluded'],
      ['FROZEN', 'permission.denied'],
    ] as const) {
      const { id, merchantId } = await given.member({ status })
      const merchant = await container().merchants.findById(merchantId)
      await expect(container().responsiblePlay.checkDeposit(id, merchant!, 1n)).rejects.toMatchObject({ code })
    }
  })

  it('RG-09 does not affect a member with a verified number or address that the excluded one only claims', async () => {
    const elsewhere = await given.merchant()
    const claim = { ...number(), email: email() }
    const stranger = await given.member(claim)
    const now = clock.now()
    const owner = await given.member({ merchant: elsewhere, ...claim, mobileVerifiedAt: now, emailVerifiedAt: now })
    await as(stranger).call(exclude, { months: 60, password }).expect(success)
    await as(owner).call(state).expect(success)
    await logIn(owner.username, elsewhere.code).expect(success)
  })

  it('RG-09 affects a member who only claims what the excluded one has verified', async () => {
    const elsewhere = await given.merchant()
    const claim = number()
    const owner = await given.member({ ...claim, mobileVerifiedAt: clock.now() })
    const other = await given.member({ merchant: elsewhere, ...claim })
    await as(owner).call(exclude, { months: 6, password }).expect(success)
    expect((await logIn(other.username, elsewhere.code)).body.errorCode).toBe(BLOCKED)
  })

  it('RG-09 can be traced afterwards by the marks of every account concerned', async () => {
    const [elsewhere, claim, address] = [await given.merchant(), number(), email()]
    const one = await given.member(claim)
    await given.member({ merchant: elsewhere, ...claim, email: address })
    await as(one).call(exclude, { months: 6, password }).expect(success)
    await expect(container().exclusions.checkMayJoin({ email: address })).rejects.toMatchObject({ code: BLOCKED })
  })

  it('RG-09 cannot be avoided by a new account that takes the number or address afterwards', async () => {
    const claim = { ...number(), email: email() }
    const one = await given.member(claim)
    await as(one).call(exclude, { months: 6, password }).expect(success)

    const elsewhere = await given.merchant({ settings: { registration: { verifiesMobile: false } } })
    const newcomer = await given.member({ merchant: elsewhere })
    const refusal = { status: 200, body: { errorCode: BLOCKED } }
    expect(await as(newcomer).call(profileEndpoints.setEmail, { email: claim.email.toUpperCase() })).toMatchObject(refusal)
    const typed = { mobileNum: claim.mobileNumber, countryDialingCode: '63' }
    expect(await as(newcomer).call(profileEndpoints.setMobile, typed)).toMatchObject(refusal)
    expect(await rowOf(newcomer.id)).toMatchObject({ email: null, mobileNumber: null })

    await as(newcomer).call(verificationEndpoints.mailSend, { email: claim.email }).expect(success)
    const verificationCode = await mailCode(claim.email)
    expect(await as(newcomer).call(verificationEndpoints.mailVerify, { email: claim.email, verificationCode })).toMatchObject(
      refusal,
    )
  })

  it('lets the excluded member still verify their own number and address', async () => {
    const member = await given.member({ ...number(), balance: amount(5) })
    await as(member).call(exclude, { months: 6, password }).expect(success)
    const back = { token: (await logIn(member.username).expect(success)).body.value.token }
    await as(back).call(profileEndpoints.setEmail, { email: email() }).expect(success)
  })
})
