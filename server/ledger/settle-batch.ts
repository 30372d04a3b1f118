/** Settles a batch of rounds in two round trips and one commit: `pg`'s simple protocol sends BEGIN and COMMIT along. */
import type { Pool, PoolClient } from '#server/platform/database.ts'
import {
  type AcceptedRound,
  decideRounds,
  type LockedState,
  type RoundDecision,
  type RoundDecisions,
  type RoundOutcome,
  type RoundPlayer,
  type RoundRequest,
} from './decide-rounds.ts'
import { numberArray, textArray } from './sql-array.ts'

/** What bets depend on besides money, and who may bet: the same for every game of an area. */
export interface RoundRules<Request, Player> extends Pick<RoundDecisions<Request, Player, never>, 'refusal'> {
  /** SQL that locks the players' seed pairs, sorted by member. It runs before the accounts are locked. `members` is an SQL array's text. */
  lock(members: string): string
  /** SQL that runs after the accounts are locked, for data that changes under their locks. */
  read(members: string): string
  /** Players by member id, from the rows of both. May query `client` for more: the locks are held. */
  toPlayers(
    rows: { locked: readonly object[]; read: readonly object[] },
    asked: { client: PoolClient; batch: readonly Request[]; now: Date },
  ): Promise<ReadonlyMap<number, Player>>
}

/** Decides rounds, for one game or for several that share their batches. */
export interface RoundEngine<Request, Player, Outcome> extends Pick<RoundDecisions<Request, Player, Outcome>, 'decide'> {
  rules: RoundRules<Request, Player>
}

export interface SettledBatch<Request, Player, Outcome> {
  decisions: RoundDecision[]
  accepted: AcceptedRound<Request, Player, Outcome>[]
  /** Of the accepted rounds, in order. */
  roundIds: string[]
}

interface Rows<Row> {
  rows: Row[]
}
interface BalanceRow {
  id: bigint
  balance: bigint
}
interface KeyRow {
  key: string
  fingerprint: string
  entry_id: bigint
}

/** Locks seed pairs before accounts, each sorted. Postings lock only accounts, in the same order, so nothing deadlocks. */
async function lockAndRead<Request extends RoundRequest, Player>(
  client: PoolClient,
  batch: readonly Request[],
  rules: RoundRules<Request, Player>,
  now: Date,
): Promise<LockedState<Player>> {
  const members = numberArray([...new Set(batch.map(({ memberId }) => memberId))])
  const accounts = numberArray([...new Set(batch.map(({ accountId }) => accountId))])
  const keys = client.escapeLiteral(textArray(batch.map(({ key }) => key)))
  const results: unknown = await client.query(`BEGIN;
    ${rules.lock(members)};
    SELECT id, balance FROM ledger_account WHERE id = ANY ('${accounts}') ORDER BY id FOR NO KEY UPDATE;
    SELECT key, fingerprint, entry_id FROM ledger_key WHERE key = ANY (${keys});
    ${rules.read(members)}`)
  const [, locked, balances, keysFound, read] = results as [unknown, Rows<object>, Rows<BalanceRow>, Rows<KeyRow>, Rows<object>]
  return {
    players: await rules.toPlayers({ locked: locked.rows, read: read.rows }, { client, batch, now }),
    balances: new Map(balances.rows.map(({ id, balance }) => [id, balance])),
    knownKeys: new Map(keysFound.rows.map(({ key, fingerprint, entry_id }) => [key, { fingerprint, entryId: entry_id }])),
  }
}

async function write<Request extends RoundRequest, Player extends RoundPlayer, Outcome extends RoundOutcome>(
  client: PoolClient,
  accepted: readonly AcceptedRound<Request, Player, Outcome>[],
  now: Date,
): Promise<string[]> {
  if (accepted.length === 0) {
    await client.query('COMMIT')
    return []
  }
  type Round = AcceptedRound<Request, Player, Outcome>
  const numbers = (pick: (round: Round) => number | bigint | boolean) => `'${numberArray(accepted.map(pick))}'`
  const texts = (pick: (round: Round) => string) => client.escapeLiteral(textArray(accepted.map(pick)))
  const details = JSON.stringify(accepted.map(({ outcome }) => outcome.detail))
  const results: unknown = await client.query(`SELECT array_to_string(game_settle_instant(
    '${now.toISOString()}', ${texts(({ request }) => request.gameCode)}, ${texts(({ request }) => request.algorithm)},
    ${texts(({ request }) => request.key)}, ${texts(({ request }) => request.fingerprint)},
    ${numbers(({ request }) => request.merchantId)}, ${numbers(({ request }) => request.memberId)},
    ${numbers(({ request }) => request.accountId)}, ${numbers(({ request }) => request.houseId)}, ${texts(({ request }) => request.asset)},
    ${numbers(({ request }) => request.isTrial)}, ${numbers(({ player }) => player.isTest)},
    ${numbers(({ player }) => player.seedPairId)}, ${numbers(({ nonce }) => nonce)},
    ${numbers(({ request }) => request.stake)}, ${numbers(({ outcome }) => outcome.payout)}, ${numbers(({ balanceBefore }) => balanceBefore)},
    ${client.escapeLiteral(details)}), ',') AS ids; COMMIT`)
  const [settled] = results as [Rows<{ ids: string }>]
  return settled.rows[0]!.ids.split(',')
}

/** Decides and settles a batch; all of it commits, or none. */
export async function settleBatch<Request extends RoundRequest, Player extends RoundPlayer, Outcome extends RoundOutcome>(
  pool: Pool,
  engine: RoundEngine<Request, Player, Outcome>,
  batch: readonly Request[],
  now: Date,
): Promise<SettledBatch<Request, Player, Outcome>> {
  const client = await pool.connect()
  try {
    const { rules, decide } = engine
    const state = await lockAndRead(client, batch, rules, now)
    const { decisions, accepted } = decideRounds(batch, state, { refusal: rules.refusal, decide })
    const roundIds = await write(client, accepted, now)
    client.release()
    return { decisions, accepted, roundIds }
  } catch (error) {
    // A connection that can't even roll back is closed, which ends its transaction.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}
