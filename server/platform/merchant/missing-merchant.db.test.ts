import { expect, it } from 'vitest'
import { freshDatabaseUrl } from '#tests/support/database.ts'
import { createDatabase } from '../database.ts'
import { missingMerchant } from './missing-merchant.ts'

it('names the merchants there are, where the one asked for is not among them', async () => {
  const url = await freshDatabaseUrl()
  expect(await missingMerchant(url, 'play')).toMatch(/^PALARO_MERCHANT: there is no merchant play; there is none yet/)

  const database = createDatabase({ url, poolSize: 2 })
  await database.prisma.merchant.create({
    data: {
      code: 'play',
      name: 'Play',
      currency: 'PHP',
      currencySymbol: '₱',
      timezone: 'Asia/Manila',
      settings: {},
      flags: {},
      menu: [],
    },
  })
  await database.close()

  expect(await missingMerchant(url, 'play')).toBeUndefined()
  expect(await missingMerchant(url, 'playtrial')).toBeUndefined()
  expect(await missingMerchant(url, 'pray')).toBe(
    'PALARO_MERCHANT: there is no merchant pray; there are play, e.g. PALARO_MERCHANT=demo',
  )
})
