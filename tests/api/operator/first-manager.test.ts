/** A production database: no world, a merchant and its first manager by command line. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as gameEndpoints from '#contract/play/game.ts'
import * as operatorEndpoints from '#contract/back-office/operator/operator.ts'
import * as operatorPeopleEndpoints from '#contract/back-office/operator/operator-people.ts'
import { unique } from '#seed/builders/index.ts'
import { addOperator } from '#server/cli/add-operator.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, container, given } = startApi()
const root = fileURLToPath(new URL('../../../', import.meta.url))

/** As an administrator of the server types it. */
function run(script: 'merchant' | 'operator' | 'seed', args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', `server/cli/${script}.ts`, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: container().config.databaseUrl,
      REDIS_URL: 'redis://nowhere.example:6379',
      PUBLIC_URL: 'https://play.example',
      BCRYPT_COST: '4',
      ...env,
    },
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output: output.trim() })),
  )
}
const passwordIn = (output: string) => /: (\S+)$/.exec(output)?.[1] ?? ''

describe('production', () => {
  it('refuses a world in one line', async () => {
    const { code, output } = await run('seed', ['demo'])

    expect(code).toBe(1)
    expect(output).toMatch(/^NODE_ENV=production takes no world: .+$/)
  })

  it('gets its first merchant with the catalogue, and a manager who must choose a password', async () => {
    const [code, username] = [unique('site'), unique('boss')]
    const made = await run('merchant', ['create', '--code', code, '--name', 'Play', '--domain', 'play.example'])
    expect(made).toMatchObject({ code: 0 })
    const { output } = await run('operator', ['create', '--merchant', code, '--username', username, '--name', 'Ada'])
    const password = passwordIn(output)
    const logIn = (typed: string) => as({ merchantCode: code }).call(operatorEndpoints.login, { username, password: typed })

    const first = (await logIn(password).expect(success)).body.value
    expect(first.operator).toMatchObject({ name: 'Ada', role: 'MANAGER', owes: 'PASSWORD' })
    const caller = { token: first.token, merchantCode: code }
    expect((await as(caller).call(operatorPeopleEndpoints.people)).body.errorCode).toBe('password.change.required')

    await as(caller).call(operatorEndpoints.changePassword, { password, newPassword: 'one of my own' }).expect(success)
    expect((await logIn('one of my own').expect(success)).body.value.operator.owes).toBeNull()
    expect((await logIn(password)).body.errorCode).toBe('login.cred.err')

    const { prisma } = container().database
    const merchant = await prisma.merchant.findUniqueOrThrow({ where: { code } })
    expect(await prisma.member.count({ where: { merchantId: merchant.id } })).toBe(0)
    expect(await prisma.auditEntry.findFirst({ where: { merchantId: merchant.id } })).toMatchObject({
      action: 'operator.add',
      operatorName: '(command line)',
    })
    const offered = await as({ merchantCode: code }).call(gameEndpoints.vendorLanes).expect(success)
    expect(offered.body.value.data.lanes.length).toBeGreaterThan(0)
  })

  it.each([
    { script: 'merchant', args: ['--code', 'test', '--name', 'Again'], says: 'There is a merchant "test" already.' },
    { script: 'operator', args: ['--merchant', 'nowhere', '--username', 'boss'], says: 'There is no merchant "nowhere".' },
  ] as const)('refuses to create $script $args', async ({ script, args, says }) => {
    expect(await run(script, ['create', ...args])).toEqual({ code: 1, output: says })
  })
})

it('an operator made on the server has a password of its own, in every environment, and a unique name', async () => {
  const { merchantCode } = await given.operator()
  const { database, clock } = container()
  const add = (username: string) =>
    addOperator({ database, clock, bcryptCost: 4 }, { merchantCode, username, name: username, role: 'MANAGER' })
  const [one, other] = await Promise.all([add('boss-one'), add('boss-two')])

  expect(one.password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  expect(other.password).not.toBe(one.password)
  await expect(add('BOSS-one')).rejects.toMatchObject({ code: 'exists.username.err' })
})
