/** The checks after a kill find what they are for: each test breaks one thing that was right. */
import { describe, expect, it } from 'vitest'
import { houseAccount, memberAccount } from '#server/ledger/index.ts'
import { crashScene } from '#tests/api/crash/scene.ts'
import { stepScene } from '#tests/api/originals/scene.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { tamper } from '#tests/support/drifts.ts'
import { escrows, findHalves } from './invariants.ts'
import { findUnproven } from './proofs.ts'

const api = startApi()
const { given, container } = api
const { openMines, reveal, cashOut, tilesOf, prisma } = stepScene(api)
const { bet, hostAs, hostUntil, openRound } = crashScene(api)
const change = (sql: string, values: unknown[]) => tamper(container().database.pool, [sql, values])
const faults = async () => (await findHalves(container())).map(({ what }) => what)

async function wonRound() {
  const player = await given.player('mines', { balance: amount(100) })
  const opened = await openMines(player)
  const won = await cashOut(player, await reveal(player, opened, (await tilesOf(opened)).safe[0]!))
  const { seedPairId, nonce } = await prisma().gameRound.findFirstOrThrow({ where: { id: BigInt(won.roundId) } })
  return { player, id: BigInt(won.roundId), seedPairId, reference: `mines:${seedPairId}:${nonce}` }
}

describe('LED-09 the checks of escrow', () => {
  it('find a round that ended and left its stake there, and an open one whose stake is gone', async () => {
    const player = await given.player('mines', { balance: amount(100) })
    const id = BigInt((await openMines(player)).roundId)
    expect(await faults()).toEqual([])
    expect(await escrows(container())).toEqual([amount(10)])

    await change('UPDATE game_round SET settled_at = now() WHERE id = $1', [id])
    expect(await faults()).toEqual(['a round and its escrow'])
    await change('UPDATE game_round SET settled_at = NULL WHERE id = $1', [id])
    await change('UPDATE game_round SET stake = stake + 1 WHERE id = $1', [id])
    expect(await faults()).toEqual(['a round and its escrow', 'a round and what its player gained'])
    await change('UPDATE game_round SET stake = stake - 1, id = -id WHERE id = $1', [id])
    expect(await faults()).toContain('an open round without a stake in escrow')
    await change('UPDATE game_round SET id = -id WHERE id = $1', [-id])
    expect(await faults()).toEqual([])
  })

  it('find a round that was paid twice', async () => {
    const { player, id, reference } = await wonRound()
    expect(await faults()).toEqual([])
    const { merchantId, memberId, asset, payout } = await prisma().gameRound.findFirstOrThrow({ where: { id } })
    const owner = { merchantId, memberId, asset }

    await container().ledger.post({
      key: `paid-again-${id}`,
      type: 'WIN',
      reference,
      lines: [
        { account: memberAccount(owner), amount: payout },
        { account: houseAccount(owner, 'HOUSE_GAMES'), amount: -payout },
      ],
    })

    expect(player.id).toBe(memberId)
    expect(await faults()).toEqual(['a round and what its player gained'])
  })
})

describe('PF-08 the checks of outcomes', () => {
  it('find a seed that is not the one that was committed to, and a round that paid too much', async () => {
    const { id, seedPairId } = await wonRound()
    const others = await findUnproven(container().database)
    const unproven = async () => (await findUnproven(container().database)).filter((fault) => !others.includes(fault))

    const { serverSeed } = await prisma().fairSeedPair.findUniqueOrThrow({ where: { id: seedPairId! } })
    await change('UPDATE fair_seed_pair SET server_seed = $2 WHERE id = $1', [seedPairId, 'f'.repeat(64)])
    expect(await unproven()).toContain(`round ${id} has another seed than its commitment says`)
    await change('UPDATE fair_seed_pair SET server_seed = $2 WHERE id = $1', [seedPairId, serverSeed])
    expect(await unproven()).toEqual([])
    await change('UPDATE game_round SET payout = payout + 1 WHERE id = $1', [id])
    expect(await unproven()).toEqual([expect.stringContaining(`round ${id} paid`)])
    await change('UPDATE game_round SET payout = payout - 1 WHERE id = $1', [id])
  })

  it('find a bet on Crash that was lost where it had won', async () => {
    const player = await given.player('crash', { balance: amount(100) })
    const host = hostAs('one')
    const round = await openRound(host, (point) => point >= 150)
    await bet(player, round, { autoCashOut: 120 })
    await hostUntil(host, ({ id, settledAt }) => id === round.id && settledAt !== null)
    const before = await findUnproven(container().database)

    await change(`UPDATE crash_bet SET state = 'LOST', cash_out = NULL, payout = 0 WHERE round_id = $1`, [round.id])

    const found = await findUnproven(container().database)
    expect(found).toHaveLength(before.length + 1)
    expect(found.at(-1)).toContain('on Crash is LOST')
    expect(before.filter((fault) => fault.includes('Crash'))).toEqual([])
  })
})
