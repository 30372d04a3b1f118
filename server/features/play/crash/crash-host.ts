/**
 * Hosts the rounds of Crash: one process at a time, under a lease in Postgres; another process takes over when it expires. All state of
 * a round is stored in Postgres, so a new host can continue the round, or end it by the published rule (CRS-06).
 */
import { CRASH_BETTING_MS, CRASH_GAME_CODE, CRASH_PAUSE_MS, CRASH_TICK_MS } from '#contract/play/crash/crash.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { crashMs, shownAt } from '#contract/play/crash/crash-curve.ts'
import { CHAIN_LENGTH, createLinks } from '#server/games/fair/crash-chain.ts'
import { makeServerSeed } from '#server/games/fair/seeds.ts'
import type { CommitTransaction, Ledger } from '#server/ledger/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Live } from '#server/platform/live.ts'
import type { Logger } from '#server/platform/logger.ts'
import { type BetState, type RoundState, toCrashRound } from './crash-bet.ts'
import type { CrashFeed } from './crash-feed.ts'
import type { OutcomeOf } from './crash-links.ts'
import type { CrashRepository } from './crash.repository.ts'
import type { PerformCrash } from './perform-crash.ts'

/** A stopped host is replaced within the lease plus one check (`LOOK_MS`): less than 3 s. */
export const LEASE_MS = 2_000
const RENEW_MS = 600
export const LOOK_MS = 500
/** How long cash-outs received before the crash may take to be decided. */
export const SETTLE_AFTER_MS = 1_000
const SETTLED_AT_ONCE = 250

interface Deps {
  repository: CrashRepository
  performing: PerformCrash
  outcomeOf: OutcomeOf
  ledger: Pick<Ledger, 'shareCommits'>
  live: Pick<Live, 'broadcast'>
  feed: CrashFeed
  clock: Clock
  logger: Logger
  /** Names the process. */
  holder: string
  /** Bets settled per transaction. */
  settledAtOnce?: number | undefined
}
type Work = (tx: CommitTransaction, now: Date) => Promise<void>

const plus = (at: Date, ms: number) => new Date(at.getTime() + ms)

export function createCrashHost(deps: Deps) {
  const { repository, performing, outcomeOf, ledger, live, feed, clock, logger, holder, settledAtOnce = SETTLED_AT_ONCE } = deps
  let isHosting = false
  let renewedAt = Number.NEGATIVE_INFINITY

  /** Does its work only if this process still holds the lease, so a host that was paused cannot change anything. */
  const commit = ledger.shareCommits<Work, boolean>(async (tx, works, now) => {
    const holds = await repository.stillHolds(tx, holder)
    if (holds) for (const work of works) await work(tx, now)
    return works.map(() => holds)
  })

  async function holdsLease(): Promise<boolean> {
    if (isHosting && performance.now() - renewedAt < RENEW_MS) return true
    const startedAt = performance.now()
    const holds = await repository.takeLease(holder, LEASE_MS)
    if (holds) renewedAt = startedAt
    return holds
  }

  async function change(round: RoundState, changes: Partial<RoundState>): Promise<void> {
    const changed = { ...round, ...changes }
    const isDone = await commit(async (tx) => {
      await repository.lockRounds(tx, [round.id])
      await repository.changeRound(tx, changed)
    })
    if (isDone) live.broadcast({ gameCode: CRASH_GAME_CODE }, 'crash.phase', toCrashRound(changed))
    else isHosting = false
  }

  /** Makes a new chain if none has rounds left. Its salt is drawn after its terminating hash is stored. */
  async function chainFor(round: RoundState | undefined) {
    const chain = await repository.latestChain()
    if (chain && !(round?.chainId === chain.id && round.place >= chain.length)) return chain
    const seed = makeServerSeed()
    const terminatingHash = createLinks({ seed, length: CHAIN_LENGTH })(0)
    return repository.addChain({ seed, terminatingHash, salt: makeServerSeed(), length: CHAIN_LENGTH, createdAt: clock.now() })
  }

  async function begin(last: RoundState | undefined): Promise<void> {
    const { id } = await chainFor(last)
    const now = clock.now()
    if (await commit((tx) => repository.openRound(tx, id, now, plus(now, CRASH_BETTING_MS)))) {
      const round = await repository.latestRound()
      if (round) live.broadcast({ gameCode: CRASH_GAME_CODE }, 'crash.phase', toCrashRound(round))
    }
  }

  /** Publishes hash and point with the end of the round, never before. */
  async function crash(round: RoundState, crashedAt: Date, isInterrupted = false): Promise<void> {
    const { hash, point } = await outcomeOf(round)
    await change(round, { state: 'CRASHED', crashedAt, hash, point, isInterrupted })
  }

  /** Returns the number of bets settled; undefined if another process has become the host. */
  async function settleSome(round: RoundState): Promise<number | undefined> {
    let settled: BetState[] = []
    const holds = await commit(async (tx, now) => {
      settled = await performing.settle(tx, round, settledAtOnce, now)
    })
    if (!holds) return undefined
    for (const bet of settled) if (bet.state === 'WON') feed.add(bet)
    return settled.length
  }

  async function settle(round: RoundState): Promise<void> {
    let count = await settleSome(round)
    // Settling a round with very many bets may take longer than the lease.
    while (count && (await holdsLease())) count = await settleSome(round)
    if (count) return void (isHosting = false)
    if (count === undefined) isHosting = false
    else await change(round, { settledAt: clock.now() })
  }

  /** Takes over from the previous host. A round still taking bets keeps them and gets a full betting window again. */
  async function takeOver(round: RoundState | undefined): Promise<void> {
    isHosting = true
    if (!round || round.settledAt) return
    logger.info({ round: String(round.id), state: round.state }, 'hosting Crash from here on')
    if (round.state === 'BETTING') await change(round, { closesAt: plus(clock.now(), CRASH_BETTING_MS) })
    if (round.state === 'RUNNING') await crash(round, clock.now(), true)
  }

  const until = (at: Date) => Math.max(0, at.getTime() - clock.now().getTime())

  async function run(round: RoundState): Promise<number> {
    const { startedAt, id } = round
    const { point } = await outcomeOf(round)
    const crashAt = plus(startedAt!, crashMs(point))
    const elapsedMs = clock.now().getTime() - startedAt!.getTime()
    if (until(crashAt) === 0) await crash(round, crashAt)
    else
      live.broadcast({ gameCode: CRASH_GAME_CODE }, 'crash.tick', {
        round: String(id),
        elapsedMs,
        multiplier: shownAt(elapsedMs),
      })
    return Math.min(until(crashAt), CRASH_TICK_MS)
  }

  async function afterCrash(round: RoundState): Promise<number> {
    const settleAt = plus(round.crashedAt!, SETTLE_AFTER_MS)
    const nextAt = plus(round.crashedAt!, CRASH_PAUSE_MS)
    if (!round.settledAt) {
      if (until(settleAt) > 0) return until(settleAt)
      await settle(round)
      return 0
    }
    if (until(nextAt) > 0) return until(nextAt)
    await begin(round)
    return 0
  }

  /** Does the work that is due; returns the milliseconds until more is due. */
  async function step(): Promise<number> {
    const { isRunning, isUnderWay } = await repository.work(INHOUSE_VENDOR, CRASH_GAME_CODE)
    if (!isRunning && !isUnderWay) {
      if (isHosting) await leave()
      return LOOK_MS
    }
    if (!(await holdsLease())) {
      isHosting = false
      return LOOK_MS
    }
    if (!isHosting) await takeOver(await repository.latestRound())
    const round = await repository.latestRound()
    if (round?.state === 'RUNNING') return run(round)
    if (round?.state === 'CRASHED') return afterCrash(round)
    if (round && until(round.closesAt) > 0) return until(round.closesAt)
    if (round) await change(round, { state: 'RUNNING', startedAt: clock.now() })
    else await begin(undefined)
    return 0
  }

  /** Gives up the lease, so that another process need not wait for it to expire. */
  async function leave(): Promise<void> {
    isHosting = false
    renewedAt = Number.NEGATIVE_INFINITY
    await repository.giveUpLease(holder)
  }

  return { step, leave }
}
export type CrashHost = ReturnType<typeof createCrashHost>
