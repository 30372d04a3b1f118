/** `npm run seed -- merchant --code 500cai --like …`: the copy works independently. */
import { beforeAll, expect, it } from 'vitest'
import { amount, DEFAULT_PASSWORD } from '#seed/builders/index.ts'
import { seedWorld } from '#seed/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { given, http, container, clock } = startApi()
const CODE = '500cai'

let vendorId: string
beforeAll(async () => {
  const like = await given.merchant({ code: 'original' })
  vendorId = (await given.depositChannel({ merchant: like, method: 'TRANSFER' })).vendorId
  await given.operator({ merchant: like, username: 'cashier01', role: 'CASHIER' })
  const agent = await given.member({ merchant: like, type: 1, username: 'agent01' })
  await given.rates(agent, { RNG: 8_000 })
  const { database, ledger } = container()
  await seedWorld('merchant', { database, ledger, clock, bcryptCost: 4 }, { code: CODE, like: 'original' })
})

const send = (method: 'get' | 'post' | 'put', path: string, token = 'null') =>
  http()[method](path).set({ Merchant: CODE, Authorization: token })

it('has its own members and operators: they register, log in to the back office, deposit and approve', async () => {
  const joined = await send('put', '/wps/member/register').send({
    username: 'newcomer',
    password: 'abc123',
    confirmPassword: 'abc123',
  })
  expect(joined.body).toMatchObject({ success: true })
  const login = await send('post', '/wps/session/login').send({ username: 'newcomer', password: 'abc123', uuId: 11111 })
  const { token, id } = login.body.value
  const order = await send('post', '/wps/transaction/deposit/mt', token).send({ amount: '500', vendorId })
  expect(order.body.value).toMatchObject({ state: 'OPEN', amount: 500 })
  const { depositId } = order.body.value
  await send('post', '/wps/relay/MCSFE_initiateReminder', token).send({ depositId }).expect(success)

  const cashier = await send('post', '/wps/operator/session').send({ username: 'cashier01', password: DEFAULT_PASSWORD })
  expect(cashier.body.value.operator).toMatchObject({ username: 'cashier01', role: 'CASHIER' })
  const approve = await send('post', '/wps/operator/deposits/approve', cashier.body.value.token).send({ depositId })

  expect(approve.body).toMatchObject({ success: true })
  expect(await container().ledger.balanceOf(id, 'PHP')).toBe(amount(500))
})

it('keeps the rates its agents may give', async () => {
  const { prisma } = container().database
  const agent = await prisma.member.findFirstOrThrow({ where: { username: 'agent01', merchant: { code: CODE } } })
  expect(await prisma.rebateSet.findMany({ where: { memberId: agent.id } })).toMatchObject([{ rates: { RNG: 8_000 } }])
})
