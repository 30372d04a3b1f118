/** The players of a batch of rounds: their seeds, and the data that decides whether they may bet. Statements for `ledger.settleRounds`. */
import { LIMIT_USE, type LimitUseRow } from '#server/features/identity/responsible-play/limit-use.sql.ts'
import { OPEN_BONUSES, type OpenBonusRow } from '#server/features/money/turnover/bonus/open-bonuses.sql.ts'
import { numberArray } from '#server/ledger/index.ts'
import type { PoolClient } from '#server/platform/database.ts'

export interface SeedPairRow {
  pair_id: bigint
  member_id: number
  status: string | null
  excluded_until: Date | null
  is_test: boolean | null
  has_play_limit: boolean | null
  server_seed: string
  server_seed_hash: string
  client_seed: string
  nonce: number
}

/** Locks only the seeds; reads the members' rows without a lock. */
const LOCK_PLAYERS = (members: string): string => `
  SELECT s.id AS pair_id, s.member_id, m.status, m.excluded_until, m.is_test, m.has_play_limit, s.server_seed, s.server_seed_hash, s.client_seed, s.nonce
  FROM fair_seed_pair s LEFT JOIN member m ON m.id = s.member_id
  WHERE s.member_id = ANY ('${members}') AND s.state = 'ACTIVE' ORDER BY s.member_id FOR NO KEY UPDATE OF s`

/** Stores the next free nonces. The database refuses to lower a nonce. */
const USE_NONCES = `UPDATE fair_seed_pair s SET nonce = n.nonce FROM unnest($1::bigint[], $2::integer[]) AS n (id, nonce) WHERE s.id = n.id`

export const roundPlayerRepository = {
  lock: LOCK_PLAYERS,
  read: OPEN_BONUSES,
  /** The ledger passes rows on unchanged. */
  locked: (rows: readonly object[]) => rows as readonly SeedPairRow[],
  openBonuses: (rows: readonly object[]) => rows as readonly OpenBonusRow[],

  /** For stepped rounds, which lock players themselves, in the same order: seeds, then (through the ledger) accounts. */
  async lockPlayers(client: PoolClient, memberIds: readonly number[]): Promise<object[]> {
    return (await client.query<SeedPairRow>(LOCK_PLAYERS(numberArray(memberIds)))).rows
  },
  async readPlayers(client: PoolClient, memberIds: readonly number[]): Promise<object[]> {
    return (await client.query<OpenBonusRow>(OPEN_BONUSES(numberArray(memberIds)))).rows
  },
  async useNonces(client: PoolClient, nonces: ReadonlyMap<bigint, number>): Promise<void> {
    if (nonces.size > 0) await client.query(USE_NONCES, [numberArray([...nonces.keys()]), numberArray([...nonces.values()])])
  },

  async limitUse(client: PoolClient, memberIds: readonly number[], now: Date): Promise<LimitUseRow[]> {
    if (memberIds.length === 0) return []
    return (await client.query<LimitUseRow>(LIMIT_USE(numberArray(memberIds), now.toISOString()))).rows
  },
}
