import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ERROR_STATUS } from '#contract/errors.ts'
import { endpointsOf } from '#contract/endpoint.ts'
import { DICE_SIDES, diceEndpoints } from '#contract/play/originals/dice.ts'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import * as walletEndpoints from '#contract/money/wallet.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'

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
  it.each(['real', 'trial'])('GAM-02 shows a %s player limits and returns before any money or bet', async (kind) => {
    const player = await given.player('dice', { balance: 0n, ...(kind === 'trial' && { type: 4 }) })

    const { body } = await as(player).call(table).expect(success)

    expect(body.value).toMatchObject({ balance: 0, minStake: 1, maxStake: 10_000, maxPayout: 100_000 })
    const { returnToPlayer, returnAverage, returnMost } = body.value
    expect(returnToPlayer).toBeGreaterThan(980_000)
    expect(returnToPlayer).toBeLessThan(returnAverage)
    expect(returnAverage).toBeLessThan(returnMost)
    expect(returnMost).toBeLessThan(990_000)
    expect(await database().gameRound.count({ where: { memberId: player.id } })).toBe(0)
  })

  it('GAM-15 accepts no stake so small that rounding eats the return, whatever the merchant has set', async () => {
    const merchant = await given.merchant({ settings: { dice: { minStake: '1' } } })
    const player = await given.player('dice', { merchant, balance: amount(10) })

    expect((await as(player).call(table).expect(success)).body.value.minStake).toBe(0.1)
    expect((await as(player).call(bet, aBet({ stake: 0.09 }))).body.errorCode).toBe('bet.amount.limit')
    expect((await as(player).call(bet, aBet({ stake: 0.1 }))).body.success).toBe(true)
  })

  it('shows the balance, the merchant’s limits and the stated return', async () => {
    const player = await given.player('dice', { balance: amount(250) })
    const { body } = await as(player).call(table).expect(success)
    expect(body.value).toMatchObject({ balance: 250, minStake: 1, maxStake: 10_000, maxPayout: 100_000 })
    expect(body.value.returnToPlayer).toBeGreaterThan(980_000)
    expect(body.value.returnToPlayer).toBeLessThan(990_000)
  })

  it.each(Object.values(endpointsOf(diceEndpoints)))(
    'is closed to visitors and to a login session: $method $path',
    async (endpoint) => {
      const member = await given.member()
      const body = endpoint === bet ? aBet() : {}
      expect((await as().call(endpoint, body)).status).toBe(401)
      expect((await as(member).call(endpoint, body)).body).toMatchObject({ success: false })
    },
  )

  it('is closed to a session of another game', async () => {
    const player = await given.player('crash')
    expect(await as(player).call(bet, aBet())).toMatchObject({ status: 403, body: { errorCode: 'permission.denied' } })
  })
})

describe('a bet', () => {
  it('GAM-01 moves exactly stake and payout, and returns all that is needed to verify it', async () => {
    const player = await given.player('dice', { balance: amount(100) })
    const { body } = await as(player)
      .call(bet, aBet({ stake: 12.5 }))
      .expect(success)
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

  it('LED-03 answers a repeated request with the same round, and refuses its id with other content', async () => {
    const player = await given.player('dice', { balance: amount(100) })
    const once = aBet()
    const first = await as(player).call(bet, once).expect(success)
    const again = await as(player).call(bet, once).expect(success)
    expect(again.body.value).toEqual(first.body.value)
    expect(await as(player).call(bet, { ...once, stake: 20 })).toMatchObject({
      status: 200,
      body: { errorCode: 'idempotency.key.reused' },
    })
    expect(await balanceOf(player)).toBe(first.body.value.balanceAfter)
  })

  it.each([
    { why: 'more than the balance', changes: { stake: 100.01 }, code: 'account.balance.not.enough' },
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
  ])('rejects an invalid bet: %o', async (changes) => {
    const player = await given.player('dice', { balance: amount(100) })
    const { status, body } = await as(player).call(bet, aBet(changes as object))
    expect({ status, code: body.errorCode }).toEqual({ status: 200, code: 'request.param.err' })
    expect(await balanceOf(player)).toBe(100)
  })

  it('LED-05 accepts no more than the balance from twenty requests at once', async () => {
    const player = await given.player('dice', { balance: amount(50) })
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(player).call(bet, aBet({ stake: 10, target: 9_800 }))))
    const settled = answers.filter(isAccepted)
    const won = settled.reduce((sum, { body }) => sum + body.value.payout, 0)
    expect(settled.every(({ body }) => body.value.balanceBefore >= 10 && body.value.balanceAfter >= 0)).toBe(true)
    expect(settled.length).toBeGreaterThanOrEqual(5)
    expect(settled.length).toBeLessThanOrEqual((50 + won) / 10)
    expect(await balanceOf(player)).toBeCloseTo(50 - 10 * settled.length + won, 4)
    expect(answers.filter(isRefused).map(({ body }) => body.errorCode)).toEqual(
      Array.from({ length: 20 - settled.length }, () => 'account.balance.not.enough'),
    )
  })
})

describe('a table that is already open', () => {
  it.each(['FROZEN', 'LOCKED', 'EXCLUDED', 'CLOSED'])('RG-08 accepts no bet of a member who is now %s', async (status) => {
    const player = await given.player('dice', { balance: amount(100) })
    const settled = aBet()
    const first = await as(player).call(bet, settled).expect(success)
    await database().member.update({ where: { id: player.id }, data: { status } })
    const refused = await as(player).call(bet, aBet())
    const errorCode = status === 'EXCLUDED' ? 'play.excluded' : 'permission.denied'
    expect(refused).toMatchObject({ status: ERROR_STATUS[errorCode], body: { errorCode } })
    // An earlier result is still returned.
    expect((await as(player).call(bet, settled).expect(success)).body.value).toEqual(first.body.value)
    const left = await container().ledger.balanceOf(player.id, 'PHP')
    expect(left).toBe(BigInt(Math.round(first.body.value.balanceAfter * 10_000)))
  })

  it.each(['game', 'vendor', 'merchant', 'all gaming'] as const)(
    'ACC-09 accepts no bet once %s is switched off',
    async (what) => {
      const merchant = await given.merchant()
      const player = await given.player('dice', { balance: amount(100), merchant })
      const settled = aBet()
      const first = await as(player).call(bet, settled).expect(success)
      const switchTo = async (isOn: boolean) => {
        if (what === 'game') await database().game.updateMany({ where: { gameCode: 'dice' }, data: { isRunning: isOn } })
        if (what === 'vendor') await database().vendor.update({ where: { code: 'BGS' }, data: { isRunning: isOn } })
        if (what === 'merchant')
          await database().merchantVendor.updateMany({ where: { merchantId: merchant.id }, data: { isEnabled: isOn } })
        if (what === 'all gaming') await database().merchant.update({ where: { id: merchant.id }, data: { maintenance: !isOn } })
      }
      await switchTo(false)
      const refused = await as(player).call(bet, aBet())
      expect(refused).toMatchObject({ status: 200, body: { errorCode: 'vendor_under_maintenance' } })
      expect((await as(player).call(bet, settled).expect(success)).body.value).toEqual(first.body.value)
      await as(player).call(history).expect(success)
      await switchTo(true)
      await as(player).call(bet, aBet()).expect(success)
    },
  )
})

describe('the history', () => {
  it('GAM-06 an interrupted bet is complete before the next starts: repeated, it returns the same round, and moved money once', async () => {
    const player = await given.player('dice', { balance: amount(1_000) })
    const broken = Array.from({ length: 12 }, () => aBet({ stake: 5 }))

    // The player’s connection is cut while each is in flight.
    await Promise.all(
      broken.map((choice, nth) => {
        const call = as(player).call(bet, choice)
        setTimeout(() => call.abort(), nth * 2)
        return call.catch(() => undefined)
      }),
    )
    const next = (
      await as(player)
        .call(bet, aBet({ stake: 5 }))
        .expect(success)
    ).body.value
    const again = await Promise.all(broken.map(async (choice) => (await as(player).call(bet, choice).expect(success)).body.value))

    const rounds = await database().gameRound.findMany({ where: { memberId: player.id }, orderBy: { nonce: 'asc' } })
    expect(rounds.map(({ nonce }) => nonce)).toEqual(rounds.map((_, nonce) => nonce))
    expect(rounds).toHaveLength(broken.length + 1)
    expect(new Set(again.map(({ roundId }) => roundId)).size).toBe(broken.length)
    // In sequence: each starts with the balance the one before left.
    for (const [nth, round] of rounds.entries())
      expect(round.balanceBefore).toBe(nth === 0 ? amount(1_000) : rounds[nth - 1]!.balanceAfter)
    expect(await balanceOf(player)).toBe(Number(rounds.at(-1)!.balanceAfter) / 10_000)
    expect(next.roundId).toBeDefined()
  })

  it('lists own rounds, newest first, and with the revealed seed anyone can recompute them (PF-08)', async () => {
    const player = await given.player('dice', { balance: amount(100) })
    const other = await given.player('dice', { balance: amount(100) })
    await as(other).call(bet, aBet()).expect(success)
    for (let round = 0; round < 3; round++)
      await as(player)
        .call(bet, aBet({ stake: 1 }))
        .expect(success)

    const before = (await as(player).call(history, { page: 1, size: 2 })).body.value
    expect(before).toMatchObject({ total: 3, totalPages: 2 })
    expect(before.list.map(({ nonce, serverSeed }: { nonce: number; serverSeed: string | null }) => [nonce, serverSeed])).toEqual(
      [
        [2, null],
        [1, null],
      ],
    )

    const { revealed } = (await as(player).call(fairnessEndpoints.rotate, {}).expect(success)).body.value
    const after = (await as(player).call(history)).body.value.list
    const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
    for (const round of after) {
      expect(round.serverSeed).toBe(revealed.serverSeed)
      expect(drawsOf(hmac, round)(DICE_SIDES)).toBe(round.roll)
    }
  })
})

describe('LED-09 the escrow of a round', () => {
  /** The movements on each account of an entry, by line. */
  const linesOf = async (entryId: bigint) => {
    const { rows } = await container().database.pool.query<{ kind: string; code: string; amount: bigint }>(
      `SELECT a.kind, p.code, p.amount FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id WHERE p.entry_id = $1 ORDER BY p.line`,
      [entryId],
    )
    return rows
  }
  const inEscrow = async () => {
    const { rows } = await container().database.pool.query<{ sum: bigint }>(
      `SELECT coalesce(sum(p.amount), 0)::bigint AS sum FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id WHERE a.kind = 'ESCROW_GAMES'`,
    )
    return rows[0]!.sum
  }

  it('receives the stake, gives out the payout and the house’s share, and ends at 0, for every round', async () => {
    const player = await given.player('dice', { balance: amount(1_000) })
    const bets = Array.from({ length: 30 }, (_, n) =>
      aBet({ stake: 1 + n, target: n % 2 ? 9_000 : 1_000, direction: n % 3 ? 'over' : 'under' }),
    )
    const answers = await Promise.all([...bets, ...bets].map((one) => as(player).call(bet, one).expect(success)))
    const rounds = new Map(answers.map(({ body }) => [body.value.roundId as string, body.value]))
    expect(rounds.size).toBe(bets.length)
    expect(new Set([...rounds.values()].map(({ win }) => win))).toEqual(new Set([true, false]))

    let left = amount(1_000)
    for (const [roundId, { stake, payout }] of rounds) {
      const lines = await linesOf(BigInt(roundId))
      const sumOf = (code: string) => lines.filter((line) => line.code === code).reduce((sum, line) => sum + line.amount, 0n)
      const [taken, given_, share] = [-sumOf('BET'), sumOf('WIN'), sumOf('BET_SETTLED')]
      expect({ taken, given_ }).toEqual({ taken: amount(stake), given_: amount(payout) })
      // One entry opens and settles it: in equals out, and nothing is left anywhere else.
      expect(taken - given_ - share).toBe(0n)
      expect(
        [...new Set(lines.map(({ kind }) => kind))].filter((kind) => !['MEMBER_MAIN', 'HOUSE_GAMES'].includes(kind)),
      ).toEqual([])
      left += given_ - taken
    }
    expect(await inEscrow()).toBe(0n)
    expect(await balanceOf(player)).toBe(Number(left) / 10_000)
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })
})
