import { describe, expect, it } from 'vitest'
import { commitmentOf } from '#server/games/fair/seeds.ts'
import { bet, type DiceRound, playDice, startDice } from '#tests/support/dice.ts'

const { database, ledger, fairness, dice, startProcess, player, drifts, sums } = await startDice()
const UNIT = 10_000n
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )
const nonces = (rounds: readonly DiceRound[]) => rounds.map(({ nonce }) => nonce).sort((a, b) => a - b)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a bet', () => {
  it('GAM-01 settles at once: balance, round, and a statement line each for stake and win', async () => {
    const someone = await player()
    const rounds: DiceRound[] = []
    for (let turn = 0; turn < 12; turn++) rounds.push(await dice.bet(someone, bet()))

    let balance = 1_000n * UNIT
    for (const round of rounds) {
      expect(round.balanceBefore).toBe(balance)
      expect(round.payout).toBe(round.win ? 2n * UNIT : 0n)
      expect(round.balanceAfter).toBe((balance += round.payout - UNIT))
    }
    expect(await ledger.balanceOf(someone.memberId, someone.asset)).toBe(balance)
    const lines = await database.prisma.ledgerPosting.findMany({
      where: { memberId: someone.memberId, code: { in: ['BET', 'WIN'] } },
    })
    expect(lines.filter((line) => line.code === 'BET')).toHaveLength(12)
    expect(lines.filter((line) => line.code === 'WIN')).toHaveLength(rounds.filter(({ win }) => win).length)
    expect(await sums()).toEqual({ total: '0', unbalanced: 0 })
  })

  it('PF-01 PF-08 can be recomputed by anyone once the seed is revealed', async () => {
    const someone = await player()
    const choices = [
      bet(),
      bet({ target: 200 }),
      bet({ target: 9_800, direction: 'under' }),
      bet({ target: 7_777, stake: 12_345n }),
    ]
    const rounds: DiceRound[] = []
    for (const choice of choices) rounds.push(await dice.bet(someone, choice))
    const { revealed } = await fairness.rotate(someone, {})

    expect(commitmentOf(revealed.serverSeed)).toBe(rounds[0]!.serverSeedHash)
    for (const [index, round] of rounds.entries()) {
      const outcome = playDice(choices[index]!, { ...revealed, nonce: round.nonce })
      expect(round).toMatchObject({
        roll: outcome.roll,
        win: outcome.payout > choices[index]!.stake,
        payout: outcome.payout,
        multiplier: outcome.multiplier,
        nonce: index,
      })
      expect(round).toMatchObject({ clientSeed: revealed.clientSeed, algorithm: 'dice/1' })
    }
  })

  it.each([
    { what: 'less than the least stake', change: { stake: UNIT - 1n } },
    { what: 'more than the greatest stake', change: { stake: 10_000n * UNIT + 1n } },
    { what: 'a win beyond the greatest payout', change: { stake: 5_000n * UNIT, target: 9_800 } },
  ])('refuses $what, and uses no nonce', async ({ change }) => {
    const someone = await player({ units: 20_000 })
    expect(await code(dice.bet(someone, bet(change)))).toBe('bet.amount.limit')
    expect((await dice.bet(someone, bet())).nonce).toBe(0)
  })

  it('LED-04 refuses a stake beyond the balance, and uses no nonce', async () => {
    const someone = await player({ units: 5 })
    expect(await code(dice.bet(someone, bet({ stake: 5n * UNIT + 1n })))).toBe('account.balance.not.enough')
    expect(await dice.bet(someone, bet({ stake: 5n * UNIT }))).toMatchObject({ nonce: 0, balanceBefore: 5n * UNIT })
  })

  it('is refused to a session of another game', async () => {
    const someone = await player()
    expect(await code(dice.bet({ ...someone, gameCode: 'slots' }, bet()))).toBe('permission.denied')
  })

  it('takes its limits from the merchant', async () => {
    const limits = { minStake: 3n * UNIT, maxStake: 4n * UNIT, maxPayout: 100n * UNIT, maxProfit: 100n * UNIT }
    const strict = startProcess({ limits: async () => limits })
    const someone = await player()
    expect(await code(strict.bet(someone, bet({ stake: 2n * UNIT })))).toBe('bet.amount.limit')
    expect(await strict.table(someone)).toMatchObject({ ...limits, balance: 1_000n * UNIT })
  })

  it('keeps the highest profit by the highest payout, which is what its clients know', async () => {
    const limits = { minStake: UNIT, maxStake: 100n * UNIT, maxPayout: 100n * UNIT, maxProfit: 40n * UNIT }
    const strict = startProcess({ limits: () => limits })
    const someone = await player()
    expect(await strict.table(someone)).toMatchObject({ maxPayout: 40n * UNIT })
    expect(await code(strict.bet(someone, bet({ target: 9_800 })))).toBe('bet.amount.limit')
    expect(await code(strict.bet(someone, bet({ stake: 20n * UNIT })))).toBe('accepted')
    expect(await code(strict.bet(someone, bet({ stake: 20n * UNIT + 1n })))).toBe('bet.amount.limit')
  })
})

describe('a repeated request', () => {
  it('LED-03 answers the stored round and moves nothing', async () => {
    const someone = await player()
    const request = bet()
    const first = await dice.bet(someone, request)
    expect(await dice.bet(someone, request)).toEqual(first)
    expect(await startProcess().bet(someone, request)).toEqual(first)
    expect(await ledger.balanceOf(someone.memberId, someone.asset)).toBe(first.balanceAfter)
  })

  it('LED-03 settles once, however many arrive at the same instant, in however many processes', async () => {
    const someone = await player()
    const request = bet()
    const processes = [dice, startProcess(), startProcess()]
    const rounds = await Promise.all(upTo(60).map((index) => processes[index % 3]!.bet(someone, request)))
    expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(1)
    expect(await database.prisma.gameRound.count({ where: { memberId: someone.memberId } })).toBe(1)
  })

  it.each([{ stake: 2n * UNIT }, { target: 5_051 }, { direction: 'under' as const }])(
    'LED-03 refuses it with other content: %o',
    async (change) => {
      const someone = await player()
      const request = bet()
      await dice.bet(someone, request)
      expect(await code(dice.bet(someone, { ...request, ...change }))).toBe('idempotency.key.reused')
      const both = await Promise.all(
        [bet({ requestId: 'same-instant' }), bet({ requestId: 'same-instant', ...change })].map((one) =>
          code(dice.bet(someone, one)),
        ),
      )
      expect(both.sort()).toEqual(['accepted', 'idempotency.key.reused'])
    },
  )

  it('is another player’s own bet', async () => {
    const [one, other] = [await player(), await player()]
    const request = bet()
    const rounds = [await dice.bet(one, request), await dice.bet(other, request)]
    expect(rounds[0]!.roundId).not.toBe(rounds[1]!.roundId)
  })
})

describe('many bets at once', () => {
  it('PF-04 PF-05 each takes a nonce of its own, without a gap, over several processes', async () => {
    const someone = await player()
    const processes = [dice, startProcess(), startProcess()]
    const rounds = await Promise.all(upTo(300).map((index) => processes[index % 3]!.bet(someone, bet())))
    expect(nonces(rounds)).toEqual(upTo(300))
  })

  it('LED-05 no more are accepted than the balance pays for', async () => {
    const someone = await player({ units: 20 })
    // 98 % lose, and a win would pay 49.5 stakes: the last bets must be refused.
    const results = await Promise.allSettled(upTo(120).map(() => dice.bet(someone, bet({ target: 9_800 }))))
    const rounds = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const balance = rounds.reduce((sum, { stake, payout }) => sum - stake + payout, 20n * UNIT)
    expect(balance).toBeGreaterThanOrEqual(0n)
    expect(rounds.every((round) => round.balanceAfter >= 0n && round.balanceBefore >= round.stake)).toBe(true)
    if (rounds.every(({ win }) => !win)) expect(rounds).toHaveLength(20)
    expect(nonces(rounds)).toEqual(upTo(rounds.length))
    expect(await ledger.balanceOf(someone.memberId, someone.asset)).toBe(balance)
  })

  it('LED-01 LED-10 bets, payments and rotations of the same players neither deadlock nor drift', async () => {
    const players = await Promise.all(upTo(6).map(() => player()))
    const processes = [dice, startProcess()]
    const work = upTo(400).map((index) => {
      const someone = players[index % players.length]!
      if (index % 40 === 39) return fairness.rotate(someone, {})
      if (index % 10 === 9) {
        return ledger.tryPost({
          key: `mixed-${index}`,
          type: 'TRANSFER',
          reference: 'r',
          lines: [
            { account: { ...someone, kind: 'MEMBER_MAIN' }, amount: -UNIT },
            { account: { ...players[(index * 7 + 1) % players.length]!, kind: 'MEMBER_MAIN' }, amount: UNIT },
          ],
        })
      }
      return processes[index % 2]!.bet(someone, bet())
    })
    const results = await Promise.allSettled(work)
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await drifts()).toEqual([])
    const { rows } = await database.pool.query(
      `SELECT r.seed_pair_id FROM game_round r JOIN fair_seed_pair s ON s.id = r.seed_pair_id
       GROUP BY r.seed_pair_id, s.nonce HAVING count(*) <> s.nonce OR count(DISTINCT r.nonce) <> s.nonce OR max(r.nonce) <> s.nonce - 1`,
    )
    expect(rows).toEqual([])
  })
})

describe('the database', () => {
  it('PF-04 refuses a second round on the same nonce, and a nonce that goes back', async () => {
    const someone = await player()
    const { roundId } = await dice.bet(someone, bet())
    await expect(
      database.pool.query(
        `INSERT INTO game_round SELECT id + 1000000, created_at, settled_at, merchant_id, member_id, game_code, asset, is_trial, is_test, seed_pair_id,
           nonce, algorithm, stake, payout, balance_before, balance_after, detail FROM game_round WHERE id = $1`,
        [roundId],
      ),
    ).rejects.toMatchObject({ code: '23505' })
    await expect(
      database.pool.query(`UPDATE fair_seed_pair SET nonce = 0 WHERE member_id = $1 AND state = 'ACTIVE'`, [someone.memberId]),
    ).rejects.toMatchObject({ code: '23001' })
  })

  it('LED-02 refuses to change or delete a settled round', async () => {
    const { roundId } = await dice.bet(await player(), bet())
    await expect(database.pool.query('UPDATE game_round SET payout = 0 WHERE id = $1', [roundId])).rejects.toMatchObject({
      code: '23001',
    })
    await expect(database.pool.query('DELETE FROM game_round WHERE id = $1', [roundId])).rejects.toMatchObject({ code: '23001' })
  })
})
