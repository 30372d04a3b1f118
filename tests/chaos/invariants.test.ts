/** The checks after a kill find what they are for: each test breaks one thing that was right. */
import { describe, expect, it } from 'vitest'
import { houseAccount, memberAccount } from '#server/ledger/index.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
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

describe('the checks of rewards', () => {
  it('find a claim without its turnover or its entry, and a budget that lost count', async () => {
    /** Earlier tests left faults of rounds. */
    const ours = async () => (await faults()).filter((what) => /reward|budget/.test(what))
    const rule = { template: 'CODE', options: { amount: amount(5), code: 'BREAK26', isListed: false } } as const
    const { id } = await given.rewardCampaign({ rule })
    const { body } = await api.as(await given.member()).call(rewardEndpoints.claimCode, { promoCode: 'BREAK26' })
    const { ticketId, transactionId } = body.value.claimedTickets[0]
    expect(await ours()).toEqual([])

    await change('UPDATE turnover_requirement SET reference = $2 WHERE reference = $1', [transactionId, 'gone'])
    expect(await ours()).toEqual(['a reward and its turnover'])
    await change('UPDATE turnover_requirement SET reference = $1 WHERE reference = $2', [transactionId, 'gone'])
    await change('UPDATE reward_campaign SET promised = promised - 1 WHERE id = $1', [id])
    expect(await ours()).toEqual(['a budget and its tickets'])
    await change('UPDATE reward_campaign SET promised = promised + 1 WHERE id = $1', [id])
    await change(`UPDATE reward_ticket SET state = 'AVAILABLE', claimed_at = NULL WHERE id = $1`, [ticketId])
    expect(await ours()).toEqual(['a reward and its entry', 'a reward and its turnover'])
  })
})
