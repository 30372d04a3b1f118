/** GAM-06: a server killed between or within the steps of a round; another one goes on with it, and pays it once. */
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { minesEndpoints } from '#contract/play/originals/mines.ts'
import { amount } from '#seed/builders/index.ts'
import { freePort } from '#server/platform/free-port.ts'
import { startApi } from '#tests/support/api.ts'
import { type Round, stepScene } from '#tests/api/originals/scene.ts'
import { HOST, servers } from './servers.ts'

const LONG_MS = 240_000
const FIRST_PORT = 24_300
const api = startApi()
const { given, container } = api
const { play, openMines, reveal, cashOut, step, tilesOf, balanceOf, drifts, escrowOf } = stepScene(api)
const { startServer } = servers(container)

describe('a server killed in a round of Mines', () => {
  it(
    'GAM-06 LED-03 loses no step and pays once',
    async () => {
      const one = await freePort(FIRST_PORT, HOST)
      const other = await freePort(one + 1, HOST)
      // In sequence: both at once take longer than a start may on a busy machine.
      const first = await startServer(one, { RUN_JOBS: 'false' })
      const second = await startServer(other, { RUN_JOBS: 'false' })
      const player = await given.player('mines', { balance: amount(100) })
      const send = (port: number, path: string, body: object) =>
        fetch(`http://${HOST}:${port}${path}`, {
          method: 'POST',
          headers: { Merchant: player.merchantCode, Authorization: player.token, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json() as Promise<{ value: Round }>)

      const bet = { requestId: 'bet-before-kill', stake: 10, mines: 3 }
      const { value: opened } = await send(one, minesEndpoints.bet.path, bet)
      const { safe } = await tilesOf(opened)
      const picked = step(opened, { tile: safe[0] })
      const { value: after } = await send(one, minesEndpoints.reveal.path, picked)
      await first.kill()

      expect((await send(other, minesEndpoints.bet.path, bet)).value).toEqual(after)
      expect((await send(other, minesEndpoints.reveal.path, picked)).value).toEqual(after)
      // Killed while the cash-out is under way: done completely, or not at all.
      const out = step(after)
      const asked = send(other, minesEndpoints.cashOut.path, out).catch(() => undefined)
      await delay(5)
      await second.kill()
      await asked

      const between = await balanceOf(player)
      expect([90, 101.25]).toContain(between)
      expect(await escrowOf(after)).toBe(between === 90 ? amount(10) : 0n)
      expect(await play(minesEndpoints.cashOut, player, out)).toMatchObject({ state: 'WON', payout: 11.25 })
      expect(await balanceOf(player)).toBe(101.25)

      // Rounds of this process see what the killed ones did.
      const next = await openMines(player)
      expect(next.nonce).toBe(1)
      expect(await cashOut(player, await reveal(player, next, (await tilesOf(next)).safe[0]!))).toMatchObject({ state: 'WON' })
      expect(await drifts()).toEqual([])
    },
    LONG_MS,
  )
})
