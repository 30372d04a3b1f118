/** Four generations of clients, each with its own paths and habits, from sign-up to logout (WIR-04, WIR-07). */
import { beforeAll, describe, expect, it } from 'vitest'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { CLIENTS, type ClientName, createForeignClient, type Fields, type ForeignClient } from '#tests/support/foreign-clients.ts'

const { given, url, container } = startApi()

const SHOP = '500cai'
const PIN = '246810'
const R = '/wps/relay'

/** Each generation's paths, and what it sends besides the parameters. */
interface Dialect {
  signUp: Fields
  logIn: Fields
  balance: string
  balanceOf: (value: { sumBalance: number; mainWalletBalance: number; balances: { availBalance: number }[] }) => number
  games: string
  announcements: string
  favourite: Fields
  deposit: string
  withdraw: string
  /** For a report's first and last day. */
  days: (at: Date) => { startDate: string; endDate: string }
  reports: readonly string[]
}

const dayText = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(at)
const inTimes = (at: Date) => ({ startDate: `${dayText(at)} 00:00:00`, endDate: `${dayText(at)} 00:00:00` })
const inDays = (at: Date) => ({ startDate: dayText(at), endDate: dayText(at) })
const inMs = (at: Date) => ({ startDate: String(at.getTime()), endDate: String(at.getTime() - 60_000) })

const G1: Dialect = {
  signUp: { mobileNum: '', qqNum: '', payeeName: '', nickname: '', affiliateCode: '', thirdPartyUrl: '', rebateId: 0, type: 0 },
  logIn: { uuId: 11111 },
  balance: '/wps/wallets/balance',
  balanceOf: ({ balances }) => balances.reduce((sum, { availBalance }) => sum + availBalance, 0),
  games: `${R}/GLS2_gameList`,
  announcements: '/wps/system/announcements',
  favourite: { token: 'ignored' },
  deposit: '/wps/transaction/deposit/mt',
  withdraw: '/wps/transaction/withdraw',
  days: inTimes,
  reports: [
    '/wps/report/depositTransaction',
    '/wps/report/withdrawTransaction',
    '/wps/report/transaction',
    '/wps/report/accountGameBetHistory',
    '/wps/report/detailedLottoPNL',
    '/wps/report/personalPVPFishingPNL',
  ],
}
const DIALECTS: Record<ClientName, Dialect> = {
  'G1 desktop': G1,
  'G1 mobile': G1,
  G2: {
    ...G1,
    logIn: { uuId: 7 },
    announcements: `${R}/MCS2_getListAnnouncements`,
    deposit: `${R}/MCS2_depositManualTransfer`,
    days: inDays,
    reports: [
      `${R}/MCS2_depositTransactioNReport`,
      `${R}/MCS2_WithdrawTransactionReport`,
      `${R}/ODSFE2_MemTransDet`,
      `${R}/ODSFE2_MemPNL`,
    ],
  },
  G3: {
    signUp: { isOfficialAppLogin: false, registerMethod: 'H5', linkId: '', login: false },
    logIn: { captcha: '', type: 'username', loginDeviceId: 'b2c7', isOfficialAppLogin: false, device: 'H5' },
    balance: '/wps/v2/wallets/balance',
    balanceOf: ({ sumBalance }) => sumBalance,
    games: `${R}/GCSGAME_gameList`,
    announcements: `${R}/CCSFE_getListAnnouncements`,
    favourite: { gameType: 'RNG' },
    deposit: `${R}/MCSFE_manualTransferByBankCard`,
    withdraw: '/wps/v2/transaction/withdraw',
    days: inMs,
    reports: [
      `${R}/MCSFE_getDepositTransactionReport`,
      `${R}/MCSFE_getWithdrawTransactionReport`,
      `${R}/ODSFE2_MemTransDet`,
      `${R}/ODSFE2_getMemberPnlv2`,
      `${R}/GCSGAME_getExcludeTurnoverV2`,
    ],
  },
}

let nodeId: string
let channel: { vendorId: string }
beforeAll(async () => {
  const shop = await given.merchant({ code: SHOP })
  await given.banks()
  nodeId = (await given.game({ name: 'Golden Carp', category: 'RNG' })).nodeId
  channel = await given.depositChannel({ merchant: shop })
  await given.announcement({ merchant: shop, type: 'PL', title: 'Balita', content: '<p>Malaking <b>panalo</b></p>' })
})

/** The value of an answer, as clients read it: by `success` only. */
function valueOf<T>({ status, json }: Awaited<ReturnType<ForeignClient['get']>>): T {
  expect(json).toMatchObject({ success: true, description: 'request.success' })
  expect(status).toBe(200)
  return json.value as T
}

describe.each(Object.keys(CLIENTS) as ClientName[])('%s', (name) => {
  const dialect = DIALECTS[name]
  const username = `old${name.replace(/\W/g, '').toLowerCase()}01`.slice(0, 13)
  const password = 'abc123'

  it('WIR-07: signs up, logs in, looks around, deposits and withdraws, reads its reports and logs out', async () => {
    const client = createForeignClient(name, url(), SHOP)
    const anonymous = await client.get('/wps/member/info')
    expect(anonymous).toMatchObject({ status: 401, json: { success: false, errorCode: 'login.not.session' } })
    expect(valueOf<object[]>(await client.get('/wps/agent/announcements', { merchantCode: SHOP }))).toHaveLength(1)

    const rules = valueOf<Record<string, { acceptedPattern: string }>>(await client.get('/wps/system/setting/register'))
    expect(username).toMatch(new RegExp(rules.username!.acceptedPattern))
    const form = { username, password, confirmPassword: password, email: `${username}+old@gmail.com` }
    valueOf(await client.sealed('PUT', '/wps/member/register', { ...form, ...dialect.signUp }))

    const wrong = await client.sealed('POST', '/wps/session/login', { username, password: 'wrong1', ...dialect.logIn })
    // The oldest show a failure only with status 200, and only its `description`.
    const refused = { success: false, errorCode: 'login.cred.err', description: 'login.cred.err', value: { captcha: false } }
    expect(wrong).toMatchObject({ status: 200, json: refused })
    const login = { username, password, ...dialect.logIn }
    const { token, ...session } = valueOf<{ token: string }>(await client.sealed('POST', '/wps/session/login', login))
    expect(session).toMatchObject({ userName: username, type: 0, customerType: 0 })
    client.keep(token)

    const { id } = valueOf<{ id: number }>(await client.get('/wps/member/info'))
    expect(valueOf(await client.get('/wps/member/info'))).toMatchObject({ account: username, token })
    await given.deposit({ id }, amount(1_000))
    expect(dialect.balanceOf(valueOf(await client.get(dialect.balance, { typeId: 0 })))).toBe(1_000)

    const { games } = valueOf<{ games: { nodeId: string; vassalage: string }[] }>(
      await client.get(dialect.games, { merchant: SHOP, platform: 'html5', clientType: 2, isNew: null, pageNo: 1, pageSize: 25 }),
    )
    const { vassalage } = games.find((game) => game.nodeId === nodeId)!
    expect(JSON.stringify(valueOf(await client.get(dialect.announcements)))).toContain('Malaking')
    const heart = { nodeId, vendor: vassalage, ...dialect.favourite }
    // With the trailing space in the path that one of them sends.
    valueOf(await client.post(`${R}/MCSFE_addFavoriteGameV2%20`, heart))
    expect(valueOf(await client.get(`${R}/MCSFE_getFavoriteGames`, { pageNo: 1, pageSize: 100 }))).toEqual([nodeId])
    valueOf(await client.delete(`${R}/MCSFE_removeFavoriteGameV2`, heart))

    const order = {
      targetUsername: username,
      amount: '500',
      vendorId: channel.vendorId,
      mcsBankCode: 1,
      bankCode: 'BDO',
      bankType: 2,
    }
    expect(valueOf(await client.post(dialect.deposit, order))).toMatchObject({ amount: 500, state: 'OPEN' })

    valueOf(
      await client.sealed('PUT', '/wps/member/paymentPassword', {
        password: Number(PIN),
        confirmPassword: PIN,
        loginPassword: password,
      }),
    )
    const card = { bankCode: 'BDO', cardNumber: '0012345678', cardHolder: 'Juan Dela Cruz', password: PIN }
    const { bankCardId } = valueOf<{ bankCardId: number }>(await client.sealed('PUT', '/wps/member/bankCard', card))
    const money = { check: 'v2', amount: '200', bankCardId: String(bankCardId), password: PIN, isByPaster: false }
    expect(valueOf(await client.sealed('POST', dialect.withdraw, money))).toMatchObject({ amount: 200 })

    const days = dialect.days(container().clock.now())
    for (const path of dialect.reports) {
      const value = valueOf<Record<string, unknown>>(await client.get(path, { ...days, page: 1, size: 25, pageNo: 1 }))
      const rows = value.records ?? value.list ?? value.dataList
      if (/deposit|withdraw|transaction|MemTrans/i.test(path))
        expect([path, rows]).toEqual([path, expect.arrayContaining([expect.anything()])])
    }

    valueOf(await client.get('/wps/session/touch'))
    valueOf(await client.delete('/wps/session/logout'))
    expect((await client.get('/wps/member/info')).status).toBe(401)
  })
})
