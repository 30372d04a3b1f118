/** Performs batches of bets, cash-outs and settlements of Crash, each in one transaction: locks, decides, moves the money. */
import { seededPlayers } from '#server/features/play/fairness/round-rules.ts'
import { CRASH_GAME_CODE } from '#contract/play/crash/crash.ts'
import { CRASH_ALGORITHM } from '#contract/play/crash/crash-curve.ts'
import { type CommitTransaction, type Entry, type Ledger, type RoundRow, stepEntry } from '#server/ledger/index.ts'
import type { BetState, RoundState } from './crash-bet.ts'
import type { OutcomeOf } from './crash-links.ts'
import type { CrashRepository } from './crash.repository.ts'
import {
  accountKey,
  type CrashCall,
  type CrashState,
  type Decided,
  decideCrash,
  exposureKey,
  type PlannedEntry,
} from './decide-crash.ts'

interface Deps {
  repository: CrashRepository
  ledger: Pick<Ledger, 'lockBalancesOfAll' | 'postAllIn' | 'putRounds'>
  outcomeOf: OutcomeOf
}
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** All entries of a bet share this reference; the sweep uses it to find the stake of a payout. */
const referenceOf = ({ roundId, memberId }: BetState) => `${CRASH_GAME_CODE}:${roundId}:${memberId}`

function entryOf({ bet, step, key }: PlannedEntry): Entry {
  const names = { key: key ?? `${CRASH_GAME_CODE}:bet:${bet.id}:end`, reference: referenceOf(bet) }
  const entry = stepEntry(step, bet, names)
  if (!entry) throw new Error(`entry ${names.key} moves nothing`)
  return entry
}

function toRow(bet: BetState, point: number | undefined): RoundRow {
  const { id, placedAt, merchantId, memberId, asset, isTrial, isTest, stake, payout, balanceBefore, balanceAfter, settledAt } =
    bet
  const isReturned = bet.state === 'RETURNED'
  return {
    id: id!,
    createdAt: placedAt,
    settledAt,
    merchantId,
    memberId,
    gameCode: CRASH_GAME_CODE,
    asset,
    isTrial,
    isTest,
    // The bet has no seeds of its own: all bets share the chain's.
    seedPairId: null,
    nonce: null,
    algorithm: CRASH_ALGORITHM,
    // A returned stake no longer counts as the round's stake.
    stake: isReturned ? 0n : stake,
    payout,
    balanceBefore,
    balanceAfter,
    detail: {
      crash: String(bet.roundId),
      autoCashOut: bet.autoCashOut,
      target: bet.target,
      cashOut: bet.cashOut,
      point: point ?? null,
      ...(isReturned && { returned: String(stake) }),
    },
  }
}

export function createPerformCrash({ repository, ledger, outcomeOf }: Deps) {
  async function write(tx: CommitTransaction, changes: { entries: PlannedEntry[]; changed: BetState[] }, point?: number) {
    const { entries, changed } = changes
    const posted = entries.length > 0 ? await ledger.postAllIn(tx, entries.map(entryOf)) : []
    entries.forEach(({ bet, step }, index) => {
      const { entryId, createdAt } = posted[index]!
      if (step.type === 'BET') Object.assign(bet, { id: entryId, placedAt: createdAt } satisfies Partial<BetState>)
    })
    await ledger.putRounds(
      tx,
      changed.map((bet) => toRow(bet, point)),
    )
    await repository.keepBets(tx, changed)
  }

  const balancesOf = async (tx: CommitTransaction, memberIds: readonly number[]) =>
    new Map((await ledger.lockBalancesOfAll(memberIds, tx)).map((account) => [accountKey(account), account.balance]))

  /** Locks seeds before accounts, as for every bet on an original, then the rounds: only their holder can change the rest read here. */
  async function read(tx: CommitTransaction, batch: readonly CrashCall[], now: Date): Promise<CrashState> {
    const memberIds = distinct(batch.map(({ memberId }) => memberId))
    const locked = await seededPlayers.lock(tx, memberIds)
    const balances = await balancesOf(tx, memberIds)
    const players = await seededPlayers.read(locked, { client: tx, batch, now })
    const placing = batch.flatMap((call) => (call.ask === 'BET' ? [call] : []))
    const rounds = await repository.lockRounds(tx, distinct(batch.map(({ roundId }) => roundId)))
    const placed = await repository.placedBy(
      tx,
      placing.map(({ key }) => key),
    )
    const bets = await repository.betsOf(tx, batch, [...placed.values()])
    const exposed = await repository.exposures(tx, distinct(placing.map(({ roundId }) => roundId)))
    const points = new Map<bigint, number>()
    for (const round of rounds.values()) points.set(round.id, (await outcomeOf(round)).point)
    return {
      rounds,
      pointOf: ({ id }) => points.get(id)!,
      players,
      balances,
      bets,
      known: new Map([...placed].map(([key, id]) => [key, bets.find((bet) => bet.id === id)!])),
      exposures: new Map(exposed.map((row) => [exposureKey(row), row.profit])),
    }
  }

  return {
    async perform(tx: CommitTransaction, batch: readonly CrashCall[], now: Date): Promise<readonly Decided[]> {
      const state = await read(tx, batch, now)
      const deciding = decideCrash(batch, state, now)
      await write(tx, deciding.changes())
      return deciding.decisions
    },

    /** Ends up to `most` open bets of a round and returns them; an empty result means none are left. Locks accounts first, as everywhere. */
    async settle(tx: CommitTransaction, round: RoundState, most: number, now: Date): Promise<BetState[]> {
      const found = await repository.openBets(tx, round.id, most)
      if (found.length === 0) return []
      const balances = await balancesOf(tx, distinct(found.map(({ memberId }) => memberId)))
      // Read again under the locks: some may have been cashed out meanwhile.
      const bets = await repository.betsOf(tx, found, [])
      const { point } = await outcomeOf(round)
      const state: CrashState = {
        rounds: new Map(),
        pointOf: () => point,
        players: new Map(),
        balances,
        bets,
        known: new Map(),
        exposures: new Map(),
      }
      const deciding = decideCrash([], state, now)
      deciding.settle(round)
      await write(tx, deciding.changes(), point)
      return bets
    },
  }
}
export type PerformCrash = ReturnType<typeof createPerformCrash>
