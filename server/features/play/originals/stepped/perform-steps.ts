/** Performs a batch of bets and steps in one transaction: locks, decides, moves the money, and writes the rounds. */
import * as z from 'zod'
import { seededPlayers } from '#server/features/play/fairness/round-rules.ts'
import { type CommitTransaction, type Entry, type Ledger, type RoundRow, stepEntry } from '#server/ledger/index.ts'
import { accountKey, type Decided, decideSteps, type PlannedEntry, type RoundCall, type StepsState } from './decide-steps.ts'
import { type OpenedRound, roundDetail } from './stepped-round.ts'
import type { SteppedRepository } from './stepped.repository.ts'

interface Deps {
  repository: Pick<SteppedRepository, 'openedBy' | 'rounds'>
  ledger: Pick<Ledger, 'lockBalancesOfAll' | 'postAllIn' | 'putRounds'>
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** All entries of a round share this reference; the sweep uses it to find the bet of a payout. */
const referenceOf = ({ gameCode, seedPairId, nonce }: OpenedRound) => `${gameCode}:${seedPairId}:${nonce}`

function entryOf({ round, step, call, key }: PlannedEntry): Entry {
  const { merchantId, memberId, asset, kind } = call
  const names = { key: key ?? `${round.gameCode}:round:${round.id}:end`, reference: referenceOf(round) }
  const entry = stepEntry(step, { merchantId, memberId, asset, kind }, names)
  if (!entry) throw new Error(`entry ${names.key} moves nothing`)
  return entry
}

function toRow({ id, detail, ...round }: OpenedRound): RoundRow {
  return { ...round, id: id!, detail: z.encode(roundDetail, detail) }
}

export function createPerformSteps({ repository, ledger }: Deps) {
  /** Locks seeds before accounts, each in order, as in the ledger's own batches; reads everything else under these locks. */
  async function read(tx: CommitTransaction, batch: readonly RoundCall[], now: Date): Promise<StepsState> {
    const memberIds = distinct(batch.map(({ memberId }) => memberId))
    const locked = await seededPlayers.lock(tx, memberIds)
    const balances = await ledger.lockBalancesOfAll(memberIds, tx)
    const known = await repository.openedBy(
      tx,
      batch.flatMap((call) => (call.ask === 'OPEN' ? [call.key] : [])),
    )
    const named = batch.flatMap((call) => (call.ask === 'OPEN' ? [] : [call.roundId]))
    const gameCodes = distinct(batch.map(({ game }) => game.code))
    const rounds = await repository.rounds(tx, { ids: [...named, ...known.values()], memberIds, gameCodes })
    const roundOf = new Map(rounds.map((round) => [round.id, round]))
    return {
      players: await seededPlayers.read(locked, { client: tx, batch, now }),
      balances: new Map(balances.map((account) => [accountKey(account), account.balance])),
      rounds,
      known: new Map([...known].map(([key, id]) => [key, roundOf.get(id)!])),
    }
  }

  return async function performSteps(tx: CommitTransaction, batch: readonly RoundCall[], now: Date): Promise<readonly Decided[]> {
    const state = await read(tx, batch, now)
    const { decisions, entries, changed, nonces } = decideSteps(batch, state, now)
    const posted = entries.length > 0 ? await ledger.postAllIn(tx, entries.map(entryOf)) : []
    entries.forEach(({ round, step }, index) => {
      const { entryId, createdAt } = posted[index]!
      if (step.type === 'BET') Object.assign(round, { id: entryId, createdAt } satisfies Partial<OpenedRound>)
    })
    await ledger.putRounds(tx, changed.map(toRow))
    await seededPlayers.useNonces(tx, nonces)
    return decisions
  }
}
