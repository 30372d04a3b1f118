import type { Database } from '#server/platform/database.ts'

const ADD_SQL = `
  INSERT INTO recent_game (member_id, game_id, played_at) VALUES ($1, $2, $3)
  ON CONFLICT (member_id, game_id) DO UPDATE SET played_at = EXCLUDED.played_at`

const TRIM_SQL = `
  DELETE FROM recent_game WHERE member_id = $1 AND game_id IN (
    SELECT game_id FROM recent_game WHERE member_id = $1 ORDER BY played_at DESC, game_id DESC OFFSET $2)`

export function createRecentRepository({ database }: { database: Database }) {
  const { pool, prisma } = database
  return {
    /** A game played again moves to the front; only the newest `kept` stay. */
    async add(memberId: number, gameId: number, playedAt: Date, kept: number): Promise<void> {
      await pool.query(ADD_SQL, [memberId, gameId, playedAt])
      await pool.query(TRIM_SQL, [memberId, kept])
    },

    /** Most recently played first. */
    async gameIds(memberId: number): Promise<number[]> {
      const rows = await prisma.recentGame.findMany({
        where: { memberId },
        orderBy: [{ playedAt: 'desc' }, { gameId: 'desc' }],
        select: { gameId: true },
      })
      return rows.map(({ gameId }) => gameId)
    },
  }
}
export type RecentRepository = ReturnType<typeof createRecentRepository>
