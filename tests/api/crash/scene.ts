/** The table of Crash with its hosts: tests let time pass, and know the point of a round, as no player does. */
import { beforeAll } from 'vitest'
import * as crashEndpoints from '#contract/play/crash/crash.ts'
import { crashMs } from '#contract/play/crash/crash-curve.ts'
import { crashPoint } from '#contract/play/crash/crash-point.ts'
import { createLinks } from '#server/games/fair/crash-chain.ts'
import type { CrashHost } from '#server/features/play/crash/crash-host.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import type { startApi, TestCaller } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const MOST_STEPS = 200
const LENGTH = 400
const RUN_MS = 5_000

let requests = 0
export const newRequest = () => `request-${++requests}`

export function crashScene({ as, container, given, clock }: ReturnType<typeof startApi>) {
  /** A short chain: whatever a test asks of it costs few hashes. */
  beforeAll(async () => {
    await given.player('crash')
    const chain = { seed: '5'.repeat(64), length: LENGTH, salt: 'a salt', createdAt: clock.now() }
    const terminatingHash = createLinks(chain)(0)
    await prisma().crashChain.create({ data: { ...chain, terminatingHash } })
  })

  const prisma = () => container().database.prisma
  const latest = () => prisma().crashRound.findFirstOrThrow({ orderBy: { id: 'desc' } })
  /** The host whose process has stopped no longer renews its lease, which lapses. */
  const lapse = () => container().database.pool.query(`UPDATE crash_lease SET until = now() - INTERVAL '1 second'`)
  /** As a process of its own would have it; made when it is first asked. */
  function hostAs(name: string, settledAtOnce?: number): CrashHost {
    let made: CrashHost | undefined
    const host = () => (made ??= container().crash.hostAs(name, settledAtOnce))
    return { step: () => host().step(), leave: () => host().leave() }
  }

  /** Lets the host work until the round is in this state; time passes as it asks for. */
  async function hostUntil(host: CrashHost, isThere: (round: Awaited<ReturnType<typeof latest>>) => boolean) {
    for (let step = 0; step < MOST_STEPS; step++) {
      const dueMs = await host.step()
      const round = await prisma().crashRound.findFirst({ orderBy: { id: 'desc' } })
      if (round && isThere(round)) return round
      // A round crashes at its millisecond, however late its host looks.
      clock.shift(round?.state === 'RUNNING' ? Math.max(dueMs, RUN_MS) : dueMs)
    }
    throw new Error('the round did not come to this state')
  }

  return {
    prisma,
    latest,
    lapse,
    hostAs,
    hostUntil,
    /** A round of this point or more takes bets. */
    async openRound(host: CrashHost, isWanted: (point: number) => boolean) {
      for (;;) {
        const round = await hostUntil(host, ({ state }) => state === 'BETTING')
        const point = await pointOf(round)
        if (isWanted(point)) return { ...round, point, endMs: crashMs(point) }
        // Others are passed over, as if they had been.
        await prisma().crashRound.update({
          where: { id: round.id },
          data: {
            state: 'CRASHED',
            startedAt: round.opensAt,
            crashedAt: round.opensAt,
            settledAt: round.opensAt,
            point,
            hash: 'passed over',
          },
        })
        clock.shift(3_000)
      }
    },
    bet: async (player: TestCaller, round: { id: bigint }, changes: object = {}) =>
      as(player).call(crashEndpoints.bet, { requestId: newRequest(), round: String(round.id), stake: 10, ...changes }),
    cashOut: (player: TestCaller, round: { id: bigint }, requestId = newRequest()) =>
      as(player).call(crashEndpoints.cashOut, { requestId, round: String(round.id) }),
    table: async (player: TestCaller) => (await as(player).call(crashEndpoints.table).expect(success)).body.value,
    balanceOf: async ({ id }: { id: number }) => Number(await container().ledger.balanceOf(id, 'PHP')) / 10_000,
    drifts: async () => (await container().ledger.reconcile()).drifts,
    async escrow(): Promise<bigint> {
      const { rows } = await container().database.pool.query<{ sum: bigint }>(
        `SELECT coalesce(sum(p.amount), 0) AS sum FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id WHERE a.kind = 'ESCROW_GAMES'`,
      )
      return rows[0]!.sum
    },
  }

  async function pointOf(round: { chainId: number; place: number }): Promise<number> {
    const { seed: kept, length, salt } = await prisma().crashChain.findUniqueOrThrow({ where: { id: round.chainId } })
    return crashPoint(hmacSha256, createLinks({ seed: kept, length })(round.place), salt)
  }
}
