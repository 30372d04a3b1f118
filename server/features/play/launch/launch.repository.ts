/** Launch tokens, by the hash of the secret (WAL-13), and the member data a launch needs. */
import { memberType, type MemberType } from '#contract/wire.ts'
import { vendorOfAlgorithm } from '#server/features/play/game/vendor-algorithm.ts'
import type { Database } from '#server/platform/database.ts'

export interface LaunchGrant {
  memberId: number
  gameId: number
  mode: 'REAL' | 'TRIAL'
  sessionId: string
  backUrl: string
}

/** How long a vendor may repeat the request that used a token in time; then the token is deleted. */
export const LAUNCH_REPEAT_MS = 24 * 3_600_000

/** The caller that exchanges a token: a vendor's server, with a request it may repeat, or the site for an in-house game. */
export interface Exchange {
  vendorCode: string
  requestId?: string
}

export interface Player {
  id: number
  merchantId: number
  username: string
  type: MemberType
  status: string
  excludedUntil: Date | null
  mustChangePassword: boolean
}

/**
 * A single statement, so that the second of two concurrent calls finds the token used. Only the same request of a vendor may be
 * repeated, even after the token has expired, because the vendor retries until it gets an answer (WAL-10).
 */
const USE_SQL = `
  UPDATE launch_token t SET used_at = coalesce(t.used_at, $2), used_by = $3 FROM game g
  WHERE t.token_hash = $1 AND ((t.used_at IS NULL AND t.expires_at > $2) OR (t.used_by = $3 AND t.expires_at > $5))
    AND g.id = t.game_id AND g.vendor_code = $4
  RETURNING member_id AS "memberId", game_id AS "gameId", mode, session_id AS "sessionId", back_url AS "backUrl"`

const GRANTED_SQL = `
  SELECT t.game_id AS "gameId", m.merchant_id AS "merchantId" FROM launch_token t JOIN member m ON m.id = t.member_id
  WHERE t.token_hash = $1`

/** The oldest open round. */
const OPEN_ROUND_SQL = `
  SELECT game_code AS "gameCode", algorithm FROM game_round
  WHERE member_id = $1 AND asset = $2 AND settled_at IS NULL ORDER BY created_at LIMIT 1`

export function createLaunchRepository({ database }: { database: Database }) {
  const { pool, prisma } = database
  return {
    async add(tokenHash: string, grant: LaunchGrant, expiresAt: Date): Promise<void> {
      await prisma.launchToken.create({ data: { tokenHash, ...grant, expiresAt } })
    },

    async granted(tokenHash: string): Promise<{ gameId: number; merchantId: number } | undefined> {
      const { rows } = await pool.query<{ gameId: number; merchantId: number }>(GRANTED_SQL, [tokenHash])
      return rows[0]
    },

    /** Undefined if the token is unknown, used, too old, or for a game of another vendor. */
    async use(tokenHash: string, now: Date, { vendorCode, requestId }: Exchange): Promise<LaunchGrant | undefined> {
      const usedBy = requestId === undefined ? null : `${vendorCode}:${requestId}`
      const repeatedAfter = new Date(now.getTime() - LAUNCH_REPEAT_MS)
      const values = [tokenHash, now, usedBy, vendorCode, repeatedAfter]
      const { rows } = await pool.query<LaunchGrant>(USE_SQL, values)
      return rows[0]
    },

    /** The game of an open round; `vendorCode` is undefined for in-house games. */
    async openRound(memberId: number, asset: string): Promise<{ gameCode: string; vendorCode: string | undefined } | undefined> {
      const { rows } = await pool.query<{ gameCode: string; algorithm: string }>(OPEN_ROUND_SQL, [memberId, asset])
      const [open] = rows
      return open && { gameCode: open.gameCode, vendorCode: vendorOfAlgorithm(open.algorithm) }
    },

    async deleteExpired(before: Date): Promise<number> {
      return (await prisma.launchToken.deleteMany({ where: { expiresAt: { lt: before } } })).count
    },

    async player(memberId: number): Promise<Player> {
      const { type, ...player } = await prisma.member.findUniqueOrThrow({
        where: { id: memberId },
        select: {
          id: true,
          merchantId: true,
          username: true,
          type: true,
          status: true,
          excludedUntil: true,
          mustChangePassword: true,
        },
      })
      return { ...player, type: memberType.parse(type) }
    },
  }
}
export type LaunchRepository = ReturnType<typeof createLaunchRepository>
