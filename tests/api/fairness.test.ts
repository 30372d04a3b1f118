import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given } = startApi()
const { seeds, rotate } = fairnessEndpoints
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('seeds', () => {
  it('PF-01 commits to a server seed before the first bet, and to the one after it', async () => {
    const player = await given.player('dice')
    const { active, revealed } = (await as(player).call(seeds).expect(success)).body.value
    expect(active).toMatchObject({ nonce: 0, serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(active.nextServerSeedHash).not.toBe(active.serverSeedHash)
    expect(active.serverSeed).toBeUndefined()
    expect(revealed).toEqual([])
  })

  it('PF-02 PF-11 reveals the seed it committed to, starts the next pair with the player’s client seed, and keeps the old ones', async () => {
    const player = await given.player('dice', { balance: amount(10) })
    const { active } = (await as(player).call(seeds)).body.value
    await as(player)
      .call(diceEndpoints.bet, { requestId: 'one-bet-here', stake: 1, target: 5_000, direction: 'under' })
      .expect(success)

    const { body } = await as(player).call(rotate, { clientSeed: 'sampaguita-2026' }).expect(success)
    expect(sha256(body.value.revealed.serverSeed)).toBe(active.serverSeedHash)
    expect(body.value.revealed).toMatchObject({ clientSeed: active.clientSeed, nonce: 1 })
    expect(body.value.active).toMatchObject({
      serverSeedHash: active.nextServerSeedHash,
      clientSeed: 'sampaguita-2026',
      nonce: 0,
    })
    expect((await as(player).call(seeds)).body.value).toEqual({ active: body.value.active, revealed: [body.value.revealed] })
  })

  it.each(['', 'two words', 'x'.repeat(65), '<b>', {}])('refuses the client seed %o and keeps the pair', async (clientSeed) => {
    const player = await given.player('dice')
    const before = (await as(player).call(seeds)).body.value
    const { status, body } = await as(player).call(rotate, { clientSeed } as never)
    expect({ status, code: body.errorCode }).toEqual({ status: 200, code: 'request.param.err' })
    expect((await as(player).call(seeds)).body.value).toEqual(before)
  })

  it('never shows another player’s pair', async () => {
    const [one, other] = [await given.player('dice'), await given.player('dice')]
    const { revealed } = (await as(one).call(rotate, {}).expect(success)).body.value
    const shown = JSON.stringify((await as(other).call(seeds)).body)
    expect(shown).not.toContain(revealed.serverSeed)
    expect(shown).not.toContain(revealed.serverSeedHash)
  })

  it.each([seeds, rotate])('is closed to visitors and to a login session: $path', async (endpoint) => {
    const member = await given.member()
    expect((await as().call(endpoint, {})).status).toBe(401)
    expect((await as(member).call(endpoint, {})).body).toMatchObject({ success: false })
  })

  it('PF-08 the command line gives the same roll as the server', async () => {
    const player = await given.player('dice', { balance: amount(100) })
    const rolls: { roll: number; nonce: number }[] = []
    for (let nth = 0; nth < 3; nth++) {
      const choice = { requestId: `verify-${nth}-roll`, stake: 1, target: 5_000, direction: 'over' as const }
      rolls.push((await as(player).call(diceEndpoints.bet, choice).expect(success)).body.value)
    }
    const { serverSeed, serverSeedHash, clientSeed } = (await as(player).call(rotate, {}).expect(success)).body.value.revealed

    for (const { roll, nonce } of rolls) {
      const command = ['--import', 'tsx', 'server/cli/verify.ts', 'dice', serverSeed, clientSeed, String(nonce)]
      const { stdout } = await promisify(execFile)(process.execPath, command)
      expect(JSON.parse(stdout)).toEqual({ game: 'dice', commitment: serverSeedHash, nonce, roll: roll / 100 })
    }
  })
})
