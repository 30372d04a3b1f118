import { describe, expect, it } from 'vitest'
import { dice as declared } from '#contract/play/originals/dice.ts'
import { createFairnessRepository } from '#server/features/play/fairness/fairness.repository.ts'
import { bet, type DiceRound, playDice, startDice } from '#tests/support/dice.ts'

const { database, ledger, fairness, dice, player } = await startDice()
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('trial and test players', () => {
  it('PF-09 RG-14 LED-11 trial rolls by the same function, and moves trial money alone', async () => {
    const trial = await player({ isTrial: true })
    const rounds = await Promise.all(upTo(20).map(() => dice.bet(trial, bet())))
    const { revealed } = await fairness.rotate(trial, {})
    for (const round of rounds) expect(round.roll).toBe(playDice(bet(), { ...revealed, nonce: round.nonce }).roll)
    expect(await ledger.balancesOf(trial.memberId)).toMatchObject([{ asset: 'PHP.TRIAL' }])
    const stored = await database.prisma.gameRound.findMany({ where: { memberId: trial.memberId } })
    expect(stored.every(({ isTrial, asset }) => isTrial && asset === 'PHP.TRIAL')).toBe(true)
  })

  it('ACC-11 rounds of test accounts are marked', async () => {
    const [tester, real] = [await player({ isTest: true }), await player()]
    await dice.bet(tester, bet())
    await dice.bet(real, bet())
    const marks = await database.prisma.gameRound.findMany({
      where: { memberId: { in: [tester.memberId, real.memberId] } },
      orderBy: { id: 'asc' },
    })
    expect(marks.map(({ isTest, isTrial }) => ({ isTest, isTrial }))).toEqual([
      { isTest: true, isTrial: false },
      { isTest: false, isTrial: false },
    ])
  })
})

describe('the history', () => {
  it('GAM-07 lists the player’s own rounds, newest first, as they were answered', async () => {
    const [someone, stranger] = [await player(), await player()]
    const rounds: DiceRound[] = []
    for (let turn = 0; turn < 5; turn++) rounds.push(await dice.bet(someone, bet({ target: 5_000 + turn })))
    await dice.bet(stranger, bet())
    const { list, total, totalPages } = await dice.history(someone, { page: 1, size: 3 })
    expect({ total, totalPages }).toEqual({ total: 5, totalPages: 2 })
    const expected = rounds.toReversed().map((round) => ({ ...round, serverSeed: null }))
    expect(list).toEqual(expected.slice(0, 3))
    expect((await dice.history(someone, { page: 2, size: 3 })).list).toEqual(expected.slice(3))
  })

  it('PF-10 keeps the version it was rolled by, which is not the newest one for ever', async () => {
    const someone = await player()
    const { roundId } = await dice.bet(someone, bet({ requestId: 'of-today' }))
    const [stored] = await database.prisma.gameRound.findMany({ where: { id: BigInt(roundId) } })
    expect(stored!.algorithm).toBe(declared.algorithm)

    // A roll from before the mapping changed.
    await database.pool.query(
      `INSERT INTO game_round SELECT id + 7000000, created_at - interval '1 s', settled_at, merchant_id, member_id, game_code, asset, is_trial,
         is_test, seed_pair_id, nonce + 900, 'dice/0', stake, payout, balance_before, balance_after, detail FROM game_round WHERE id = $1`,
      [roundId],
    )
    const { list } = await dice.history(someone, { page: 1, size: 25 })
    expect(list.map(({ algorithm }) => algorithm)).toEqual([declared.algorithm, 'dice/0'])
    expect((await dice.bet(someone, bet({ requestId: 'of-today' }))).algorithm).toBe(declared.algorithm)
  })

  it('PF-02 shows a server seed once its pair is retired, and no sooner', async () => {
    const someone = await player()
    await dice.bet(someone, bet())
    const { active } = await fairness.seeds(someone)
    const { revealed } = await fairness.rotate(someone, {})
    await dice.bet(someone, bet())
    const { list } = await dice.history(someone, { page: 1, size: 9 })
    expect(list.map(({ serverSeed }) => serverSeed)).toEqual([null, revealed.serverSeed])
    expect(list[1]!.serverSeedHash).toBe(active.serverSeedHash)
  })

  it('PF-02 no answer holds a secret seed', async () => {
    const someone = await player()
    const answers = [
      await fairness.seeds(someone),
      await dice.bet(someone, bet()),
      await dice.table(someone),
      await fairness.rotate(someone, { clientSeed: 'mine' }),
      await dice.bet(someone, bet()),
      await dice.history(someone, { page: 1, size: 25 }),
      await fairness.seeds(someone),
    ]
    const secrets = await database.prisma.fairSeedPair.findMany({
      where: { memberId: someone.memberId, state: { not: 'REVEALED' } },
    })
    expect(secrets).toHaveLength(2)
    const text = JSON.stringify(answers, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    for (const { serverSeed } of secrets) expect(text).not.toContain(serverSeed)
    expect(createFairnessRepository(database)).toBeDefined()
  })
})
