/** Single calls of older clients that our own pages never make (WIR-04, WIR-06). */
import { describe, expect, it } from 'vitest'
import { pathsOf } from '#contract/endpoint.ts'
import * as socialLoginEndpoints from '#contract/identity/social-login.ts'
import { PROVIDER_FLAG } from '#contract/identity/social-login.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, http, container } = startApi()
const R = '/wps/relay'

const send = (method: 'get' | 'post' | 'put', path: string, { token = 'null', merchantCode = 'test' } = {}) =>
  http()[method](path).set({ Merchant: merchantCode, Authorization: token })

describe('logging in', () => {
  it('WIR-15: by login/unsecure accepts `userName` too', async () => {
    const { username, password } = await given.member()
    const { body } = await send('post', '/wps/session/login/unsecure').send({
      userName: username,
      password,
      merchantCode: 'test',
    })
    expect(body.value).toMatchObject({ userName: username, token: expect.any(String) })
  })

  it.each(['line', 'apple', 'maya'] as const)('by %s goes to the stand-in and back, if it is on', async (provider) => {
    const { code: merchantCode } = await given.merchant({ flags: { [PROVIDER_FLAG[provider]]: true } })
    expect((await as().call(socialLoginEndpoints.authorize, { provider })).body.errorCode).toBe('function.not.available')
    const begun = await as({ merchantCode }).call(socialLoginEndpoints.authorize, { provider }).expect(success)
    const cookie = String(begun.headers['set-cookie']).split(';')[0]!
    const answered = await http()
      .get(`/oauth/local/answer${new URL(begun.body.value.url).search}&name=Nene`)
      .expect(303)
    const { code, state } = Object.fromEntries(new URL(answered.headers.location!, 'http://site.test').searchParams)

    const path = `/wps/session/login/${provider}`
    expect(pathsOf(socialLoginEndpoints.logIn)).toContain(path)
    const { body } = await send('post', path, { merchantCode }).set('Cookie', cookie).send({ code, state })

    expect(body.value).toMatchObject({ type: 0, firstTimeLogin: true })
    expect(await container().database.prisma.externalIdentity.findMany({ where: { memberId: body.value.id } })).toMatchObject([
      { provider },
    ])
  })
})

describe('deposits', () => {
  it('WIR-35: list promotions at /wps/promotions, and accept one for an order just placed', async () => {
    const [member, promotion] = [await given.member(), await given.depositPromotion()]
    const listed = await send('get', '/wps/promotions', member).expect(success)
    expect(listed.body.value).toMatchObject([{ promotionId: promotion.id }])
    const accept = () => send('post', '/wps/promotions', member).send({ promotionId: String(promotion.id) })
    expect((await accept()).body.errorCode).toBe('no.data')

    const channel = await given.depositChannel()
    await given.depositOrder({ member, channel, amount: amount(1_000) })
    expect((await accept()).body).toMatchObject({ success: true, value: { promotion: expect.stringMatching(/./) } })
  })

  it('list the banks of a channel by GET', async () => {
    const [member, channel] = [await given.member(), await given.depositChannel()]
    for (const method of ['get', 'post'] as const) {
      const asked = send(method, `${R}/MCS2_depositBanksByVendor`, member)
      const { body } = await (method === 'get'
        ? asked.query({ vendorId: channel.vendorId })
        : asked.send({ vendorId: channel.vendorId }))
      expect(body).toMatchObject({ success: true, value: expect.any(Array) })
    }
  })

  it('by chat give the link of the chat or the contacts, and place no order', async () => {
    const [off, on] = [await given.merchant({ flags: { CBS3: false } }), await given.merchant({ flags: { CBS3: true } })]
    for (const [merchant, page] of [
      [on, '/m/chat'],
      [off, '/m/message'],
    ] as const) {
      const member = await given.member({ merchant })
      const { body } = await send('post', `${R}/MCSFE_requestDepositChatLink`, member).send({ amount: 100, vendorId: 'x' })
      expect(new URL(body.value.redirectUrl).pathname).toBe(page)
      expect(await container().database.prisma.deposit.count({ where: { memberId: member.id } })).toBe(0)
    }
  })
})

it('moves money between wallets at /wps/wallets/transfer', async () => {
  const vendor = await given.vendor({ isRunning: true })
  const merchant = await given.merchant({ settings: { isSingleWallet: false } })
  const member = await given.member({ merchant, balance: amount(100) })
  const { body } = await send('post', '/wps/wallets/transfer', member)
    .type('form')
    .send({ fromAccountType: 'MAIN', toAccountType: vendor.code, amount: '40' })
  expect(body).toMatchObject({ success: true, value: { amount: 40 } })
})

describe('a member’s own reports', () => {
  it('WIR-39: are only the member’s, whatever team or name is requested', async () => {
    const agent = await given.member({ type: 1, balance: amount(1_000) })
    const member = await given.member({ parent: agent, balance: amount(1_000) })
    const below = await given.member({ parent: member, balance: amount(1_000) })
    for (const player of [agent, member, below]) await given.round({ member: player, stake: amount(10), gameCode: 'dice' })
    const read = async (path: string, caller: { token: string; merchantCode: string }, query = {}) =>
      (await send('get', path, caller).query(query)).body

    for (const path of [`${R}/ODSFE2_MemPNL`, `${R}/ODSFE2_getMemberPnlv2`]) {
      expect((await read(path, member)).value).toMatchObject({ username: member.username, betCount: 1, stake: 10 })
      expect((await read(path, member, { username: below.username })).errorCode).toBe('no.data')
      expect((await read(path, agent, { username: below.username })).value).toMatchObject({ betCount: 1 })
    }
    const games = `${R}/GCSGAME_getExcludeTurnoverV2`
    const own = (await read(games, member, { scope: 'TEAM' })).value
    expect(own).toMatchObject({ footer: { betCount: 1 }, dataList: own.list, pageNum: 1, totalPages: own.totalPages })
    expect((await read(games, agent)).value.footer.betCount).toBe(3)
    for (const path of ['personalPVPFishingPNL', 'detailedLottoPNL'])
      expect((await read(`/wps/report/${path}`, member)).value).toMatchObject({ list: [], footer: { betCount: 0 } })
  })
})

describe('an e-mail address', () => {
  it.each(['user+tag@gmail.com', 'nene@site.info'])('may be %s', async (email) => {
    const merchant = await given.merchant()
    const form = { username: 'mailman1', password: 'abc123', confirmPassword: 'abc123', email, login: 'Y' }
    const { body } = await send('put', '/wps/member/register', { merchantCode: merchant.code }).send(form)
    expect(body).toMatchObject({ success: true, value: { token: expect.any(String) } })
    expect(await container().database.prisma.member.findUnique({ where: { id: body.value.id } })).toMatchObject({ email })

    const member = await given.member({ merchant: await given.merchant() })
    const changed = await send('post', '/wps/member/info/email', member).send({ email })
    expect(changed.body).toMatchObject({ success: true })
  })
})

describe('an unknown refusal in an older client', () => {
  it.each([
    { Language: 'en', message: 'Sorry, the feature is temporarily unavailable.' },
    { Language: 'cn', message: '抱歉' },
    { Language: 'vi', message: 'Xin lỗi' },
  ])('WIR-07: has a text in its language: $Language', async ({ Language, message }) => {
    const { body } = await send(
      'get',
      `${R}/CBS_launchChat`,
      await given.member({ merchant: await given.merchant({ flags: { CBS3: false } }) }),
    ).set({ Language })
    expect(body).toMatchObject({ errorCode: 'function.not.available', message: expect.stringContaining(message) })
  })

  it('WIR-07: has a text in the site’s language if the client names none', async () => {
    const { code: Merchant } = await given.merchant({ defaultLanguage: 'vi' })
    const [named, plain] = await Promise.all(
      ['vi', ''].map((Language) => http().get('/wps/member/info').set({ Merchant, Language })),
    )
    expect(plain!.body.message).toBe(named!.body.message)
    expect(plain!.body.message).not.toBe((await http().get('/wps/member/info').set({ Merchant, Language: 'en' })).body.message)
  })
})
