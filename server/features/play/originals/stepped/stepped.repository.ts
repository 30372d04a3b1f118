/** Reads stored stepped rounds; `ledger.putRounds` writes them. */
import { numberArray, textArray } from '#server/ledger/index.ts'
import type { Database, PoolClient } from '#server/platform/database.ts'
import { type OpenedRound, roundDetail } from './stepped-round.ts'

const COLUMNS = `r.id, r.created_at AS "createdAt", r.settled_at AS "settledAt", r.merchant_id AS "merchantId", r.member_id AS "memberId",
  r.game_code AS "gameCode", r.asset, r.is_trial AS "isTrial", r.is_test AS "isTest", r.seed_pair_id AS "seedPairId", r.nonce, r.algorithm,
  r.stake, r.payout, r.balance_before AS "balanceBefore", r.balance_after AS "balanceAfter", r.detail, s.server_seed AS "serverSeed",
  s.server_seed_hash AS "serverSeedHash", s.client_seed AS "clientSeed", s.state = 'REVEALED' AS "isRevealed"`
const FROM = 'FROM game_round r JOIN fair_seed_pair s ON s.id = r.seed_pair_id'

/** Rounds with the given ids, and the members' open rounds. */
const ROUNDS = `SELECT ${COLUMNS} ${FROM} WHERE r.id = ANY ($1::bigint[])
  UNION ALL
  SELECT ${COLUMNS} ${FROM} WHERE r.member_id = ANY ($2::integer[]) AND r.settled_at IS NULL AND r.game_code = ANY ($3::text[])
    AND r.id <> ALL ($1::bigint[])`
const OPENED_BY = 'SELECT key, entry_id AS "roundId" FROM ledger_key WHERE key = ANY ($1::text[])'
const OPEN_ROUND = `SELECT ${COLUMNS} ${FROM}
  WHERE r.member_id = $1 AND r.settled_at IS NULL AND r.game_code = $2 AND r.asset = $3`
const HISTORY = `SELECT ${COLUMNS} ${FROM}
  WHERE r.member_id = $1 AND r.asset = $2 AND r.game_code = $3 AND r.settled_at IS NOT NULL
  ORDER BY r.created_at DESC, r.id DESC OFFSET $4 LIMIT $5`
/** Oldest first. Vendors' rounds are excluded: they have no seeds of ours. */
const LEFT = `SELECT r.id AS "roundId", r.merchant_id AS "merchantId", r.member_id AS "memberId", r.asset, r.is_trial AS "isTrial",
    r.game_code AS "gameCode"
  FROM game_round r WHERE r.settled_at IS NULL AND r.seed_pair_id IS NOT NULL AND r.game_code = ANY ($1::text[]) AND r.created_at <= $2
  ORDER BY r.created_at LIMIT $3`

type Row = Omit<OpenedRound, 'detail' | 'id'> & { id: bigint; detail: unknown }
export type StoredStepRound = OpenedRound & { id: bigint }
export type LeftRound = Pick<OpenedRound, 'merchantId' | 'memberId' | 'asset' | 'isTrial' | 'gameCode'> & { roundId: bigint }
interface Played {
  gameCode: string
  memberId: number
  asset: string
}

const toRound = (row: Row): StoredStepRound => ({ ...row, detail: roundDetail.parse(row.detail) })

export function createSteppedRepository({ pool, prisma }: Pick<Database, 'pool' | 'prisma'>) {
  return {
    /** Rounds by the key of their bet. */
    async openedBy(tx: PoolClient, keys: readonly string[]): Promise<Map<string, bigint>> {
      if (keys.length === 0) return new Map()
      const { rows } = await tx.query<{ key: string; roundId: bigint }>(OPENED_BY, [textArray(keys)])
      return new Map(rows.map(({ key, roundId }) => [key, roundId]))
    },

    async rounds(
      tx: PoolClient,
      { ids, memberIds, gameCodes }: { ids: readonly bigint[]; memberIds: readonly number[]; gameCodes: readonly string[] },
    ): Promise<StoredStepRound[]> {
      const { rows } = await tx.query<Row>(ROUNDS, [numberArray(ids), numberArray(memberIds), textArray(gameCodes)])
      return rows.map(toRound)
    },

    async openRound({ gameCode, memberId, asset }: Played): Promise<StoredStepRound | undefined> {
      const { rows } = await pool.query<Row>(OPEN_ROUND, [memberId, gameCode, asset])
      return rows[0] && toRound(rows[0])
    },

    /** Ended rounds, newest first. */
    async history({ gameCode, memberId, asset }: Played, { skip, take }: { skip: number; take: number }) {
      const { rows } = await pool.query<Row>(HISTORY, [memberId, asset, gameCode, skip, take])
      return rows.map(toRound)
    },
    countEnded: ({ gameCode, memberId, asset }: Played): Promise<number> =>
      prisma.gameRound.count({ where: { memberId, asset, gameCode, settledAt: { not: null } } }),

    async left(gameCodes: readonly string[], before: Date, most: number): Promise<LeftRound[]> {
      return (await pool.query<LeftRound>(LEFT, [textArray(gameCodes), before, most])).rows
    },
  }
}
export type SteppedRepository = ReturnType<typeof createSteppedRepository>
