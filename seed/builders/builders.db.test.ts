import { expect, it } from 'vitest'
import { createLedger } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createLogger } from '#server/platform/logger.ts'
import { startDatabase } from '#tests/support/database.ts'
import { amount, createBuilders } from './index.ts'

const database = await startDatabase()
const ledger = createLedger({ database, clock: systemClock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
const given = createBuilders({ database, ledger, clock: systemClock, bcryptCost: 4 })

it('makes a member with all its parents, and its money through the ledger', async () => {
  const member = await given.member({ balance: amount('12480.50') })

  expect(member).toMatchObject({ merchantCode: 'demo', password: 'demo1234', type: 0 })
  expect(await ledger.balanceOf(member.id, 'PHP')).toBe(124_805_000n)
  expect((await ledger.reconcile()).drifts).toEqual([])
})

it('keeps trial money in an asset of its own', async () => {
  const trial = await given.trial({ balance: amount(10_000) })
  expect(await ledger.balanceOf(trial.id, 'PHP')).toBe(0n)
  expect(await ledger.balanceOf(trial.id, 'PHP.TRIAL')).toBe(amount(10_000))
})

it('places agents and members in the tree at any depth', async () => {
  const top = await given.agent()
  const below = await given.agent({ parent: top })
  const member = await given.member({ parent: below })

  const line = await database.prisma.memberTree.findMany({ where: { descendantId: member.id }, orderBy: { depth: 'asc' } })
  expect(line.map(({ ancestorId }) => ancestorId)).toEqual([member.id, below.id, top.id])
  expect([top.type, below.type]).toEqual([1, 2])
  expect(top.affiliateCode).not.toBe(below.affiliateCode)
})

it('offers a new vendor’s games at every merchant, and every vendor at a new merchant', async () => {
  const before = await given.merchant()
  const game = await given.game({ category: 'FISH', name: 'Golden Carp' })
  const after = await given.merchant()

  const offered = await database.prisma.merchantVendor.findMany({ where: { vendorCode: game.vendor, isEnabled: true } })
  expect(offered.map(({ merchantId }) => merchantId)).toEqual(expect.arrayContaining([before.id, after.id]))
})

it('adds favourites by name, the last one as the newest', async () => {
  const member = await given.member()
  await given.favourites(member.id, ['Golden Carp', 'Dragon Reef'])
  const rows = await database.prisma.favourite.findMany({
    where: { memberId: member.id },
    include: { game: true },
    orderBy: { addedAt: 'desc' },
  })
  expect(rows.map(({ game }) => game.name)).toEqual(['Dragon Reef', 'Golden Carp'])
})

it('makes announcements, banners and messages', async () => {
  const member = await given.member()
  const [news, banner, message] = [
    await given.announcement({ type: 'PR', title: 'Pista' }),
    await given.banner({ groupName: 'm_login' }),
    await given.inboxMessage({ member }),
  ]
  expect(news).toMatchObject({ type: 'PR', title: 'Pista' })
  expect(banner.url).toMatch(/^\/media\/[0-9a-f]{24}\.svg$/)
  expect(message.memberId).toBe(member.id)
})
