/** Wrong attempts on an operator's name lock out the attacker, not the owner. */
import { describe, expect, it } from 'vitest'
import * as operatorEndpoints from '#contract/back-office/operator/operator.ts'
import { startApi } from '#tests/support/api.ts'
import { loginSupport } from '#tests/support/login.ts'
import { success } from '#tests/support/outcome.ts'

const api = startApi({ env: { TRUST_PROXY: '1' } })
const { as, clock, given } = api
const { appCode } = loginSupport(api)
const { login, secondFactor, bindSecondFactor, changePassword } = operatorEndpoints
type Given = Awaited<ReturnType<typeof given.operator>>
interface Typed {
  password?: string
  code?: string
  cookie?: string
  ip?: string
}

let addresses = 0
/** An address that has not called yet. */
const elsewhere = () => `10.9.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`

const attempt = (
  { merchantCode, username, ...operator }: Given,
  { password = operator.password, code, cookie, ip }: Typed = {},
) =>
  as({ merchantCode }).call(
    login,
    { username, password, ...(code && { code }) },
    {
      'X-Forwarded-For': ip ?? elsewhere(),
      ...(cookie && { Cookie: cookie }),
    },
  )
const codeOf = async (...typed: Parameters<typeof attempt>): Promise<string> => (await attempt(...typed)).body.errorCode ?? 'OK'
const cookieOf = (response: { headers: Record<string, unknown> }) => String(response.headers['set-cookie']).split(';')[0]!

/** Each address has five attempts. */
async function attack(operator: Given, tries = 20, typed: Typed = {}): Promise<void> {
  for (let made = 0; made < tries; made += 5) {
    const ip = elsewhere()
    for (let time = 0; time < 5; time++) await attempt(operator, { password: 'wrong', ...typed, ip })
  }
}
/** With an authenticator app; `cookie` of the browser it was bound in. */
async function withApp() {
  const operator = await given.operator()
  const response = await attempt(operator).expect(success)
  const caller = { token: response.body.value.token as string, merchantCode: operator.merchantCode }
  const { secret } = (await as(caller).call(secondFactor).expect(success)).body.value
  const bound = await as(caller)
    .call(bindSecondFactor, { password: operator.password, verificationCode: appCode(secret) })
    .expect(success)
  clock.shift(60_000)
  return {
    operator,
    secret: secret as string,
    recoveryCodes: bound.body.value.recoveryCodes as string[],
    cookie: cookieOf(response),
  }
}

describe('five wrong attempts from an address', () => {
  it('lock the name for that address only, for a quarter of an hour', async () => {
    const operator = await given.operator()
    const ip = elsewhere()
    for (let tries = 0; tries < 5; tries++) expect(await codeOf(operator, { password: 'wrong', ip })).toBe('login.cred.err')

    expect(await codeOf(operator, { ip })).toBe('login.denied')
    expect(await codeOf(operator)).toBe('OK')
  })

  it('count a whole IPv6 network as one', async () => {
    const operator = await given.operator()
    for (let tries = 0; tries < 5; tries++) await attempt(operator, { password: 'wrong', ip: `2001:db8:1:2::${tries}` })

    expect(await codeOf(operator, { ip: '2001:db8:1:2:ffff::9' })).toBe('login.denied')
    expect(await codeOf(operator, { ip: '2001:db8:1:3::9' })).toBe('OK')
  })
})

describe('a name under attack from many addresses', () => {
  it('lets no stranger in by password alone, and does not reveal whether it was right', async () => {
    const operator = await given.operator()
    await attack(operator)

    const answers = await Promise.all([
      codeOf(operator),
      codeOf(operator, { password: 'wrong' }),
      codeOf({ ...operator, username: operator.username }, { password: 'wrong too' }),
    ])
    expect(new Set(answers)).toEqual(new Set(['login.second.factor.required']))
    const withCode = await Promise.all([
      codeOf(operator, { code: '123456' }),
      codeOf(operator, { password: 'wrong', code: '123456' }),
    ])
    expect(withCode).toEqual(['login.denied', 'login.denied'])
  })

  it('answers the same for an unknown name', async () => {
    const operator = await given.operator()
    const unknown = { ...operator, username: `${operator.username}x` }
    await attack(unknown)

    expect(await codeOf(unknown)).toBe('login.second.factor.required')
    expect(await codeOf(unknown, { code: '123456' })).toBe('login.denied')
  })

  it('lets its owner in from a browser that was logged in before', async () => {
    const operator = await given.operator()
    const cookie = cookieOf(await attempt(operator).expect(success))
    await attack(operator)

    expect(await codeOf(operator, { cookie })).toBe('OK')
    expect(await codeOf(operator)).toBe('login.second.factor.required')
  })

  it('lets its owner in by password and second factor together, from the app or a recovery code', async () => {
    const { operator, secret, recoveryCodes } = await withApp()
    await attack(operator)

    expect(await codeOf(operator)).toBe('login.second.factor.required')
    expect(await codeOf(operator, { password: 'wrong', code: appCode(secret) })).toBe('login.denied')
    expect(await codeOf(operator, { code: appCode(secret) })).toBe('OK')
    expect(await codeOf(operator, { code: recoveryCodes[0]! })).toBe('OK')
  })
})

describe('a known browser', () => {
  it('has five attempts of its own, and no more', async () => {
    const operator = await given.operator()
    const cookie = cookieOf(await attempt(operator).expect(success))
    for (let tries = 0; tries < 5; tries++) await attempt(operator, { cookie, password: 'wrong' })

    expect(await codeOf(operator, { cookie })).toBe('login.denied')
    expect(await codeOf(operator)).toBe('OK')
  })

  it('is unknown after a new password, except the one that set it', async () => {
    const operator = await given.operator()
    const [here, there] = [await attempt(operator).expect(success), await attempt(operator).expect(success)]
    const caller = { token: here.body.value.token as string, merchantCode: operator.merchantCode }
    const changed = await as(caller)
      .call(changePassword, { password: operator.password, newPassword: 'one of my own' }, { Cookie: cookieOf(here) })
      .expect(success)
    const renewed = { ...operator, password: 'one of my own' }
    await attack(renewed)

    expect(await codeOf(renewed, { cookie: cookieOf(there) })).toBe('login.second.factor.required')
    expect(await codeOf(renewed, { cookie: cookieOf(changed) })).toBe('OK')
  })

  it('is of no use to another operator', async () => {
    const [operator, other] = [await given.operator(), await given.operator()]
    const cookie = cookieOf(await attempt(other).expect(success))
    await attack(operator)
    expect(await codeOf(operator, { cookie })).toBe('login.second.factor.required')
  })
})

it('codes with a right password cannot be guessed from many addresses, and a known browser still gets in', async () => {
  const { operator, secret, cookie } = await withApp()
  await attack(operator, 20, { password: operator.password, code: '000000' })

  expect(await codeOf(operator, { code: appCode(secret) })).toBe('login.denied')
  expect(await codeOf(operator, { code: appCode(secret), cookie })).toBe('OK')
})

it('many simultaneous attempts gain nothing', async () => {
  const operator = await given.operator()
  const answers = await Promise.all(Array.from({ length: 40 }, () => codeOf(operator, { password: 'wrong' })))
  expect(answers.filter((code) => code === 'login.cred.err')).toHaveLength(20)
})
