import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ASSET, MERCHANT, type Someone, startLedger } from '#tests/support/ledger.ts'
import { type Entry, houseAccount, memberAccount } from './index.ts'

const { database, ledger, funded, sums, drifts } = await startLedger()
const HOUSE = { merchantId: MERCHANT, asset: ASSET }
const escrow = houseAccount(HOUSE, 'ESCROW_GAMES')
let rounds = 0

interface Round {
  player: Someone
  name: string
  stake: bigint
  payout: bigint
}
const open = ({ player, name, stake }: Round): Entry => ({
  key: `${name}:bet`,
  type: 'BET',
  reference: name,
  lines: [
    { account: memberAccount(player), amount: -stake },
    { account: escrow, amount: stake },
  ],
})
/** The stake leaves the escrow; the house keeps what the player lost, or adds what the player won. */
const settle = ({ player, name, stake, payout }: Round): Entry => ({
  key: `${name}:win`,
  type: 'WIN',
  reference: name,
  isObligation: true,
  lines: [
    { account: escrow, amount: -stake },
    ...(payout > 0n ? [{ account: memberAccount(player), amount: payout }] : []),
    ...(payout === stake ? [] : [{ account: houseAccount(HOUSE, 'HOUSE_GAMES'), amount: stake - payout }]),
  ],
})

/** The amount in escrow, of one round or of all. */
async function inEscrow(name?: string): Promise<bigint> {
  const { rows } = await database.pool.query<{ sum: string }>(
    `SELECT coalesce(sum(p.amount), 0)::text AS sum FROM ledger_posting p
     JOIN ledger_account a ON a.id = p.account_id JOIN ledger_entry e ON e.id = p.entry_id
     WHERE a.kind = 'ESCROW_GAMES' AND ($1::text IS NULL OR e.reference = $1)`,
    [name ?? null],
  )
  return BigInt(rows[0]!.sum)
}

describe('entries of a round that stays open', () => {
  it('keep exactly their stakes in escrow, and ends at 0 when each is settled once, by any number of callers, however often', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ stake: fc.bigInt(1n, 50n), payout: fc.bigInt(0n, 200n) }), { minLength: 1, maxLength: 8 }),
        async (plays) => {
          const player = await funded(1_000n)
          const all = plays.map((play): Round => ({ player, name: `round-${(rounds += 1)}`, ...play }))
          const staked = all.reduce((sum, { stake }) => sum + stake, 0n)
          await Promise.all(all.map((round) => ledger.post(open(round))))
          expect(await inEscrow()).toBe(staked)
          expect(await ledger.balanceOf(player.memberId, ASSET)).toBe(1_000n - staked)

          await Promise.all([...all, ...all].map((round) => ledger.tryPost(settle(round))))
          for (const { name } of all) expect(await inEscrow(name)).toBe(0n)
          expect(await inEscrow()).toBe(0n)
          const won = all.reduce((sum, { payout }) => sum + payout, 0n)
          expect(await ledger.balanceOf(player.memberId, ASSET)).toBe(1_000n - staked + won)
        },
      ),
      { numRuns: 10 },
    )
    expect(await sums()).toEqual({ total: '0', unbalanced: 0 })
    expect(await drifts()).toEqual([])
  })
})
