/** What a bet pays its upline, with the numbers of AGT-19 and AGT-20 and for random lines. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { amount, createBuilders, unique } from '#seed/builders/index.ts'
import { insertRows } from '#seed/builders/rows.ts'
import { startLedger } from '#tests/support/ledger.ts'

let world: Awaited<ReturnType<typeof startLedger>>
let given: ReturnType<typeof createBuilders>
let serial = 0
const AT = new Date('2026-03-10T04:00:00Z')
const HOUR_MS = 3_600_000

beforeAll(async () => {
  world = await startLedger()
  given = createBuilders({ ...world, bcryptCost: 4, merchantCode: 'shares' })
  const vendor = await given.vendor()
  await given.game({ vendor, gameCode: 'share-slot', category: 'RNG' })
  await given.game({ vendor, gameCode: 'share-lott', category: 'LOTT' })
})

const setRates = (merchantId: number, memberId: number, rates: Record<string, number>, from?: Date) =>
  world.database.pool.query('SELECT rebate_set_rates($1, $2, $3, NULL, $4)', [merchantId, memberId, rates, from ?? null])

/** A line from the top down, each member with its rate for one kind of game. */
async function line(gameType: string, rates: readonly number[]) {
  const merchant = await given.merchant({ code: unique('sh').toLowerCase() })
  const members: { id: number }[] = []
  for (const rate of rates) {
    const parent = members.at(-1)
    const member = await given.member({ merchant, type: 2, username: `s${(serial += 1)}`, ...(parent && { parent }) })
    await setRates(merchant.id, member.id, { [gameType]: rate })
    members.push(member)
  }
  return { merchantId: merchant.id, members }
}

interface Bet {
  merchantId: number
  memberId: number
  stake: bigint
  game?: string
  at?: Date
  detail?: object
}
async function bet({ merchantId, memberId, stake, game = 'share-slot', at = AT, detail = {} }: Bet) {
  const id = (serial += 1)
  await insertRows(world.database.pool, 'game_round', [
    {
      id,
      created_at: at,
      settled_at: at,
      merchant_id: merchantId,
      member_id: memberId,
      game_code: game,
      asset: 'PHP',
      is_trial: false,
      is_test: false,
      seed_pair_id: -id,
      nonce: 0,
      algorithm: 'x',
      stake,
      payout: 0,
      balance_before: 0,
      balance_after: 0,
      detail,
    },
  ])
  return { id, at }
}

async function shares(merchantId: number, from = AT, until = new Date(AT.getTime() + HOUR_MS)) {
  const { rows } = await world.database.pool.query<{
    payee_id: number
    branch_id: number | null
    amount: bigint
    turnover: bigint
  }>('SELECT payee_id, branch_id, amount, turnover FROM rebate_shares($1, $2, $3)', [merchantId, from, until])
  return rows
}
const toMap = (rows: Awaited<ReturnType<typeof shares>>) => {
  const sums = new Map<number, bigint>()
  for (const { payee_id: id, amount: due } of rows) sums.set(id, (sums.get(id) ?? 0n) + due)
  return sums
}

describe('a rebate', () => {
  it('AGT-19: 1,000.00 at series 1920 pays 5.0000 to each of 1960, 1950, 1940 and 1930', async () => {
    const { merchantId, members } = await line(
      'LOTT',
      [1_960, 1_950, 1_940, 1_930].map((series) => series * 500),
    )
    await bet({ merchantId, memberId: members[3]!.id, stake: amount(1_000), game: 'share-lott', detail: { series: 1_920 } })
    expect(toMap(await shares(merchantId))).toEqual(
      new Map(members.map(({ id }) => [id, amount(5)]).reverse() as [number, bigint][]),
    )
  })

  it('AGT-20: 25,000 at 1.0, 0.8, 0.5 and 0.2 % pays 50.00, 75.00, 75.00 and 50.00', async () => {
    const { merchantId, members } = await line('RNG', [10_000, 8_000, 5_000, 2_000])
    await bet({ merchantId, memberId: members[3]!.id, stake: amount(25_000) })
    const sums = toMap(await shares(merchantId))
    expect(members.map(({ id }) => sums.get(id))).toEqual([amount(50), amount(75), amount(75), amount(50)])
  })

  it('names the direct downline it came through', async () => {
    const { merchantId, members } = await line('RNG', [10_000, 8_000, 5_000])
    await bet({ merchantId, memberId: members[2]!.id, stake: amount(100) })
    const through = new Map((await shares(merchantId)).map(({ payee_id: id, branch_id: branch }) => [id, branch]))
    expect(members.map(({ id }) => through.get(id))).toEqual([members[1]!.id, members[2]!.id, null])
  })

  it('AGT-01: pays up a line what the top’s rate comes to, to the last unit, whatever the rates are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 6 }),
        fc.bigInt({ min: 1n, max: 99_999_999n }),
        async (rates, stake) => {
          const { merchantId, members } = await line('RNG', rates)
          await bet({ merchantId, memberId: members.at(-1)!.id, stake })
          const due = await shares(merchantId)
          expect(due.every((row) => row.amount >= 0n)).toBe(true)
          // No one has a higher rate than anyone above.
          const bettors = BigInt(Math.min(...rates))
          const sum = due.reduce((total, row) => total + row.amount, 0n)
          expect(sum).toBe((stake * BigInt(rates[0]!)) / 1_000_000n)
          const own = due.find(({ payee_id: id }) => id === members.at(-1)!.id)
          expect(own?.amount ?? 0n).toBe((stake * bettors) / 1_000_000n)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('AGT-02: is earned by who stood above, and by the rates, at the time of the bet', async () => {
    const { merchantId, members } = await line('RNG', [10_000, 5_000])
    const [top, player] = members as [{ id: number }, { id: number }]
    const other = await line('RNG', [9_000])
    const hour = (n: number) => new Date(AT.getTime() + n * 60_000)
    await bet({ merchantId, memberId: player.id, stake: amount(1_000), at: hour(1) })
    await setRates(merchantId, player.id, { RNG: 2_000 }, hour(2))
    await bet({ merchantId, memberId: player.id, stake: amount(1_000), at: hour(3) })
    await world.database.pool.query('UPDATE member SET merchant_id = $1 WHERE id = $2', [merchantId, other.members[0]!.id])
    await world.database.pool.query('SELECT member_move($1, $2, $3)', [player.id, other.members[0]!.id, hour(4)])
    await bet({ merchantId, memberId: player.id, stake: amount(1_000), at: hour(5) })
    const sums = toMap(await shares(merchantId))
    expect(sums.get(player.id)).toBe(amount(5) + amount(2) + amount(2))
    expect(sums.get(top.id)).toBe(amount(5) + amount(8))
    expect(sums.get(other.members[0]!.id)).toBe(amount(7))
  })

  it('AGT-03: is taken back to the unit when the bet is voided, by the rates of then', async () => {
    const { merchantId, members } = await line('RNG', [9_999, 3_333])
    const player = members[1]!.id
    const stake = 12_345_678n
    const { id, at } = await bet({ merchantId, memberId: player, stake })
    const paid = toMap(await shares(merchantId))
    const later = new Date(AT.getTime() + 48 * HOUR_MS)
    await setRates(merchantId, player, { RNG: 1 }, new Date(AT.getTime() + 24 * HOUR_MS))
    await world.database.pool.query(
      `INSERT INTO bet_correction (round_id, round_at, settled_at, merchant_id, member_id, game_code, kind, stake_before, payout_before, stake, payout, reason,
         entry_id, corrected_at) VALUES ($1, $2, $2, $3, $4, 'share-slot', 'VOID', $5, 0, 0, 0, '', 1, $6)`,
      [id, at, merchantId, player, stake, later],
    )
    const back = toMap(await shares(merchantId, later, new Date(later.getTime() + HOUR_MS)))
    expect(paid.size).toBe(2)
    expect(back).toEqual(new Map([...paid].map(([payee, due]) => [payee, -due])))
  })

  it('does not count test or trial bets', async () => {
    const { merchantId, members } = await line('RNG', [10_000])
    await world.database.pool.query(
      `INSERT INTO game_round SELECT 999999, $1, $1, $2, $3, 'share-slot', 'PHP', false, true, -1, 0, 'x', 1000000, 0, 0, 0, '{}'`,
      [AT, merchantId, members[0]!.id],
    )
    expect(await shares(merchantId)).toEqual([])
  })
})
