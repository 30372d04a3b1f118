/** Writes the lives of many players: seed pairs, entries and rounds in time order, and recent games. */
import { insertRows } from '#seed/builders/rows.ts'
import { revealedPairRow, type RoundEntry, writeRounds } from '#seed/builders/round.ts'
import { writeTransfers } from '#seed/builders/wallet-transfer.ts'
import type { HistoryEntry } from '#server/ledger/index.ts'
import type { WorldDeps } from './context.ts'
import { type Life, live, type LivedLife } from './history.ts'

const PAIRS_A_PLAYER = 4
const RECENT_KEPT = 12

const isRound = (entry: HistoryEntry): entry is RoundEntry => 'round' in entry

async function reservePairIds({ database: { pool } }: WorldDeps, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: bigint }>(
    `SELECT nextval(pg_get_serial_sequence('fair_seed_pair', 'id')) AS id FROM generate_series(1, $1)`,
    [count],
  )
  return rows.map(({ id }) => Number(id))
}

/** Players who never play Dice have no pairs. */
export async function planLives(deps: WorldDeps, lives: readonly Omit<Life, 'pairIds'>[]): Promise<LivedLife[]> {
  const ids = await reservePairIds(deps, lives.length * PAIRS_A_PLAYER)
  return lives.map((life, index) => live({ ...life, pairIds: ids.slice(index * PAIRS_A_PLAYER, (index + 1) * PAIRS_A_PLAYER) }))
}

/** Each member's recent games, with times. */
async function writeRecents({ database: { pool } }: WorldDeps, entries: readonly HistoryEntry[]): Promise<void> {
  const lastPlayed = new Map<number, Map<string, Date>>()
  for (const entry of entries) {
    if (!isRound(entry)) continue
    const games = lastPlayed.get(entry.memberId) ?? new Map<string, Date>()
    lastPlayed.set(entry.memberId, games.set(entry.round.gameCode, entry.at))
  }
  const rows = [...lastPlayed].flatMap(([memberId, games]) =>
    [...games]
      .sort((a, b) => b[1].getTime() - a[1].getTime())
      .slice(0, RECENT_KEPT)
      .map(([gameCode, playedAt]) => ({ member_id: memberId, game_code: gameCode, played_at: playedAt })),
  )
  await pool.query(
    `INSERT INTO recent_game (member_id, game_id, played_at)
     SELECT r.member_id, g.id, r.played_at
     FROM jsonb_to_recordset($1::jsonb) AS r (member_id integer, game_code text, played_at timestamptz) JOIN game g ON g.game_code = r.game_code
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  )
}

/** `more`: entries besides the lives'. */
export async function writeLives(
  deps: WorldDeps,
  lived: readonly LivedLife[],
  more: readonly HistoryEntry[] = [],
): Promise<number> {
  await insertRows(
    deps.database.pool,
    'fair_seed_pair',
    lived.flatMap(({ pairs }) =>
      pairs.map(({ id, memberId, serverSeed, clientSeed, bets, createdAt, revealedAt }) => ({
        id,
        ...revealedPairRow(memberId, serverSeed, clientSeed, bets, createdAt, revealedAt),
      })),
    ),
  )
  const entries = [...lived.flatMap((life) => life.entries), ...more].sort((a, b) => a.at.getTime() - b.at.getTime())
  await deps.ledger.importHistory(entries, async (tx, imported) => {
    await writeRounds(tx, imported)
    await writeTransfers(tx, imported)
  })
  await writeRecents(deps, entries)
  return entries.length
}
