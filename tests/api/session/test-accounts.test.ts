/** Testers' accounts: who issued them to whom, for how long, and for how much money (ACC-11, GLI A.2.5). */
import { describe, expect, it } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, clock, container } = startApi()
const DAY_MS = 86_400_000
const accounts = () => container().database.prisma.testAccount
const logIn = ({ username, password }: { username: string; password: string }) =>
  as().call(sessionEndpoints.login, { username, password })

describe('ACC-11: a test account', () => {
  it('says who issued it, and who uses it', async () => {
    const tester = await given.member({ isTest: true })
    expect(await accounts().findUnique({ where: { memberId: tester.id } })).toMatchObject({
      issuedBy: expect.stringMatching(/./),
      usedBy: expect.stringMatching(/./),
    })
    await logIn(tester).expect(success)
  })

  it('opens no session before its time, after it, or if it was not issued', async () => {
    const [early, late, unissued] = [
      await given.member({ isTest: true }),
      await given.member({ isTest: true }),
      await given.member({ isTest: true }),
    ]
    const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
    await accounts().update({ where: { memberId: early.id }, data: { activeFrom: at(1) } })
    await accounts().update({ where: { memberId: late.id }, data: { activeUntil: at(-1) } })
    await accounts().delete({ where: { memberId: unissued.id } })
    for (const tester of [early, late, unissued])
      expect(await logIn(tester)).toMatchObject({ status: 200, body: { errorCode: 'login.pwd.forbidden.err' } })
  })

  it('accepts no deposit above its maximum; others have none', async () => {
    const [tester, member] = [
      await given.member({ isTest: true, balance: amount(60) }),
      await given.member({ balance: amount(60) }),
    ]
    await accounts().update({ where: { memberId: tester.id }, data: { maxFunds: amount(100) } })
    const merchant = (await container().merchants.findById(tester.merchantId))!
    const deposit = (id: number, units: number) => container().responsiblePlay.checkDeposit(id, merchant, amount(units))
    await expect(deposit(tester.id, 40)).resolves.toBeUndefined()
    await expect(deposit(tester.id, 41)).rejects.toMatchObject({ code: 'play.limit.deposit' })
    await expect(deposit(member.id, 41)).resolves.toBeUndefined()
  })
})
