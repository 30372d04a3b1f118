/** The vendor simulator: games that nothing plays open in it, and each of its buttons makes a vendor's calls. */
import request from 'supertest'
import { describe, expect, it } from 'vitest'
import * as gameEndpoints from '#contract/play/game.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { createApp } from '#server/app.ts'
import { createContainer } from '#server/container.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { NO_CACHING } from '#tests/support/no-caching.ts'
import { success } from '#tests/support/outcome.ts'
import { vendorScene } from './setup.ts'

const api = startApi()
const { as, given, http, container, clock } = api
const { newVendor, playing, rowsOf, expectSound } = vendorScene(api)
const PAGE = '/vendor-simulator'
const GLS = { launchMode: 'GLS' } as const
const ON = { vendors: { hasSimulator: true } }

const game = async (details: Parameters<typeof given.game>[0] = {}) => given.game({ vendor: await given.vendor(), ...details })
const addressOf = (answer: { body: unknown }) => new URL((answer.body as { value: { gameUrl: string } }).value.gameUrl)
const pathOf = (address: URL) => address.pathname + address.search
const seatIn = (location: string) => new URL(location, 'http://here').searchParams.get('seat')!
const switchTo = (merchant: { id: number }, settings: object) =>
  container().database.prisma.merchant.update({ where: { id: merchant.id }, data: { settings } })

/** A player with 100 units at a game that nothing plays, with a seat at the simulator. */
async function seated(merchantDetails: Parameters<typeof given.merchant>[0] = { settings: ON }) {
  const merchant = await given.merchant(merchantDetails)
  const played = await game()
  const member = await given.member({ merchant, balance: amount(100) })
  const backUrl = '/m/gameList?type=RNG'
  const opened = await as(member).call(launchEndpoints.launch, { ...GLS, nodeId: played.nodeId, backUrl }, { Language: 'en' })
  const address = addressOf(opened)
  const taken = await http().get(pathOf(address)).expect(303)
  const seat = seatIn(String(taken.headers.location))
  const show = () => http().get(PAGE).query({ seat, language: 'en' })
  const press = (button: string, more: Record<string, string | undefined> = {}) =>
    http()
      .post(`${PAGE}?language=en`)
      .type('form')
      .send({ seat, button, stake: '10', win: '25', endsRound: '1', ...more })
  /** Presses, and reads the statuses of the calls from the page, in their order, and the balance. */
  async function buttonPlayed(button: string, more?: Record<string, string | undefined>) {
    await press(button, more).expect(303)
    const { text } = await show().expect(200)
    const [newest = ''] = text.split('<li>').slice(1)
    const statuses = [...newest.matchAll(/(?:HTTP (\d+) <b[^>]*>(\w+)|No answer)/g)].map(([, , status]) => status)
    return { text, statuses, balance: /class="sum">.*?₱([\d,.]+)/s.exec(text)?.[1] }
  }
  const kept = async () => (await container().ledger.balanceOf(member.id, 'PHP')) / 10_000n
  return { merchant, member, game: played, address, seat, show, press, play: buttonPlayed, kept }
}
type Seated = Awaited<ReturnType<typeof seated>>

describe('a game that nothing plays', () => {
  const cardOf = async (merchant: { code: string }, { nodeId }: { nodeId: string }) => {
    const { body } = await as({ merchantCode: merchant.code }).call(gameEndpoints.single, { nodeId }).expect(success)
    return body.value as { available: boolean; comingSoon: boolean }
  }
  const launched = (member: Parameters<typeof as>[0], { nodeId }: { nodeId: string }, more: object = {}) =>
    as(member).call(launchEndpoints.launch, { ...GLS, nodeId, ...more })

  it('is coming soon where the merchant has no simulator, and opens in it where it has one', async () => {
    const merchant = await given.merchant()
    const [played, member] = [await game(), await given.member({ merchant })]
    expect(await cardOf(merchant, played)).toMatchObject({ available: false, comingSoon: true })
    expect(await launched(member, played)).toMatchObject({ body: { errorCode: 'vendor_under_maintenance' } })

    await switchTo(merchant, ON)

    expect(await cardOf(merchant, played)).toMatchObject({ available: true, comingSoon: false })
    const address = addressOf(await launched(member, played, { backUrl: '/m/vip' }).expect(success))
    expect(address.pathname).toBe(PAGE)
    expect(address.searchParams.get('gameCode')).toBe(played.gameCode)
    expect(address.searchParams.get('backUrl')).toBe(`${address.origin}/m/vip`)
    await switchTo(merchant, {})
    expect(await cardOf(merchant, played)).toMatchObject({ available: false, comingSoon: true })
  })

  it('is the only kind that opens there: not one with an engine or an address, of the house, or a lottery', async () => {
    const merchant = await given.merchant({ settings: ON })
    const member = await given.member({ merchant })
    const { game: running } = await newVendor()
    const elsewhere = await game()
    const data = { launchUrl: 'https://games.example.com/open' }
    await container().database.prisma.vendor.update({ where: { code: elsewhere.vendor }, data })
    const house = await given.game({ vendor: await given.vendor({ code: INHOUSE_VENDOR }), category: 'INHOUSE' })

    expect(addressOf(await launched(member, running)).pathname).toMatch(/^\/m\/play\//)
    expect(addressOf(await launched(member, elsewhere)).origin).toBe('https://games.example.com')
    for (const closed of [house, await game({ category: 'LOTT' }), await game({ category: 'ELOTT' })]) {
      expect(await cardOf(merchant, closed)).toMatchObject({ comingSoon: true })
      expect(await launched(member, closed)).toMatchObject({ body: { errorCode: 'vendor_under_maintenance' } })
    }
    const lottery = await as(member).call(launchEndpoints.launch, { launchMode: 'LOTT', nodeId: (await game()).nodeId })
    expect(lottery).toMatchObject({ body: { errorCode: 'function.not.available' } })
  })

  it('stays coming soon in production, where the page does not exist', async () => {
    const { merchant, game: played, seat } = await seated()
    const { config } = container()
    const inProduction = {
      config: { ...config, isProduction: true },
      databaseUrl: config.databaseUrl!,
      clock,
      caching: NO_CACHING,
    }
    const production = await createContainer(inProduction)
    const app = createApp(production)

    const cards = await request(app)
      .get(gameEndpoints.single.path)
      .query({ nodeId: played.nodeId })
      .set('Merchant', merchant.code)
    expect(cards.body.value).toMatchObject({ comingSoon: true })
    await request(app).get(PAGE).query({ seat }).expect(404)
    await request(app).post(PAGE).type('form').send({ seat, button: 'BET', stake: '1', win: '1' }).expect(404)
    expect(production.simulatorPage).toBeUndefined()
    await production.close()
  })
})

describe('a button of the simulator', () => {
  const OK = 'RS_OK'
  it.each<[string, readonly string[], (string | undefined)[], string]>([
    ['BALANCE', [], [OK], '100.00'],
    ['BET', [], [OK], '90.00'],
    ['WIN', ['BET'], [OK], '115.00'],
    ['WIN', [], ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'], '100.00'],
    ['LOSE', ['BET'], [OK], '90.00'],
    ['BET_AND_WIN', [], [OK], '115.00'],
    ['ROLL_BACK', ['BET'], [OK], '100.00'],
    ['ROLL_BACK', ['BET', 'WIN'], ['RS_ERROR_ROUND_CLOSED'], '115.00'],
    ['ROLL_BACK_FIRST', [], [OK, 'RS_ERROR_TRANSACTION_ROLLED_BACK'], '100.00'],
    ['REORDER', [], ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST', OK, OK], '115.00'],
    ['REPEAT', ['BET'], [OK], '90.00'],
    ['REPEAT', ['BET_AND_WIN', 'REPEAT'], [OK], '115.00'],
    ['DELAY', [], [undefined, OK], '90.00'],
    ['DIE', [], [OK], '90.00'],
    ['CLOSE', ['DIE'], [OK], '90.00'],
    ['EXPIRED_TOKEN', [], ['RS_ERROR_TOKEN_EXPIRED'], '100.00'],
    ['WRONG_TOKEN', [], ['RS_ERROR_INVALID_TOKEN'], '100.00'],
  ])('%s, after %j, is answered %j', async (button, before, statuses, balance) => {
    const { play, kept } = await seated()
    for (const earlier of before) await play(earlier)

    const shown = await play(button)

    expect(shown.statuses).toEqual(statuses)
    if (button !== 'WRONG_TOKEN') expect(shown.balance).toBe(balance)
    expect(await kept()).toBe(BigInt(Math.round(Number(balance))))
  })

  it('leaves a bet open when the server dies, until the round is closed', async () => {
    const { member, play } = await seated()
    await play('DIE')
    const [open] = await rowsOf(member.id)
    expect(open).toMatchObject({ settledAt: null })

    await play('CLOSE')

    const [closed] = await rowsOf(member.id)
    expect(closed!.settledAt).not.toBeNull()
    expect(closed).toMatchObject({ stake: amount(10), payout: 0n })
    await expectSound()
  })

  it('settles rounds the player then finds in the bet record', async () => {
    const { member, game: played, play } = await seated()
    await play('BET', { stake: '7.25' })
    await play('WIN', { win: '3' })
    await play('BET_AND_WIN', { stake: '1', win: '0' })

    expect(await rowsOf(member.id)).toMatchObject([
      { gameCode: played.gameCode, stake: 72_500n, payout: amount(3) },
      { gameCode: played.gameCode, stake: amount(1), payout: 0n },
    ])
    await expectSound()
  })

  it('leaves the round open after a win where the tester says so', async () => {
    const { member, play } = await seated()
    await play('BET')
    await play('WIN', { win: '5', endsRound: undefined })

    expect(await rowsOf(member.id)).toMatchObject([{ settledAt: null }])
    await play('CLOSE')
    expect(await rowsOf(member.id)).toMatchObject([{ payout: amount(5) }])
  })

  it('says so where there is nothing to do', async () => {
    const { press, show } = await seated()
    for (const button of ['CLOSE', 'ROLL_BACK', 'REPEAT']) {
      const { headers } = await press(button).expect(303)
      expect((await http().get(String(headers.location))).text).toContain('Place a bet first.')
    }
    expect((await show()).text).toContain('No calls yet.')
  })

  it.each(['', 'abc', '-1', '1.234', '1,5', '1e3', '100000000001', '<script>alert(1)</script>'.slice(0, 32)])(
    'takes no wrong amount: %j',
    async (stake) => {
      const { press, kept, show } = await seated()

      const { text, status } = await press('BET', { stake })

      expect(status).toBe(400)
      expect(text).toContain('Enter an amount, e.g. 12.50.')
      expect(text).toContain('aria-invalid="true"')
      expect(text).not.toContain('<script')
      expect((await show()).text).toContain('No calls yet.')
      expect(await kept()).toBe(100n)
    },
  )

  it('takes whole dong only', async () => {
    const { press } = await seated({ settings: ON, currency: 'VND' })
    expect((await press('BET', { stake: '1.5' })).text).toContain('Enter an amount, e.g. 13.')
    await press('BET', { stake: '2' }).expect(303)
  })

  it('pressed twice at once is pressed once, or twice one after the other', async () => {
    const { press, kept, show } = await seated()

    const answers = await Promise.all([press('BET'), press('BET'), press('BET')])

    const busy = answers.filter(({ headers }) => String(headers.location).includes('note=busy')).length
    expect(await kept()).toBe(100n - 10n * BigInt(3 - busy))
    expect((await show()).text.match(/<li>/g)).toHaveLength(3 - busy)
  })
})

describe('what the page shows', () => {
  it('is the request with its headers, without the key and most of the token, and the answer', async () => {
    const { member, play } = await seated()
    const { text } = await play('BET')

    for (const shown of ['POST /vendor-wallet/v1/debit', 'X-Signature: vendor=', '&quot;amount&quot;: 100000', 'RS_OK'])
      expect(text).toContain(shown)
    expect(text).toMatch(/&quot;token&quot;: &quot;.{12}…&quot;/)
    expect(text).toContain(member.username)
    const access = await container().database.prisma.vendorAccess.findMany()
    for (const { secret } of access) expect(text).not.toContain(secret)
  })

  it('is in the player’s language, leads back where the player came from, and is kept by no one', async () => {
    const { show, member, game: played } = await seated()
    const { text, headers } = await show()
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('href="/m/gameList?type=RNG"')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

    const again = { ...GLS, nodeId: played.nodeId, backUrl: 'https://evil.example/m' }
    const address = addressOf(await as(member).call(launchEndpoints.launch, again, { Language: 'vi' }))
    const taken = await http().get(pathOf(address)).expect(303)
    const vietnamese = await http().get(String(taken.headers.location))
    expect(vietnamese.text).toContain('<html lang="vi">')
    expect(vietnamese.text).toContain('href="/m/home"')
    expect(vietnamese.text).not.toContain('evil.example')
  })

  it('escapes names', async () => {
    const merchant = await given.merchant({ settings: ON })
    const played = await game({ name: '<img src=x onerror=alert(1)>' })
    const member = await given.member({ merchant })
    const address = addressOf(await as(member).call(launchEndpoints.launch, { ...GLS, nodeId: played.nodeId }))
    const taken = await http().get(pathOf(address)).expect(303)
    const { text } = await http().get(String(taken.headers.location)).expect(200)
    expect(text).toContain('&lt;img src=x')
    expect(text).not.toContain('<img')
  })
})

describe('a seat', () => {
  const refused = async ({ show, press, kept }: Pick<Seated, 'show' | 'press' | 'kept'>) => {
    const before = await kept()
    const page = await show()
    expect(page).toMatchObject({ status: 404 })
    expect(page.text).toContain('This game is not open any more.')
    await press('WIN').expect(404)
    expect(await kept()).toBe(before)
  }

  it('is held by its secret alone: a wrong or missing one plays nothing', async () => {
    const { play, kept } = await seated()
    await play('BET')
    for (const seat of ['', 'x'.repeat(43), '../../', 'x'.repeat(65)]) {
      await http().get(PAGE).query({ seat }).expect(404)
      await http().post(PAGE).type('form').send({ seat, button: 'WIN', stake: '1', win: '99', endsRound: '1' }).expect(404)
    }
    await http().post(PAGE).type('form').send({ button: 'WIN', stake: '1', win: '99' }).expect(404)
    expect(await kept()).toBe(90n)
  })

  it('is taken once by a launch token, and by none that is unknown or too old', async () => {
    const { address, member, game: played } = await seated()
    await http().get(pathOf(address)).expect(404)
    await http()
      .get(PAGE)
      .query({ launch: 'x'.repeat(43) })
      .expect(404)
    const late = addressOf(await as(member).call(launchEndpoints.launch, { ...GLS, nodeId: played.nodeId }))
    clock.shift(3 * 60_000)
    await http().get(pathOf(late)).expect(404)
  })

  it('ends with the player’s login', async () => {
    const scene = await seated()
    await scene.play('BET')
    await as(scene.member).call(sessionEndpoints.logout).expect(success)
    await refused(scene)
  })

  it('ends when the merchant switches the simulator off, or the vendor gets an address', async () => {
    const off = await seated()
    await off.play('BET')
    await switchTo(off.merchant, {})
    await refused(off)

    const moved = await seated()
    await moved.play('BET')
    const data = { launchUrl: 'https://games.example.com/open' }
    await container().database.prisma.vendor.update({ where: { code: moved.game.vendor }, data })
    await refused(moved)
  })

  it('is not taken by the token of a game that is played, so that no player wins there by a button', async () => {
    const merchant = await given.merchant({ settings: ON })
    const vendor = await newVendor()
    const member = await given.member({ merchant, balance: amount(100) })
    const address = addressOf(await as(member).call(launchEndpoints.launch, { ...GLS, nodeId: vendor.game.nodeId }))
    const launch = address.searchParams.get('launch')!

    await http().get(PAGE).query({ launch, gameCode: vendor.game.gameCode }).expect(404)

    const opened = await vendor.client.call('authenticate', { requestId: 'still-good', launchToken: launch })
    expect(opened.status).toBe('RS_OK')
  })

  it('moves its own player’s money only, whatever a form says', async () => {
    const vendor = await newVendor()
    const [{ play, press, kept, game: played, merchant }, beside] = [await seated(), await playing(vendor)]
    await beside.debit('other-round', 10)
    const other = await given.member({ merchant, balance: amount(100) })
    const address = addressOf(await as(other).call(launchEndpoints.launch, { ...GLS, nodeId: played.nodeId }))
    const seat = seatIn(String((await http().get(pathOf(address))).headers.location))
    await http().post(PAGE).type('form').send({ seat, button: 'BET', stake: '30', win: '1' }).expect(303)
    const { key: round } = await container().database.prisma.vendorRound.findFirstOrThrow({ where: { memberId: other.id } })

    await play('BET')
    const { token } = beside.base
    for (const forged of [{ round }, { user: String(other.id) }, { round: 'other-round', token, vendorCode: vendor.vendor.code }])
      for (const button of ['WIN', 'CLOSE', 'ROLL_BACK', 'REORDER']) await press(button, forged).expect(303)

    expect(await rowsOf(other.id)).toMatchObject([{ stake: amount(30), settledAt: null }])
    expect(await container().ledger.balanceOf(other.id, 'PHP')).toBe(amount(70))
    expect((await beside.ask('balance', {})).balance).toBe(900_000)
    expect(await kept()).toBeGreaterThan(100n)
    await expectSound()
  })
})

describe('the key of the vendor', () => {
  const accessOf = (vendorCode: string) => container().database.prisma.vendorAccess.findUnique({ where: { vendorCode } })

  it('is made where there is none, and then kept', async () => {
    const { game: played, play } = await seated()
    const made = await accessOf(played.vendor)
    expect(made).toMatchObject({ previousSecret: null })
    await play('BET')
    expect(await accessOf(played.vendor)).toEqual(made)
  })

  it('is the vendor’s own where it has one, which stays as it is', async () => {
    const vendor = await newVendor()
    const before = await accessOf(vendor.vendor.code)
    await container().database.prisma.vendor.update({ where: { code: vendor.vendor.code }, data: { isRunning: false } })
    const merchant = await given.merchant({ settings: ON })
    const member = await given.member({ merchant, balance: amount(100) })
    const address = addressOf(await as(member).call(launchEndpoints.launch, { ...GLS, nodeId: vendor.game.nodeId }))

    const seat = seatIn(String((await http().get(pathOf(address)).expect(303)).headers.location))
    await http().post(PAGE).type('form').send({ seat, button: 'BET', stake: '10', win: '1' }).expect(303)

    expect(await container().ledger.balanceOf(member.id, 'PHP')).toBe(amount(90))
    expect(await accessOf(vendor.vendor.code)).toEqual(before)
  })

  it('is one where several players sit down at once', async () => {
    const merchant = await given.merchant({ settings: ON })
    const played = await game()
    const members = await Promise.all([1, 2, 3, 4].map(() => given.member({ merchant })))
    const addresses = await Promise.all(
      members.map(async (member) => addressOf(await as(member).call(launchEndpoints.launch, { ...GLS, nodeId: played.nodeId }))),
    )
    const taken = await Promise.all(addresses.map((address) => http().get(pathOf(address))))
    expect(taken.map(({ status }) => status)).toEqual([303, 303, 303, 303])
  })
})
