/** A second game on the same settlement: shows what a new engine must write, and what it need not. */
import { describe, expect, it } from 'vitest'
import { houseAccount, memberAccount } from './chart.ts'
import type { RoundPlayer, RoundRequest } from './decide-rounds.ts'
import type { RoundEngine } from './settle-batch.ts'
import { startDice } from '#tests/support/dice.ts'
import { newId } from '#server/platform/ids.ts'

const { database, ledger, fairness, player, drifts, sums } = await startDice()
const UNIT = 10_000n
type Someone = Awaited<ReturnType<typeof player>>

interface CoinBet extends RoundRequest {
  pays: bigint
}
const rules: RoundEngine<CoinBet, RoundPlayer, never>['rules'] = {
  lock: (members) =>
    `SELECT id, member_id, nonce FROM fair_seed_pair WHERE member_id = ANY ('${members}') AND state = 'ACTIVE' ORDER BY member_id FOR NO KEY UPDATE`,
  read: () => 'SELECT 1',
  toPlayers: async ({ locked }) =>
    new Map(
      (locked as { id: bigint; member_id: number; nonce: number }[]).map((row) => [
        row.member_id,
        { seedPairId: row.id, nonce: row.nonce, isTest: false },
      ]),
    ),
  refusal: ({ stake }, _player, lost) => (stake + lost > 50n * UNIT ? { code: 'play.limit.loss' } : undefined),
}
const openCoin = () =>
  ledger.settleRounds<CoinBet, RoundPlayer, { payout: bigint; detail: object }>({
    rules,
    decide: ({ pays }, _player, nonce) => ({ payout: pays, detail: { nonce } }),
  })
const settle = openCoin()

async function coin(someone: Someone, changes: Partial<CoinBet> = {}): Promise<CoinBet> {
  await fairness.ensureSeeds(someone.memberId)
  const [accountId, houseId] = await ledger.resolveAccounts([memberAccount(someone), houseAccount(someone, 'HOUSE_GAMES')])
  const { merchantId, memberId, asset, isTrial } = someone
  const named = { merchantId, memberId, asset, isTrial, accountId: accountId!, houseId: houseId! }
  return {
    gameCode: 'coin',
    algorithm: 'coin/1',
    key: newId(),
    fingerprint: 'x',
    ...named,
    stake: UNIT,
    pays: 0n,
    obstacle: undefined,
    ...changes,
  }
}
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'settled',
    (error: { code?: string }) => error.code,
  )

describe('rounds of any game', () => {
  it('LED-01 settle with the row, the postings and the nonce of each, in one commit', async () => {
    const someone = await player()

    const result = await settle(await coin(someone, { pays: 3n * UNIT }))

    expect(result).toMatchObject({ status: 'settled', nonce: 0, balanceBefore: 1_000n * UNIT })
    const stored = await database.prisma.gameRound.findMany({ where: { memberId: someone.memberId } })
    expect(stored).toMatchObject([
      {
        gameCode: 'coin',
        algorithm: 'coin/1',
        stake: UNIT,
        payout: 3n * UNIT,
        detail: { nonce: 0 },
        balanceAfter: 1_002n * UNIT,
      },
    ])
    expect(await ledger.balanceOf(someone.memberId, someone.asset)).toBe(1_002n * UNIT)
    expect(await sums()).toEqual({ total: '0', unbalanced: 0 })
    expect(await drifts()).toEqual([])
  })

  it('LED-03 are settled once under a key, by whichever process', async () => {
    const request = await coin(await player())
    const [one, other] = await Promise.all([settle(request), openCoin()(request)])
    const roundIds = [one, other, await settle(request)].map(({ roundId }) => String(roundId))

    expect(new Set(roundIds).size).toBe(1)
    expect(await outcome(settle({ ...request, fingerprint: 'y' }))).toBe('idempotency.key.reused')
  })

  it('are refused by the rules and by the balance, and leave nothing behind', async () => {
    const someone = await player({ units: 20 })
    const [tooMuch, tooDear] = [await coin(someone, { stake: 51n * UNIT }), await coin(someone, { stake: 21n * UNIT })]

    expect(await Promise.all([tooMuch, tooDear].map((request) => outcome(settle(request))))).toEqual([
      'play.limit.loss',
      'account.balance.not.enough',
    ])

    expect(await database.prisma.gameRound.count({ where: { memberId: someone.memberId } })).toBe(0)
    expect(await database.prisma.ledgerKey.count({ where: { key: { in: [tooMuch.key, tooDear.key] } } })).toBe(0)
    expect(await settle(await coin(someone))).toMatchObject({ nonce: 0 })
  })

  it('share a batch whatever their games are, each with its own name, algorithm and detail', async () => {
    const [someone, other] = [await player(), await player()]
    const bets = [
      await coin(someone, { stake: UNIT }),
      await coin(someone, { gameCode: 'card', algorithm: 'card/3', stake: 2n * UNIT, pays: 5n * UNIT }),
      await coin(other, { gameCode: 'card', algorithm: 'card/4', stake: 3n * UNIT }),
      await coin(someone, { gameCode: 'wheel', algorithm: 'wheel/1', stake: 4n * UNIT }),
    ]

    await Promise.all(bets.map((request) => settle(request)))

    const stored = await database.prisma.gameRound.findMany({ where: { memberId: someone.memberId }, orderBy: { nonce: 'asc' } })
    const commits = 'SELECT count(DISTINCT tx)::integer AS commits FROM game_round WHERE member_id = ANY ($1)'
    const { rows } = await database.pool.query(commits, [[someone.memberId, other.memberId]])
    expect(rows).toEqual([{ commits: 1 }])
    expect(stored.map(({ gameCode, algorithm, stake, detail }) => [gameCode, algorithm, stake, detail])).toEqual([
      ['coin', 'coin/1', UNIT, { nonce: 0 }],
      ['card', 'card/3', 2n * UNIT, { nonce: 1 }],
      ['wheel', 'wheel/1', 4n * UNIT, { nonce: 2 }],
    ])
    const entries = await database.prisma.ledgerEntry.findMany({ where: { id: { in: stored.map(({ id }) => id) } } })
    expect(entries.map(({ reference }) => reference).sort()).toEqual(['card', 'coin', 'wheel'])
    expect(await database.prisma.gameRound.findMany({ where: { memberId: other.memberId, gameCode: 'card' } })).toMatchObject([
      { algorithm: 'card/4', stake: 3n * UNIT },
    ])
    expect(await ledger.balanceOf(someone.memberId, someone.asset)).toBe(998n * UNIT)
    expect(await sums()).toEqual({ total: '0', unbalanced: 0 })
    expect(await drifts()).toEqual([])
  })

  it('fail alone where the database refuses one of a batch', async () => {
    const someone = await player()
    const [before, impossible, after] = [await coin(someone), await coin(someone, { pays: 2n ** 63n }), await coin(someone)]

    const results = await Promise.allSettled([before, impossible, after].map((request) => settle(request)))

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await ledger.balanceOf(someone.memberId, someone.asset)).toBe(998n * UNIT)
  })
})
