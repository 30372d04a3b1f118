import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { diceEndpoints } from '#contract/dice.ts'
import { diceRoll } from '#contract/dice-roll.ts'
import { fairnessEndpoints } from '#contract/fairness.ts'
import { walletEndpoints } from '#contract/wallet.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'

const { as, given, container } = startApi()
const { table, bet, history } = diceEndpoints

let requests = 0
const aBet = (changes = {}) => ({
  requestId: `request-${++requests}`,
  stake: 10,
  target: 4_950,
  direction: 'over' as const,
  ...changes,
})
const database = () => container().database.prisma
const balanceOf = async (player: TestCaller) => (await as(player).call(table)).body.value.balance as number

describe('the table', () => {
  it('GAM-02 tells limits and return before any money or bet', async () => {
    const { body } = await as(await given.player('dice', { balance: 0n }))
      .call(table)
      .expect(200)
    expect(body.value).toMatchObject({ balance: 0, minStake: 1, maxStake: 10_000, maxPayout: 100_000 })
    expect(body.value.returnToPlayer).toBeGreaterThan(980_000)
  })

  it('shows the balance, the merchant’s limits and the stated return', async () => {
    const player = await given.player('dice', { balance: amount(250) })
    const { body } = await as(player).call(table).expect(200)
    expect(body.value).toMatchObject({ balance: 250, minStake: 1, maxStake: 10_000, maxPayout: 100_000 })
    expect(body.value.returnToPlayer).toBeGreaterThan(980_000)
    expect(body.value.returnToPlayer).toBeLessThan(990_000)
  })

  it.each(Object.values(diceEndpoints))('is closed to visitors and to a login session: $method $path', async (endpoint) => {
    const member = await given.member()
    const body = endpoint === bet ? aBet() : {}
    expect((await as().call(endpoint, body)).status).toBe(401)
    expect((await as(member).call(endpoint, body)).body).toMatchObject({ success: false })
  })

  it('is closed to a session of another game', async () => {
    const player = await given.player('crash')
    expect(await as(player).call(bet, aBet())).toMatchObject({ status: 403, body: { errorCode: 'permission.denied' } })
  })
})

describe('a bet', () => {
  it('GAM-01 moves exactly stake and payout, and tells all that is needed to check it', async () => {
    const player = await given.player('dice', { balance: amount(100) })
    const { body } = await as(player)
      .call(bet, aBet({ stake: 12.5 }))
      .expect(200)
    const round = body.value
    expect(round).toMatchObject({
      stake: 12.5,
      target: 4_950,
      direction: 'over',
      multiplier: 19_603,
      balanceBefore: 100,
      nonce: 0,
    })
    expect(round.win).toBe(round.roll > 4_950)
    expect(round.payout).toBe(round.win ? 24.5037 : 0)
    expect(round.balanceAfter).toBe(round.win ? 112.0037 : 87.5)
    expect(await balanceOf(player)).toBe(round.balanceAfter)
    const wallet = await as({ token: player.token, merchantCode: player.merchantCode }).call(walletEndpoints.balance)
    expect(wallet.status).toBe(401)
    expect(await container().ledger.balanceOf(player.id, 'PHP')).toBe(BigInt(Math.round(round.balanceAfter * 10_000)))
  })

  it('LED-03 answers a repeated request with the same round, and refuses it with other content', async () => {
    const player = await given.player('dice', { balance: amount(100) })
    const once = aBet()
    const first = await as(player).call(bet, once).expect(200)
    const again = await as(player).call(bet, once).expect(200)
    expect(again.body.value).toEqual(first.body.value)
    expect(await as(player).call(bet, { ...once, stake: 20 })).toMatchObject({
      status: 409,
      body: { errorCode: 'idempotency.key.reused' },
    })
    expect(await balanceOf(player)).toBe(first.body.value.balanceAfter)
  })

  it.each([
    { why: 'more than the balance', changes: { stake: 100.0001 }, code: 'account.balance.not.enough' },
    { why: 'under the least stake', changes: { stake: 0.5 }, code: 'bet.amount.limit' },
    { why: 'over the highest stake', changes: { stake: 10_001 }, code: 'bet.amount.limit' },
    { why: 'a negative stake', changes: { stake: -1 }, code: 'bet.amount.limit' },
    { why: 'a win over the highest payout', changes: { stake: 5_000, target: 9_800 }, code: 'bet.amount.limit' },
  ])('refuses $why and changes nothing', async ({ changes, code }) => {
    const player = await given.player('dice', { balance: amount(100) })
    const { body } = await as(player).call(bet, aBet(changes))
    expect(body).toMatchObject({ success: false, errorCode: code })
    expect(await balanceOf(player)).toBe(100)
    expect((await as(player).call(history)).body.value.total).toBe(0)
  })

  it.each([
    { target: 199 },
    { target: 9_801 },
    { target: 49.5 },
    { direction: 'sideways' },
    { stake: 'ten' },
    { stake: 1.000_01 },
    { requestId: 'short' },
    { requestId: 'has a space in it' },
  ])('asks for a bet that makes sense: %o', async (changes) => {
    const player = await given.player('dice', { balance: amount(100) })
    const { status, body } = await as(player).call(bet, aBet(changes as object))
    expect({ status, code: body.errorCode }).toEqual({ status: 400, code: 'request.param.err' })
    expect(await balanceOf(player)).toBe(100)
  })

  it('LED-05 takes no more than the balance from twenty requests at once', async () => {
    const player = await given.player('dice', { balance: amount(50) })
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(player).call(bet, aBet({ stake: 10, target: 9_800 }))))
    const settled = answers.filter(({ status }) => status === 200)
    const won = settled.reduce((sum, { body }) => sum + body.value.payout, 0)
    expect(settled.every(({ body }) => body.value.balanceBefore >= 10 && body.value.balanceAfter >= 0)).toBe(true)
    expect(settled.length).toBeGreaterThanOrEqual(5)
    expect(settled.length).toBeLessThanOrEqual((50 + won) / 10)
    expect(await balanceOf(player)).toBeCloseTo(50 - 10 * settled.length + won, 4)
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorCode)).toEqual(
      Array.from({ length: 20 - settled.length }, () => 'account.balance.not.enough'),
    )
  })
})

describe('a table that was open', () => {
  it.each(['FROZEN', 'LOCKED', 'EXCLUDED', 'CLOSED'])('RG-08 takes no bet of a member who is %s since', async (status) => {
    const player = await given.player('dice', { balance: amount(100) })
    const settled = aBet()
    const first = await as(player).call(bet, settled).expect(200)
    await database().member.update({ where: { id: player.id }, data: { status } })
    const refused = await as(player).call(bet, aBet())
    const errorCode = status === 'EXCLUDED' ? 'play.excluded' : 'permission.denied'
    expect(refused).toMatchObject({ status: 403, body: { errorCode } })
    // What was settled before is still told.
    expect((await as(player).call(bet, settled).expect(200)).body.value).toEqual(first.body.value)
    const left = await container().ledger.balanceOf(player.id, 'PHP')
    expect(left).toBe(BigInt(Math.round(first.body.value.balanceAfter * 10_000)))
  })

  it.each(['game', 'vendor', 'merchant', 'all gaming'] as const)('ACC-09 takes no bet once %s is switched off', async (what) => {
    const merchant = await given.merchant()
    const player = await given.player('dice', { balance: amount(100), merchant })
    const settled = aBet()
    const first = await as(player).call(bet, settled).expect(200)
    const switchTo = async (isOn: boolean) => {
      if (what === 'game') await database().game.updateMany({ where: { gameCode: 'dice' }, data: { isRunning: isOn } })
      if (what === 'vendor') await database().vendor.update({ where: { code: 'BGS' }, data: { isRunning: isOn } })
      if (what === 'merchant')
        await database().merchantVendor.updateMany({ where: { merchantId: merchant.id }, data: { isEnabled: isOn } })
      if (what === 'all gaming') await database().merchant.update({ where: { id: merchant.id }, data: { maintenance: !isOn } })
    }
    await switchTo(false)
    const refused = await as(player).call(bet, aBet())
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'vendor_under_maintenance' } })
    expect((await as(player).call(bet, settled).expect(200)).body.value).toEqual(first.body.value)
    await as(player).call(history).expect(200)
    await switchTo(true)
    await as(player).call(bet, aBet()).expect(200)
  })
})

describe('the history', () => {
  it('lists own rounds, newest first, and with the revealed seed anyone recomputes them (PF-08)', async () => {
    const player = await given.player('dice', { balance: amount(100) })
    const other = await given.player('dice', { balance: amount(100) })
    await as(other).call(bet, aBet()).expect(200)
    for (let round = 0; round < 3; round++)
      await as(player)
        .call(bet, aBet({ stake: 1 }))
        .expect(200)

    const before = (await as(player).call(history, { page: 1, size: 2 })).body.value
    expect(before).toMatchObject({ total: 3, totalPages: 2 })
    expect(before.list.map(({ nonce, serverSeed }: { nonce: number; serverSeed: string | null }) => [nonce, serverSeed])).toEqual(
      [
        [2, null],
        [1, null],
      ],
    )

    const { revealed } = (await as(player).call(fairnessEndpoints.rotate, {}).expect(200)).body.value
    const after = (await as(player).call(history)).body.value.list
    const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
    for (const round of after) {
      expect(round.serverSeed).toBe(revealed.serverSeed)
      expect(diceRoll(hmac, round.serverSeed, round.clientSeed, round.nonce)).toBe(round.roll)
    }
  })
})
