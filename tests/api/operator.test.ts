import { describe, expect, it } from 'vitest'
import * as operatorEndpoints from '#contract/back-office/operator/operator.ts'
import * as operatorPeopleEndpoints from '#contract/back-office/operator/operator-people.ts'
import * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import { allEndpoints } from '#contract/index.ts'
import { permissionsOf } from '#contract/operator-roles.ts'
import { DEFAULT_PASSWORD, unique } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { loginSupport } from '#tests/support/login.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, clock, given, container } = api
const { appCode } = loginSupport(api)
const { login, me, logout, changePassword, secondFactor, bindSecondFactor, unbindSecondFactor } = operatorEndpoints
const { people, addPerson, setRole, setActive, resetPassword, resetSecondFactor, access, saveAccess } = operatorPeopleEndpoints
const reason = 'because of the test'
type Given = Awaited<ReturnType<typeof given.operator>>

const logIn = ({ username, merchantCode }: Pick<Given, 'username' | 'merchantCode'>, password: string) =>
  as({ merchantCode }).call(login, { username, password })
const tokenOf = async (operator: Given) => {
  const { body } = await logIn(operator, operator.password).expect(success)
  return { token: body.value.token as string, merchantCode: operator.merchantCode }
}

const actions = ({ merchantId, id }: { merchantId: number; id: number }) =>
  container().database.prisma.auditEntry.findMany({
    where: { merchantId, entity: 'operator', entityId: String(id) },
    orderBy: { id: 'asc' },
  })

describe('operators', () => {
  it('log in by name, in any case, and get their permissions', async () => {
    const operator = await given.operator({ role: 'CASHIER', name: 'Arnel' })
    const { body } = await logIn({ ...operator, username: operator.username.toUpperCase() }, operator.password).expect(success)
    const known = { id: operator.id, username: operator.username, name: 'Arnel', role: 'CASHIER' }
    expect(body.value.operator).toEqual({ ...known, permissions: permissionsOf('CASHIER'), owes: null })
    expect(
      (await as({ token: body.value.token, merchantCode: operator.merchantCode }).call(me).expect(success)).body.value,
    ).toMatchObject(known)
    const row = await container().database.prisma.operator.findUniqueOrThrow({ where: { id: operator.id } })
    expect(row.lastLoginAt).not.toBeNull()
  })

  it('are logged out at once', async () => {
    const caller = await tokenOf(await given.operator())
    await as(caller).call(logout).expect(success)
    expect(await as(caller).call(me)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  })

  it('lose their session with their account', async () => {
    const operator = await given.operator()
    const caller = await tokenOf(operator)
    await container().database.prisma.operator.update({ where: { id: operator.id }, data: { isActive: false } })
    expect((await as(caller).call(me)).body.errorCode).toBe('login.not.session')
    expect((await logIn(operator, operator.password)).body.errorCode).toBe('login.cred.err')
  })

  it('belong to one merchant: elsewhere their token and name are unknown', async () => {
    const [operator, other] = [await given.operator(), await given.merchant()]
    const { token } = await tokenOf(operator)
    expect((await as({ token, merchantCode: other.code }).call(me)).body.errorCode).toBe('user.or.token.invalid')
    expect((await logIn({ ...operator, merchantCode: other.code }, operator.password)).body.errorCode).toBe('login.cred.err')
  })

  it('get the same answer for a wrong name and a wrong password, and are locked out after five attempts', async () => {
    const operator = await given.operator()
    const answers = await Promise.all([logIn({ ...operator, username: 'nobody' }, operator.password), logIn(operator, 'wrong')])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    for (let tries = 1; tries < 5; tries++) await logIn(operator, 'wrong')
    expect((await logIn(operator, operator.password)).body.errorCode).toBe('login.denied')
  })
})

describe('an operator’s own account', () => {
  const own = async (details: Parameters<typeof given.operator>[0] = {}) => {
    const operator = await given.operator(details)
    return { operator, caller: await tokenOf(operator) }
  }

  it('gets a new password, and every other session of it ends', async () => {
    const { operator, caller } = await own()
    const elsewhere = await tokenOf(operator)
    const body = { password: operator.password, newPassword: 'one of my own' }
    const { token } = (await as(caller).call(changePassword, body).expect(success)).body.value
    for (const old of [caller, elsewhere]) expect((await as(old).call(me)).body.errorCode).toBe('login.not.session')
    await as({ ...caller, token })
      .call(me)
      .expect(success)
    expect((await logIn(operator, operator.password)).body.errorCode).toBe('login.cred.err')
    await logIn(operator, 'one of my own').expect(success)
    expect(await actions(operator)).toMatchObject([{ action: 'operator.password.own', operatorId: operator.id }])
  })

  it.each([
    { given: 'a wrong password', body: { password: 'wrong-one', newPassword: 'one of my own' }, code: 'modify.pw.incorrect.pw' },
    {
      given: 'the old password',
      body: { password: DEFAULT_PASSWORD, newPassword: DEFAULT_PASSWORD },
      code: 'modify.new.old.same',
    },
    { given: 'a short password', body: { password: DEFAULT_PASSWORD, newPassword: '1234567' }, code: 'request.param.err' },
  ])('refuses $given', async ({ body, code }) => {
    const { caller } = await own()
    expect((await as(caller).call(changePassword, body)).body.errorCode).toBe(code)
  })

  it('allows five wrong passwords in a quarter of an hour', async () => {
    const { operator, caller } = await own()
    for (let tries = 0; tries < 5; tries++)
      await as(caller).call(changePassword, { password: 'wrong', newPassword: 'one of my own' })
    const answer = await as(caller).call(changePassword, { password: operator.password, newPassword: 'one of my own' })
    expect(answer.body.errorCode).toBe('max.attempt.limit')
  })
})

describe('an authenticator app', () => {
  const bound = async (details: Parameters<typeof given.operator>[0] = {}) => {
    const operator = await given.operator(details)
    const caller = await tokenOf(operator)
    const { secret } = (await as(caller).call(secondFactor).expect(success)).body.value
    const proof = { password: operator.password, verificationCode: appCode(secret) }
    const { recoveryCodes } = (await as(caller).call(bindSecondFactor, proof).expect(success)).body.value
    clock.shift(60_000)
    const withCode = (code: string) =>
      as(operator).call(login, { username: operator.username, password: operator.password, code })
    return { operator, caller, secret: secret as string, recoveryCodes: recoveryCodes as string[], withCode }
  }

  it('is bound by its first code and required at the next login; each code works once', async () => {
    const { operator, caller, secret, withCode } = await bound()
    expect((await as(caller).call(secondFactor)).body.value).toMatchObject({ isBound: true, secret: null, recoveryCodesLeft: 10 })
    expect((await logIn(operator, operator.password)).body.errorCode).toBe('login.second.factor.required')
    expect((await withCode('000000')).body.errorCode).toBe('validate_verification_code_error')
    const code = appCode(secret)
    const both = await Promise.all([withCode(code), withCode(code)])
    expect(both.filter(isAccepted)).toHaveLength(1)
    const row = await container().database.prisma.operatorSecondFactor.findUniqueOrThrow({ where: { operatorId: operator.id } })
    expect(row.secret).not.toContain(secret)
  })

  it('is required only after the password: a stranger learns nothing of it', async () => {
    const { operator } = await bound()
    expect((await logIn(operator, 'wrong')).body.errorCode).toBe('login.cred.err')
  })

  it('cannot be guessed: five attempts, also for codes', async () => {
    const { withCode, secret } = await bound()
    for (let tries = 0; tries < 5; tries++) await withCode('000000')
    expect((await withCode(appCode(secret))).body.errorCode).toBe('login.denied')
  })

  it('has recovery codes that work once each', async () => {
    const { recoveryCodes, withCode } = await bound()
    await withCode(recoveryCodes[0]!.toUpperCase()).expect(success)
    expect((await withCode(recoveryCodes[0]!)).body.errorCode).toBe('validate_verification_code_error')
  })

  it('is removed by its owner with password and code', async () => {
    const { operator, caller, secret } = await bound()
    const proof = { password: operator.password, verificationCode: appCode(secret) }
    expect((await as(caller).call(bindSecondFactor, proof)).body.errorCode).toBe('two.factor.bound')
    expect((await as(caller).call(unbindSecondFactor, { ...proof, verificationCode: '000000' })).body.errorCode).toBe(
      'validate_verification_code_error',
    )
    await as(caller).call(unbindSecondFactor, proof).expect(success)
    expect((await as(caller).call(unbindSecondFactor, proof)).body.errorCode).toBe('two.factor.not.bound')
    await logIn(operator, operator.password).expect(success)
    expect((await actions(operator)).map(({ action }) => action)).toEqual([
      'operator.second-factor.bind',
      'operator.second-factor.unbind',
    ])
  })

  it('that was lost is removed by a manager, together with its owner’s sessions', async () => {
    const { operator, caller } = await bound({ role: 'CASHIER' })
    const boss = await given.operator()
    const asBoss = as(await tokenOf(boss))
    await asBoss.call(resetSecondFactor, { id: operator.id, reason }).expect(success)
    expect((await as(caller).call(me)).body.errorCode).toBe('login.not.session')
    await logIn(operator, operator.password).expect(success)
    expect((await asBoss.call(resetSecondFactor, { id: operator.id, reason })).body.errorCode).toBe('two.factor.not.bound')
    expect((await actions(operator)).at(-1)).toMatchObject({ action: 'operator.second-factor.reset', operatorId: boss.id })
  })

  it('if required by the merchant, comes before everything else', async () => {
    const merchant = await given.merchant({ settings: { operators: { needsSecondFactor: true } } })
    const operator = await given.operator({ merchant })
    const caller = await tokenOf(operator)
    expect((await as(caller).call(me).expect(success)).body.value.owes).toBe('SECOND_FACTOR')
    expect((await as(caller).call(people)).body.errorCode).toBe('operator.second.factor.missing')
    const { secret } = (await as(caller).call(secondFactor).expect(success)).body.value
    await as(caller)
      .call(bindSecondFactor, { password: operator.password, verificationCode: appCode(secret) })
      .expect(success)
    expect((await as(caller).call(me)).body.value.owes).toBeNull()
    await as(caller).call(people).expect(success)
  })
})

describe('the merchant’s operators', () => {
  async function house() {
    const merchant = await given.merchant()
    const [boss, cashier] = [await given.operator({ merchant }), await given.operator({ merchant, role: 'CASHIER' })]
    return { merchant, boss, cashier, asBoss: as(await tokenOf(boss)), asCashier: as(await tokenOf(cashier)) }
  }

  it('are listed by name, with the details', async () => {
    const { asBoss, boss, cashier } = await house()
    const { body } = await asBoss.call(people).expect(success)
    expect(body.value).toMatchObject({ total: 2, page: 1 })
    const row = (id: number) => body.value.list.find((one: { id: number }) => one.id === id)
    expect(row(boss.id)).toMatchObject({ role: 'MANAGER', isSelf: true, isActive: true, lastLoginAt: expect.any(Number) })
    expect(row(cashier.id)).toMatchObject({ isSelf: false, hasSecondFactor: false, mustChangePassword: false })
    expect(JSON.stringify(body)).not.toContain('$2')
    expect((await asBoss.call(people, { search: cashier.username.toUpperCase() })).body.value.total).toBe(1)
    expect((await asBoss.call(people, { role: 'EDITOR' })).body.value.total).toBe(0)
  })

  it('are added with a first password, which they change before anything else', async () => {
    const { asBoss, boss, merchant } = await house()
    const body = { username: ` ${unique('New.')} `, name: 'Nena Cruz', role: 'CASHIER' as const, password: 'first-password' }
    const { body: answer } = await asBoss.call(addPerson, body).expect(success)
    expect(answer.value).toMatchObject({ role: 'CASHIER', mustChangePassword: true, lastLoginAt: null, name: 'Nena Cruz' })
    expect(answer.value.username).toBe(body.username.trim().toLowerCase())
    const added = { username: answer.value.username, merchantCode: merchant.code }
    const first = (await logIn(added, 'first-password').expect(success)).body.value
    expect(first.operator.owes).toBe('PASSWORD')
    const caller = { token: first.token, merchantCode: merchant.code }
    const early = await as(caller).call(depositReviewEndpoints.reviewList)
    expect(early).toMatchObject({ status: 200, body: { errorCode: 'password.change.required' } })
    const changed = await as(caller)
      .call(changePassword, { password: 'first-password', newPassword: 'one of my own' })
      .expect(success)
    expect(changed.body.value.operator.owes).toBeNull()
    await as({ ...caller, token: changed.body.value.token })
      .call(depositReviewEndpoints.reviewList)
      .expect(success)
    const [action] = await actions({ merchantId: merchant.id, id: answer.value.id })
    expect(action).toMatchObject({ action: 'operator.add', operatorId: boss.id, after: { role: 'CASHIER', name: 'Nena Cruz' } })
    expect(JSON.stringify(action!.after)).not.toContain('password')
  })

  it('have unique names: of many simultaneous additions one succeeds', async () => {
    const { asBoss } = await house()
    const body = { username: unique('same'), name: 'Same Name', role: 'VIEWER' as const, password: 'first-password' }
    const answers = await Promise.all([1, 2, 3].map(() => asBoss.call(addPerson, body)))
    expect(answers.map(({ body: { errorCode = '' } }) => errorCode).toSorted()).toEqual([
      '',
      'exists.username.err',
      'exists.username.err',
    ])
  })

  it.each([
    { given: 'a name with spaces', body: { username: 'two words' } },
    { given: 'a short password', body: { password: 'short' } },
    { given: 'no name', body: { name: ' ' } },
    { given: 'an unknown role', body: { role: 'OWNER' as never } },
  ])('refuse $given', async ({ body }) => {
    const { asBoss } = await house()
    const good = { username: unique('good'), name: 'Good Name', role: 'VIEWER' as const, password: 'first-password' }
    expect((await asBoss.call(addPerson, { ...good, ...body })).body.errorCode).toBe('request.param.err')
  })

  it('get another role, which applies from their next call on', async () => {
    const { asBoss, asCashier, cashier } = await house()
    expect((await asCashier.call(depositReviewEndpoints.reviewList)).status).toBe(200)
    await asBoss.call(setRole, { id: cashier.id, role: 'EDITOR', reason }).expect(success)
    expect((await asCashier.call(depositReviewEndpoints.reviewList)).body.errorCode).toBe('permission.denied')
    expect(await actions(cashier)).toMatchObject([
      { action: 'operator.role', before: { role: 'CASHIER' }, after: { role: 'EDITOR' }, reason },
    ])
  })

  it('are switched off with all their sessions; switched on, they log in again', async () => {
    const { asBoss, asCashier, cashier } = await house()
    await asBoss.call(setActive, { id: cashier.id, isActive: false, reason }).expect(success)
    expect((await asCashier.call(me)).body.errorCode).toBe('login.not.session')
    expect((await logIn(cashier, cashier.password)).body.errorCode).toBe('login.cred.err')
    await asBoss.call(setActive, { id: cashier.id, isActive: true, reason }).expect(success)
    expect((await asCashier.call(me)).body.errorCode).toBe('login.not.session')
    await logIn(cashier, cashier.password).expect(success)
    expect((await actions(cashier)).map(({ action }) => action)).toEqual(['operator.switch', 'operator.switch'])
  })

  it('get a new first password from a manager, and no older session works', async () => {
    const { asBoss, asCashier, cashier } = await house()
    await asBoss.call(resetPassword, { id: cashier.id, password: 'handed-over', reason }).expect(success)
    expect((await asCashier.call(me)).body.errorCode).toBe('login.not.session')
    expect((await logIn(cashier, 'handed-over').expect(success)).body.value.operator.owes).toBe('PASSWORD')
  })

  it('cannot do any of this to themselves, or without the permission', async () => {
    const { asBoss, asCashier, boss, cashier } = await house()
    const to = (id: number) =>
      [
        [setRole, { id, role: 'VIEWER', reason }],
        [setActive, { id, isActive: false, reason }],
        [resetPassword, { id, password: 'handed-over', reason }],
        [resetSecondFactor, { id, reason }],
      ] as const
    for (const [endpoint, body] of to(boss.id))
      expect((await asBoss.call(endpoint as never, body as never)).body.errorCode).toBe('operator.self')
    for (const [endpoint, body] of [...to(cashier.id), ...to(boss.id)])
      expect((await asCashier.call(endpoint as never, body as never)).body.errorCode).toBe('permission.denied')
    for (const endpoint of [people, access]) expect((await asCashier.call(endpoint)).body.errorCode).toBe('permission.denied')
  })

  it('always include a manager, also when two change each other’s role at once', async () => {
    const { asBoss, boss, merchant } = await house()
    const other = await given.operator({ merchant })
    const asOther = as(await tokenOf(other))
    await Promise.all([
      asBoss.call(setRole, { id: other.id, role: 'VIEWER', reason }),
      asOther.call(setActive, { id: boss.id, isActive: false, reason }),
    ])
    const managers = await container().database.prisma.operator.count({
      where: { merchantId: merchant.id, role: 'MANAGER', isActive: true },
    })
    expect(managers).toBe(1)
  })

  it('of another merchant do not exist', async () => {
    const [ours, theirs] = [await house(), await house()]
    const answer = await theirs.asBoss.call(setActive, { id: ours.cashier.id, isActive: false, reason })
    expect(answer.body.errorCode).toBe('no.data')
    expect((await theirs.asBoss.call(people)).body.value.total).toBe(2)
  })

  it('who owe something can only use calls without a permission: their own account', () => {
    const free = Object.values(allEndpoints).filter(({ auth, permission }) => auth === 'operator' && !permission)
    expect(free.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'DELETE /wps/operator/session',
      'GET /wps/operator/own/secondFactor',
      'GET /wps/operator/session',
      'GET /wps/operator/site',
      'POST /wps/operator/own/password',
      'POST /wps/operator/own/secondFactor',
      'POST /wps/operator/own/secondFactor/unbind',
    ])
  })

  describe('access addresses', () => {
    it('are the only ones let in, and must include one’s own', async () => {
      const { asBoss, boss, cashier, asCashier, merchant } = await house()
      const { version, ownAddress, ...before } = (await asBoss.call(access).expect(success)).body.value
      expect(before).toEqual({ needsSecondFactor: false, addresses: [], withoutSecondFactor: 2 })
      const change = { version, needsSecondFactor: false, reason }
      const out = await asBoss.call(saveAccess, { ...change, addresses: ['192.0.2.0/24'] })
      expect(out).toMatchObject({ status: 200, body: { errorCode: 'operator.addresses.own' } })
      const wrong = await asBoss.call(saveAccess, { ...change, addresses: ['the office'] })
      expect(wrong.body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ path: 'operators.addresses' }] } })
      const saved = await asBoss.call(saveAccess, { ...change, addresses: [ownAddress, '192.0.2.0/24'] }).expect(success)
      expect(saved.body.value).toMatchObject({ addresses: [ownAddress, '192.0.2.0/24'], version: version + 1 })
      await asCashier.call(me).expect(success)
      expect((await asBoss.call(saveAccess, { ...change, addresses: [] })).body.errorCode).toBe('site.changed')

      await container().database.prisma.merchant.update({
        where: { id: merchant.id },
        data: { settings: { operators: { addresses: ['192.0.2.0/24'] } } },
      })
      expect(await asBoss.call(me)).toMatchObject({ status: 403, body: { errorCode: 'operator.address.refused' } })
      expect((await logIn(cashier, 'whatever')).body.errorCode).toBe('operator.address.refused')
      const written = await container().database.prisma.auditEntry.findMany({
        where: { merchantId: merchant.id, action: 'operator.access' },
      })
      expect(written).toMatchObject([{ operatorId: boss.id, before: { 'operators.addresses': '[]' } }])
    })
  })
})

describe('the audit log', () => {
  const write = async (operator: Given, why: string) => {
    const { prisma } = container().database
    const caller = {
      kind: 'operator',
      operatorId: operator.id,
      merchantId: operator.merchantId,
      username: operator.username,
      name: operator.username,
      role: operator.role,
      token: 'op_x',
    } as const
    await prisma.$transaction((tx) =>
      container().audit.record(
        tx,
        { caller, ip: '127.0.0.1', requestId: 'r' },
        {
          action: 'deposit.approve',
          entity: 'deposit',
          entityId: 7,
          before: { state: 'REVIEW', amount: '5' },
          after: { state: 'CONFIRMED' },
          reason: why,
        },
      ),
    )
  }

  it('is one chain, also with many simultaneous actions, and shows the changes', async () => {
    const operator = await given.operator({ merchant: await given.merchant() })
    await Promise.all(Array.from({ length: 12 }, (_, index) => write(operator, `because ${index}`)))
    const rows = await container().database.prisma.auditEntry.findMany({
      where: { merchantId: operator.merchantId },
      orderBy: { id: 'asc' },
    })
    expect(rows).toHaveLength(12)
    for (const [index, row] of rows.entries()) {
      expect(row.previousHash).toBe(rows[index - 1]?.hash ?? '')
    }
    expect(rows[0]!.at.getTime()).toBeLessThanOrEqual(clock.now().getTime())
  })

  it.each(['UPDATE audit_entry SET reason = $$x$$', 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])(
    'refuses %s',
    async (sql) => {
      await write(await given.operator(), 'kept')
      await expect(container().database.pool.query(sql)).rejects.toThrow(/immutable/)
    },
  )
})
