import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { startDatabase } from '#tests/support/database.ts'
import { createMerchantDirectory } from './merchant-directory.ts'

const database = await startDatabase()
const FRESH_MS = 40

const aMerchant = () =>
  database.prisma.merchant.create({
    data: {
      code: newId(),
      name: 'before',
      currency: 'PHP',
      currencySymbol: '₱',
      timezone: 'Asia/Manila',
      settings: {},
      flags: {},
      menu: [],
    },
  })

describe('the directory of merchants', () => {
  it.each(['code', 'id'] as const)('shows a change of settings after a while to those who ask by %s alone', async (by) => {
    const { id, code } = await aMerchant()
    const directory = createMerchantDirectory({ database, freshMs: FRESH_MS })
    const find = () => (by === 'code' ? directory.find(code) : directory.findById(id))
    expect(await find()).toMatchObject({ id, code, name: 'before' })

    await database.prisma.merchant.update({ where: { id }, data: { name: 'after' } })
    await expect.poll(async () => (await find())?.name, { timeout: 2_000, interval: FRESH_MS }).toBe('after')
  })

  it('knows the trial side by its code, and never gives it for an id', async () => {
    const { id, code } = await aMerchant()
    const directory = createMerchantDirectory({ database })
    expect(await directory.find(`${code}trial`)).toMatchObject({ id, code, isTrialSide: true })
    expect(await directory.findById(id)).toMatchObject({ id, isTrialSide: false })
  })

  it('does not query the database for unknown names while it is fresh', async () => {
    const directory = createMerchantDirectory({ database, freshMs: 60_000 })
    await directory.find('nobody')
    const { code } = await aMerchant()
    expect(await directory.find(code)).toBeUndefined()
    expect(await directory.findById(2_000_000_000)).toBeUndefined()
  })

  it('reads once, however many ask at once', async () => {
    const { code } = await aMerchant()
    let reads = 0
    const counted = {
      ...database,
      prisma: {
        merchant: {
          findMany: () => {
            reads += 1
            return database.prisma.merchant.findMany()
          },
        },
      },
    } as unknown as typeof database
    const directory = createMerchantDirectory({ database: counted })
    await Promise.all(Array.from({ length: 50 }, () => directory.find(code)))
    expect(reads).toBe(1)
  })
})
