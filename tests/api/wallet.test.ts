import { describe, expect, it } from 'vitest'
import * as walletEndpoints from '#contract/money/wallet.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, http, container } = startApi()
const { balance, balances, merchantWallet } = walletEndpoints

describe('the balance', () => {
  it('WIR-33: shows the money available to play, with the currency', async () => {
    const member = await given.member({ balance: amount('12480.5') })
    const { body } = await as(member).call(balance, { typeId: 0 }).expect(success)
    expect(body.value).toEqual({
      sumBalance: 12_480.5,
      mainWalletBalance: 12_480.5,
      lockedBalance: 0,
      balance: [{ accountTypeId: 2, accountName: 'MAIN', availBalance: 12_480.5, status: 'A' }],
      currency: 'PHP',
      currencySymbol: '₱',
      currencyPosition: 'F',
    })
  })

  it('shows money on hold separately', async () => {
    const member = await given.member({ balance: amount(100) })
    const { id: memberId, merchantId } = member
    await container().ledger.hold({
      merchantId,
      memberId,
      asset: 'PHP',
      amount: amount(30),
      type: 'WITHDRAWAL',
      reference: `w-${memberId}`,
    })
    const { body } = await as(member).call(balance).expect(success)
    expect(body.value).toMatchObject({ sumBalance: 70, lockedBalance: 30 })
  })

  it('LED-11: shows a trial member play money, never real money', async () => {
    const guest = await given.member({ type: 4, balance: amount(10_000) })
    expect((await as(guest).call(balance)).body.value.sumBalance).toBe(10_000)
    expect(await container().ledger.balanceOf(guest.id, 'PHP')).toBe(0n)
  })

  it.each(['/wps/wallets/gcs', '/wps/wallets'])('WIR-33: is served to older clients at %s', async (path) => {
    const member = await given.member({ balance: amount(5) })
    const { body } = await http().get(path).set({ Merchant: member.merchantCode, Authorization: member.token }).expect(success)
    expect(body.value).toMatchObject({ sumBalance: 5, currencySymbol: '₱' })
  })

  it('WIR-33: has a list of wallets for the oldest clients', async () => {
    const member = await given.member({ balance: amount(5) })
    const { body } = await as(member).call(balances).expect(success)
    expect(body.value).toEqual({ balances: [{ accountName: 'LOTT', availBalance: 5 }] })
  })

  it.each([balance, balances])('needs a login: $path', async (endpoint) => {
    expect(await as().call(endpoint)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  })
})

it('WIR-33: the merchant’s wallet is seamless unless its settings say otherwise', async () => {
  const separate = await given.merchant({ settings: { isSingleWallet: false } })
  expect((await as().call(merchantWallet).expect(success)).body.value).toEqual({ isSingle: 1 })
  expect((await as({ merchantCode: separate.code }).call(merchantWallet)).body.value).toEqual({ isSingle: 0 })
})
