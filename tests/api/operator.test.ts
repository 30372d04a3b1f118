import { describe, expect, it } from 'vitest'
import { operatorEndpoints } from '#contract/operator.ts'
import { permissionsOf } from '#contract/operator-roles.ts'
import { hashOfLink } from '#server/features/audit/audit-log.ts'
import { startApi } from '#tests/support/api.ts'

const { as, clock, given, container } = startApi()
const { login, me, logout } = operatorEndpoints
type Given = Awaited<ReturnType<typeof given.operator>>

const logIn = ({ username, merchantCode }: Pick<Given, 'username' | 'merchantCode'>, password: string) =>
  as({ merchantCode }).call(login, { username, password })
const tokenOf = async (operator: Given) => {
  const { body } = await logIn(operator, operator.password).expect(200)
  return { token: body.value.token as string, merchantCode: operator.merchantCode }
}

describe('operators', () => {
  it('log in by name, in any case, and learn what they may do', async () => {
    const operator = await given.operator({ role: 'CASHIER', name: 'Arnel' })
    const { body } = await logIn({ ...operator, username: operator.username.toUpperCase() }, operator.password).expect(200)
    const known = { id: operator.id, username: operator.username, name: 'Arnel', role: 'CASHIER' }
    expect(body.value.operator).toEqual({ ...known, permissions: permissionsOf('CASHIER') })
    expect(
      (await as({ token: body.value.token, merchantCode: operator.merchantCode }).call(me).expect(200)).body.value,
    ).toMatchObject(known)
    const row = await container().database.prisma.operator.findUniqueOrThrow({ where: { id: operator.id } })
    expect(row.lastLoginAt).not.toBeNull()
  })

  it('are out once they log out', async () => {
    const caller = await tokenOf(await given.operator())
    await as(caller).call(logout).expect(200)
    expect(await as(caller).call(me)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  })

  it('lose their session with their account', async () => {
    const operator = await given.operator()
    const caller = await tokenOf(operator)
    await container().database.prisma.operator.update({ where: { id: operator.id }, data: { isActive: false } })
    expect((await as(caller).call(me)).body.errorCode).toBe('login.not.session')
    expect((await logIn(operator, operator.password)).body.errorCode).toBe('login.cred.err')
  })

  it('are of one merchant: elsewhere their token and name are none', async () => {
    const [operator, other] = [await given.operator(), await given.merchant()]
    const { token } = await tokenOf(operator)
    expect((await as({ token, merchantCode: other.code }).call(me)).body.errorCode).toBe('user.or.token.invalid')
    expect((await logIn({ ...operator, merchantCode: other.code }, operator.password)).body.errorCode).toBe('login.cred.err')
  })

  it('are told alike of a wrong name and a wrong password, and locked out after five tries', async () => {
    const operator = await given.operator()
    const answers = await Promise.all([logIn({ ...operator, username: 'nobody' }, operator.password), logIn(operator, 'wrong')])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    for (let tries = 1; tries < 5; tries++) await logIn(operator, 'wrong')
    expect((await logIn(operator, operator.password)).body.errorCode).toBe('login.denied')
  })
})

describe('the audit log', () => {
  const write = async (operator: Given, reason: string) => {
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
          reason,
        },
      ),
    )
  }

  it('is one chain, also of many deeds at once, and shows what was changed', async () => {
    const operator = await given.operator({ merchant: await given.merchant() })
    await Promise.all(Array.from({ length: 12 }, (_, index) => write(operator, `because ${index}`)))
    const rows = await container().database.prisma.auditEntry.findMany({
      where: { merchantId: operator.merchantId },
      orderBy: { id: 'asc' },
    })
    expect(rows).toHaveLength(12)
    for (const [index, row] of rows.entries()) {
      expect(row.previousHash).toBe(rows[index - 1]?.hash ?? '')
      expect(hashOfLink(row)).toBe(row.hash)
    }
    expect(hashOfLink({ ...rows[3]!, reason: 'something else' })).not.toBe(rows[3]!.hash)
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
