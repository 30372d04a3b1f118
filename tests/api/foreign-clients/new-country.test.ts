/** `npm run merchant -- create --country …`: clients of that country register with numbers as they write them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { addMerchant } from '#seed/worlds/new-merchant.ts'
import { readMerchantOptions } from '#server/cli/merchant-options.ts'
import { startApi } from '#tests/support/api.ts'
import { type ClientName, createForeignClient, type Fields } from '#tests/support/foreign-clients.ts'
import { readOutbox } from '#tests/support/outbox.ts'

const { container, clock, url } = startApi()
const NAMES = ['G1 desktop', 'G1 mobile', 'G2', 'G3'] as const satisfies ClientName[]
const { smsCode } = readOutbox(container)
const password = { password: 'demo1234', confirmPassword: 'demo1234', confimpsw: 'demo1234' }

async function create(code: string, ...options: string[]): Promise<void> {
  const { database, ledger } = container()
  const merchant = readMerchantOptions(['create', '--code', code, '--name', code, ...options])
  await addMerchant({ database, ledger, clock, bcryptCost: 4 }, merchant)
}
const settingsOf = async (code: string) =>
  (await container().database.prisma.merchant.findUniqueOrThrow({ where: { code } })).settings
const memberOf = (code: string) =>
  container().database.prisma.member.findFirst({
    where: { merchant: { code }, mobileNumber: { not: null } },
    orderBy: { id: 'desc' },
  })

/** Registers by mobile: a code, then the form. Returns the first refusal, if there is one. */
async function registerAt(code: string, client: ClientName, mobileNo: string, more: Fields = {}) {
  const foreign = createForeignClient(client, url(), code)
  const sent = await foreign.post('/wps/verification/sms/register', { mobileNo, ...more })
  if (!sent.json.success) return sent
  const messageCode = await smsCode(mobileNo.replace(/^0/, ''))
  return foreign.sealed('PUT', '/wps/member/register/mobile', { ...password, mobileNo, messageCode, ...more })
}
const refused = { json: { success: false, errorCode: 'request.param.err' } }

describe('a new merchant in China', () => {
  beforeAll(() => create('huaxia', '--currency', 'CNY', '--timezone', 'Asia/Shanghai', '--language', 'en'))

  it('has the country in its settings', async () => {
    expect(await settingsOf('huaxia')).toEqual({ registration: { defaultCountry: 'CN' } })
  })

  it.each(NAMES.map((client, index) => ({ client, number: `1380013800${index}` })))(
    'registers a number of its country from a $client client that names no country',
    async ({ client, number }) => {
      const answer = await registerAt('huaxia', client, number)

      expect(answer).toMatchObject({ status: 200, json: { success: true } })
      expect(await memberOf('huaxia')).toMatchObject({ mobileNumber: number, diallingCode: '86' })
    },
  )

  it('registers the same number with its dialling code', async () => {
    expect(await registerAt('huaxia', 'G3', '13900139000', { countryDialingCode: '86' })).toMatchObject({
      json: { success: true },
    })
  })

  it.each(['9171234567', '09171234567'])('refuses the Philippine number %s', async (number) => {
    expect(await registerAt('huaxia', 'G3', number)).toMatchObject(refused)
    expect(await registerAt('huaxia', 'G3', number, { countryDialingCode: '86' })).toMatchObject(refused)
  })
})

it('a new merchant in Brunei accepts its numbers of seven digits', async () => {
  await create('brunei', '--currency', 'BND', '--timezone', 'Asia/Brunei')

  expect(await registerAt('brunei', 'G3', '7123456')).toMatchObject({ status: 200, json: { success: true } })
  expect(await registerAt('brunei', 'G3', '712345')).toMatchObject(refused)
})

it('a new merchant in the Philippines, the default, still takes its own and no Chinese numbers', async () => {
  await create('manila')

  expect(await registerAt('manila', 'G3', '9171234567')).toMatchObject({ status: 200, json: { success: true } })
  expect(await registerAt('manila', 'G3', '13800138000')).toMatchObject(refused)
})

it('no merchant is made in a country that the catalogue does not have', async () => {
  const { database, ledger } = container()
  const merchant = { ...readMerchantOptions(['create', '--code', 'nowhere', '--name', 'Nowhere']), country: 'ZZ' }

  await expect(addMerchant({ database, ledger, clock, bcryptCost: 4 }, merchant)).rejects.toThrow('"ZZ"')
  expect(await database.prisma.merchant.count({ where: { code: 'nowhere' } })).toBe(0)
})
