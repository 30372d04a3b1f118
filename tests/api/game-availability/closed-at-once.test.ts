/** A bet asks the database whether its game is open, not what the process has cached (ACC-09). */
import { describe, expect, it } from 'vitest'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { minesEndpoints } from '#contract/play/originals/mines.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { NO_CACHING } from '#tests/support/no-caching.ts'
import { named, vendorScene } from '../vendor-wallet/setup.ts'

const HOUR_MS = 3_600_000
const LONG = { freshMs: HOUR_MS, staleMs: HOUR_MS }
const api = startApi({ caching: { ...NO_CACHING, content: LONG, merchants: LONG } })
const { as, given, container, clock } = api
const { newVendor, playing } = vendorScene(api)
const prisma = () => container().database.prisma

/** What is closed: one merchant's offer of one game. */
interface Offer {
  merchantId: number
  vendorCode: string
  gameCode: string
}
interface Table {
  offer: Offer
  /** Bets; returns what refuses the bet, if anything does. */
  bet: () => Promise<string | undefined>
}

async function newSite() {
  const merchant = await given.merchant({ code: named('site') })
  container().merchants.forget()
  return merchant
}
const errorOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode

type Player = Awaited<ReturnType<typeof given.player>>
async function ownTable(
  gameCode: 'dice' | 'mines',
  place: (player: Player) => Promise<{ body: { errorCode?: string } }>,
): Promise<Table> {
  const merchant = await newSite()
  const player = await given.player(gameCode, { merchant, balance: amount(100) })
  const offer = { merchantId: merchant.id, vendorCode: INHOUSE_VENDOR, gameCode }
  const { merchantId, vendorCode } = offer
  await prisma().merchantVendor.createMany({ data: { merchantId, vendorCode, isEnabled: true }, skipDuplicates: true })
  return { offer, bet: async () => errorOf(await place(player)) }
}

/** Each with a player of a new site. */
const TABLES: Record<string, () => Promise<Table>> = {
  dice: () =>
    ownTable('dice', (player) =>
      as(player).call(diceEndpoints.bet, { requestId: named('dice-bet'), stake: 1, target: 5_000, direction: 'over' }),
    ),
  mines: () =>
    ownTable('mines', (player) => as(player).call(minesEndpoints.bet, { requestId: named('mines-bet'), stake: 1, mines: 3 })),
  'a vendor’s game': async () => {
    const [merchant, of] = [await newSite(), await newVendor()]
    const seat = await playing(of, { merchant })
    const offer = { merchantId: merchant.id, vendorCode: of.vendor.code, gameCode: of.game.gameCode }
    return { offer, bet: async () => (await seat.debit(named('round'), 1)).reason }
  },
}

const gameOf = ({ vendorCode, gameCode }: Offer) => prisma().game.findFirstOrThrow({ where: { vendorCode, gameCode } })
/** As another process does it, so that this one hears nothing of it. Each returns what opens it again. */
const SWITCHES: Record<string, (offer: Offer) => Promise<() => Promise<unknown>>> = {
  'the game is off at the site': async (offer) => {
    const row = { merchantId: offer.merchantId, gameId: (await gameOf(offer)).id }
    await prisma().merchantGameOff.create({ data: { ...row, offAt: clock.now() } })
    return () => prisma().merchantGameOff.deleteMany({ where: row })
  },
  'the game does not run': async (offer) => {
    const { id } = await gameOf(offer)
    await prisma().game.update({ where: { id }, data: { isRunning: false } })
    return () => prisma().game.update({ where: { id }, data: { isRunning: true } })
  },
  'the category is off at the site': async (offer) => {
    const row = { merchantId: offer.merchantId, category: (await gameOf(offer)).category }
    await prisma().merchantCategoryOff.create({ data: { ...row, offAt: clock.now() } })
    return () => prisma().merchantCategoryOff.deleteMany({ where: row })
  },
  'the vendor is off at the site': async ({ merchantId, vendorCode }) => {
    const where = { merchantId, vendorCode }
    await prisma().merchantVendor.updateMany({ where, data: { isEnabled: false } })
    return () => prisma().merchantVendor.updateMany({ where, data: { isEnabled: true } })
  },
  'the vendor is under maintenance': async ({ vendorCode: code }) => {
    await prisma().vendor.update({ where: { code }, data: { maintenanceFrom: clock.now() } })
    return () => prisma().vendor.update({ where: { code }, data: { maintenanceFrom: null } })
  },
  'the site is under maintenance': async ({ merchantId: id }) => {
    await prisma().merchant.update({ where: { id }, data: { maintenance: true } })
    return () => prisma().merchant.update({ where: { id }, data: { maintenance: false } })
  },
}

describe.each(Object.keys(TABLES))('a bet on %s', (table) => {
  it.each(Object.keys(SWITCHES))('is refused from the moment %s, and taken from the moment it is not', async (what) => {
    const { offer, bet } = await TABLES[table]!()
    expect(await bet()).toBeUndefined()

    const reopen = await SWITCHES[what]!(offer)
    const whileClosed = await bet()
    await reopen()
    const whenOpen = await bet()

    expect(whileClosed).toBe('vendor_under_maintenance')
    // The first round of Mines is still open.
    expect(whenOpen).toBe(table === 'mines' ? 'game.round.open' : undefined)
  })
})
