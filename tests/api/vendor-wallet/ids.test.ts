/** The names vendors give their requests, transactions and rounds: whatever their own systems print. */
import { describe, expect, it } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { named, units, vendorScene } from './setup.ts'

const api = startApi()
const { container, clock } = api
const { newVendor, playing, rowsOf, expectSound } = vendorScene(api)
const FORGOTTEN_MS = 3 * 86_400_000 + 60_000

const endForgottenRounds = () =>
  container()
    .jobs.find(({ name }) => name === 'vendor-wallet.endForgottenRounds')!
    .run({})
const PRINTABLE = Array.from({ length: 0x7e - 0x21 + 1 }, (_, nth) => String.fromCodePoint(0x21 + nth)).join('')

describe('an id of a vendor', () => {
  it.each([
    ['base64', 'Zm9v+/YmFy=='],
    ['several ids in one', '123#4|5'],
    ['every printable character', PRINTABLE],
    ['255 characters', 'x'.repeat(255)],
    ['a path', '../house/close/1'],
    ['what a spreadsheet or a page would run', '=1+1<script>'],
    ['what a query would run', "';DROP\\u0000%_--"],
  ])('may be %s, of a request, a transaction and a round', async (_, id) => {
    const seat = await playing(await newVendor())
    const bet = { round: id, transaction: id, requestId: id, amount: 100_000 }

    const first = await seat.ask('debit', bet)

    expect(first).toMatchObject({ status: 'RS_OK', requestId: id, balance: 900_000 })
    expect(await seat.ask('debit', bet)).toEqual(first)
    expect(await seat.ask('debit', { ...bet, requestId: named('r') })).toMatchObject({ status: 'RS_OK', balance: 900_000 })
    expect(units(await seat.ask('rollback', { round: id, transaction: id }))).toBe(100)
    expect((await seat.ask('debit', { ...bet, requestId: named('r') })).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
    expect(await rowsOf(seat.member.id)).toMatchObject([{ detail: { round: id, isVoided: true } }])
    await expectSound()
  })

  it.each([
    ['256 characters', 'x'.repeat(256)],
    ['nothing', ''],
    ['a space inside', 'house close 1'],
    ['a line break', 'a\nb'],
    ['a character that is not printable', 'a\u0000b'],
    ['letters beyond ASCII', 'żeton'],
  ])('is not %s', async (_, id) => {
    const seat = await playing(await newVendor())
    const right = { round: named('round'), transaction: named('bet'), requestId: named('r'), amount: 10_000 }

    for (const field of ['round', 'transaction', 'requestId'])
      expect(await seat.ask('debit', { ...right, [field]: id })).toMatchObject({
        status: 'RS_ERROR_WRONG_SYNTAX',
        reason: field,
      })
  })

  it('is none of the platform’s own: a round its vendor forgets is ended, whatever the vendor’s requests were called', async () => {
    const seat = await playing(await newVendor())
    const [round, bet] = [named('round'), named('bet')]
    for (const requestId of [`house/close/${round}`, `house/rollback/${bet}`])
      expect(
        (await seat.ask('debit', { requestId, round: named('round'), transaction: named('t'), amount: 2_000_000 })).status,
      ).toBe('RS_ERROR_NOT_ENOUGH_MONEY')
    await seat.debit(round, 10, { transaction: bet })

    clock.shift(FORGOTTEN_MS)
    await endForgottenRounds()

    expect(units(await seat.ask('balance', {}))).toBe(100)
    await expectSound()
  })
})
