import { describe, expect, it } from 'vitest'
import { commitmentOf } from '#server/games/fair/seeds.ts'
import { bet, startDice } from '#tests/support/dice.ts'

const { database, fairness, dice, player } = await startDice()

describe('seeds', () => {
  it('are there before the first bet, once, however many ask', async () => {
    const someone = await player()
    const answers = await Promise.all(Array.from({ length: 8 }, () => fairness.seeds(someone)))
    expect(new Set(answers.map(({ active }) => active.serverSeedHash)).size).toBe(1)
    expect(answers[0]).toMatchObject({ active: { nonce: 0 }, revealed: [] })
    expect(await database.prisma.fairSeedPair.count({ where: { memberId: someone.memberId } })).toBe(2)
  })

  it('count the bets made with them', async () => {
    const someone = await player()
    await dice.bet(someone, bet())
    await dice.bet(someone, bet())
    expect((await fairness.seeds(someone)).active.nonce).toBe(2)
  })
})

describe('rotation', () => {
  it('PF-01 reveals the seed committed to, and starts the pair that was committed to before', async () => {
    const someone = await player()
    const before = await fairness.seeds(someone)
    await dice.bet(someone, bet())
    const { active, revealed } = await fairness.rotate(someone, { clientSeed: 'my-own-seed' })

    expect(commitmentOf(revealed.serverSeed)).toBe(before.active.serverSeedHash)
    expect(revealed).toMatchObject({ clientSeed: before.active.clientSeed, nonce: 1 })
    expect(active).toMatchObject({ serverSeedHash: before.active.nextServerSeedHash, clientSeed: 'my-own-seed', nonce: 0 })
    expect(active.nextServerSeedHash).not.toBe(active.serverSeedHash)
    const after = await fairness.seeds(someone)
    expect(after).toEqual({ active, revealed: [revealed] })
    expect((await dice.bet(someone, bet())).clientSeed).toBe('my-own-seed')
  })

  it('leaves one pair in use, however many rotate at once', async () => {
    const someone = await player()
    await fairness.seeds(someone)
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => fairness.rotate(someone, {})))
    const rotated = results.filter(({ status }) => status === 'fulfilled').length
    expect(rotated).toBeGreaterThan(0)
    const pairs = await database.prisma.fairSeedPair.groupBy({
      by: ['state'],
      where: { memberId: someone.memberId },
      _count: true,
    })
    expect(Object.fromEntries(pairs.map(({ state, _count }) => [state, _count]))).toEqual({
      ACTIVE: 1,
      NEXT: 1,
      REVEALED: rotated,
    })
  })

  it('waits for an open round: an interrupted game keeps its seeds', async () => {
    const someone = await player()
    const { roundId } = await dice.bet(someone, bet())
    await database.pool.query(
      `INSERT INTO game_round SELECT id + 5000000, created_at, NULL, merchant_id, member_id, 'mines', asset, is_trial, is_test, seed_pair_id,
         nonce + 1, algorithm, stake, 0, balance_before, balance_after, detail FROM game_round WHERE id = $1`,
      [roundId],
    )
    await expect(fairness.rotate(someone, {})).rejects.toMatchObject({ code: 'game.seed.active' })
  })

  it('PF-03 the commitment can’t be exchanged afterwards', async () => {
    const someone = await player()
    await fairness.seeds(someone)
    for (const change of [`server_seed = 'x'`, `server_seed_hash = 'x'`, `client_seed = 'x'`]) {
      await expect(
        database.pool.query(`UPDATE fair_seed_pair SET ${change} WHERE member_id = $1 AND state = 'ACTIVE'`, [someone.memberId]),
      ).rejects.toMatchObject({ code: '23001' })
    }
  })
})
