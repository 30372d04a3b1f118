/** Chains, rounds and bets of Crash, and the lease of their host. */
import type { CrashProof } from '#contract/play/crash/crash.ts'
import { numberArray, textArray } from '#server/ledger/index.ts'
import type { Database, PoolClient } from '#server/platform/database.ts'
import type { BetState, RoundState, SeatState } from './crash-bet.ts'

const ROUND = `r.id, r.chain_id AS "chainId", r.place, r.state, r.opens_at AS "opensAt", r.closes_at AS "closesAt", r.started_at AS "startedAt",
  r.crashed_at AS "crashedAt", r.point, r.hash, r.is_interrupted AS "isInterrupted", r.settled_at AS "settledAt"`
const BET = `b.id, b.placed_at AS "placedAt", b.round_id AS "roundId", b.merchant_id AS "merchantId", b.member_id AS "memberId", b.asset,
  b.is_trial AS "isTrial", b.is_test AS "isTest", b.kind, b.stake, b.auto_cash_out AS "autoCashOut", b.target, b.least_cash_out AS "leastCashOut",
  b.balance_before AS "balanceBefore", b.balance_after AS "balanceAfter", b.state, b.cash_out AS "cashOut", b.payout, b.request_id AS "requestId",
  b.settled_at AS "settledAt"`
const SEAT = 'b.id, m.username, b.stake, b.cash_out AS "cashOut", b.payout FROM crash_bet b JOIN member m ON m.id = b.member_id'

/** Takes the lease if it is free, or renews this process's own. Uses the database's time, because the processes' clocks may differ. */
const TAKE_LEASE = `INSERT INTO crash_lease AS l (id, holder, until) VALUES (1, $1, clock_timestamp() + $2 * INTERVAL '1 millisecond')
  ON CONFLICT (id) DO UPDATE SET holder = EXCLUDED.holder, until = EXCLUDED.until WHERE l.holder = EXCLUDED.holder OR l.until <= clock_timestamp()
  RETURNING id`
/** Locks the lease, so that no other process can take it before the transaction ends. */
const STILL_HOLDS = 'SELECT id FROM crash_lease WHERE holder = $1 AND until > clock_timestamp() FOR UPDATE'
const GIVE_UP_LEASE = 'DELETE FROM crash_lease WHERE holder = $1'

/** Whether there is anything to host: the game is running, or its latest round has not ended. */
const HAS_WORK = `SELECT EXISTS (SELECT FROM game g JOIN vendor v ON v.code = g.vendor_code
    WHERE g.vendor_code = $1 AND g.game_code = $2 AND g.is_running AND v.is_running) AS "isRunning",
  EXISTS (SELECT FROM (SELECT settled_at FROM crash_round ORDER BY id DESC LIMIT 1) r WHERE r.settled_at IS NULL) AS "isUnderWay"`

const OPEN_ROUND = `INSERT INTO crash_round (chain_id, place, state, opens_at, closes_at)
  SELECT $1, coalesce(max(place), 0) + 1, 'BETTING', $2, $3 FROM crash_round WHERE chain_id = $1`
const CHANGE_ROUND = `UPDATE crash_round SET state = $2, closes_at = $3, started_at = $4, crashed_at = $5, point = $6, hash = $7, is_interrupted = $8,
  settled_at = $9 WHERE id = $1`
const LATEST_ROUND = `SELECT ${ROUND} FROM crash_round r ORDER BY r.id DESC LIMIT 1`
/** The commitment published before a round: the previous round's hash, or the chain's terminating hash. */
const COMMITMENT = `coalesce((SELECT p.hash FROM crash_round p WHERE p.chain_id = r.chain_id AND p.place = r.place - 1),
  c.terminating_hash) AS commitment`
const CRASHED = `SELECT ${ROUND}, c.terminating_hash AS "terminatingHash", c.salt, ${COMMITMENT} FROM crash_round r JOIN crash_chain c ON c.id = r.chain_id
  WHERE r.state = 'CRASHED' ORDER BY r.id DESC OFFSET $1 LIMIT $2`
/** Serialises batches that decide about a round, so that the total its bets may win is known. */
const LOCK_ROUNDS = `SELECT ${ROUND} FROM crash_round r WHERE r.id = ANY ($1::bigint[]) ORDER BY r.id FOR NO KEY UPDATE`

const BETS_OF = `SELECT ${BET} FROM crash_bet b WHERE (b.round_id, b.member_id) IN (SELECT * FROM unnest($1::bigint[], $2::integer[]))
  OR b.id = ANY ($3::bigint[]) ORDER BY b.id`
const OPEN_BETS = `SELECT ${BET} FROM crash_bet b WHERE b.round_id = $1 AND b.state = 'OPEN' ORDER BY b.member_id LIMIT $2`
const PLACED_BY = 'SELECT key, entry_id AS "betId" FROM ledger_key WHERE key = ANY ($1::text[])'
const EXPOSURES = `SELECT round_id AS "roundId", merchant_id AS "merchantId", asset, sum(stake * target / 100 - stake)::bigint AS profit
  FROM crash_bet WHERE round_id = ANY ($1::bigint[]) GROUP BY round_id, merchant_id, asset`

const COLUMNS = `id BIGINT, placed_at TIMESTAMPTZ, round_id BIGINT, merchant_id INTEGER, member_id INTEGER, asset TEXT, is_trial BOOLEAN, is_test BOOLEAN,
  kind TEXT, stake BIGINT, auto_cash_out INTEGER, target INTEGER, least_cash_out INTEGER, balance_before BIGINT, balance_after BIGINT, state TEXT,
  cash_out INTEGER, payout BIGINT, request_id TEXT, settled_at TIMESTAMPTZ`
const NAMES = COLUMNS.replaceAll(/ (BIGINT|TIMESTAMPTZ|INTEGER|TEXT|BOOLEAN)/g, '')
const KEEP_BETS = `INSERT INTO crash_bet (${NAMES}) SELECT ${NAMES} FROM jsonb_to_recordset($1::jsonb) AS n (${COLUMNS})
  ON CONFLICT (id) DO UPDATE SET balance_after = EXCLUDED.balance_after, state = EXCLUDED.state, cash_out = EXCLUDED.cash_out,
    payout = EXCLUDED.payout, request_id = EXCLUDED.request_id, settled_at = EXCLUDED.settled_at`

interface Owner {
  memberId: number
  asset: string
}
const betJson = (bets: readonly BetState[]) =>
  JSON.stringify(
    bets.map((bet) => ({
      id: String(bet.id),
      placed_at: bet.placedAt,
      round_id: String(bet.roundId),
      merchant_id: bet.merchantId,
      member_id: bet.memberId,
      asset: bet.asset,
      is_trial: bet.isTrial,
      is_test: bet.isTest,
      kind: bet.kind,
      stake: String(bet.stake),
      auto_cash_out: bet.autoCashOut,
      target: bet.target,
      least_cash_out: bet.leastCashOut,
      balance_before: String(bet.balanceBefore),
      balance_after: String(bet.balanceAfter),
      state: bet.state,
      cash_out: bet.cashOut,
      payout: String(bet.payout),
      request_id: bet.requestId,
      settled_at: bet.settledAt,
    })),
  )

export function createCrashRepository({ pool, prisma }: Pick<Database, 'pool' | 'prisma'>) {
  return {
    /** True if the process hosts the rounds for the next `ms`. */
    takeLease: async (holder: string, ms: number): Promise<boolean> =>
      (await pool.query(TAKE_LEASE, [holder, ms])).rowCount === 1,
    stillHolds: async (tx: PoolClient, holder: string): Promise<boolean> =>
      (await tx.query(STILL_HOLDS, [holder])).rowCount === 1,
    giveUpLease: async (holder: string): Promise<void> => void (await pool.query(GIVE_UP_LEASE, [holder])),

    async work(vendor: string, gameCode: string): Promise<{ isRunning: boolean; isUnderWay: boolean }> {
      const { rows } = await pool.query<{ isRunning: boolean; isUnderWay: boolean }>(HAS_WORK, [vendor, gameCode])
      return rows[0]!
    },

    latestChain: () => prisma.crashChain.findFirst({ orderBy: { id: 'desc' } }),
    chain: (id: number) => prisma.crashChain.findUniqueOrThrow({ where: { id } }),
    /** Stores the commitment at once; the salt is drawn only afterwards. */
    addChain: (chain: { seed: string; terminatingHash: string; salt: string; length: number; createdAt: Date }) =>
      prisma.crashChain.create({ data: chain }),

    async latestRound(): Promise<RoundState | undefined> {
      return (await pool.query<RoundState>(LATEST_ROUND)).rows[0]
    },
    async lockRounds(tx: PoolClient, ids: readonly bigint[]): Promise<Map<bigint, RoundState>> {
      const { rows } = await tx.query<RoundState>(LOCK_ROUNDS, [numberArray(ids)])
      return new Map(rows.map((round) => [round.id, round]))
    },
    openRound: async (tx: PoolClient, chainId: number, opensAt: Date, closesAt: Date): Promise<void> =>
      void (await tx.query(OPEN_ROUND, [chainId, opensAt, closesAt])),
    changeRound: async (tx: PoolClient, round: RoundState): Promise<void> =>
      void (await tx.query(CHANGE_ROUND, [
        String(round.id),
        round.state,
        round.closesAt,
        round.startedAt,
        round.crashedAt,
        round.point,
        round.hash,
        round.isInterrupted,
        round.settledAt,
      ])),
    async crashed(skip: number, take: number) {
      return (await pool.query<RoundState & CrashProof & { terminatingHash: string }>(CRASHED, [skip, take])).rows
    },

    /** The bets that the calls refer to, and those with the given ids. */
    async betsOf(
      tx: PoolClient,
      calls: readonly { roundId: bigint; memberId: number }[],
      ids: readonly bigint[],
    ): Promise<BetState[]> {
      const [rounds, members] = [calls.map(({ roundId }) => roundId), calls.map(({ memberId }) => memberId)]
      return (await tx.query<BetState>(BETS_OF, [numberArray(rounds), numberArray(members), numberArray(ids)])).rows
    },
    async openBets(tx: PoolClient, roundId: bigint, most: number): Promise<BetState[]> {
      return (await tx.query<BetState>(OPEN_BETS, [String(roundId), most])).rows
    },
    async placedBy(tx: PoolClient, keys: readonly string[]): Promise<Map<string, bigint>> {
      if (keys.length === 0) return new Map()
      const { rows } = await tx.query<{ key: string; betId: bigint }>(PLACED_BY, [textArray(keys)])
      return new Map(rows.map(({ key, betId }) => [key, betId]))
    },
    async exposures(tx: PoolClient, roundIds: readonly bigint[]) {
      if (roundIds.length === 0) return []
      type Row = { roundId: bigint; merchantId: number; asset: string; profit: bigint }
      return (await tx.query<Row>(EXPOSURES, [numberArray(roundIds)])).rows
    },
    keepBets: async (tx: PoolClient, bets: readonly BetState[]): Promise<void> => {
      if (bets.length > 0) await tx.query(KEEP_BETS, [betJson(bets)])
    },

    async ownBet(roundId: bigint, { memberId, asset }: Owner): Promise<BetState | undefined> {
      const { rows } = await pool.query<BetState>(
        `SELECT ${BET} FROM crash_bet b WHERE b.round_id = $1 AND b.member_id = $2 AND b.asset = $3`,
        [String(roundId), memberId, asset],
      )
      return rows[0]
    },
    /** Settled bets, newest first. */
    async history({ memberId, asset }: Owner, skip: number, take: number) {
      const { rows } = await pool.query<BetState & CrashProof & { point: number | null; hash: string | null }>(
        `SELECT ${BET}, r.point, r.hash, c.salt, ${COMMITMENT} FROM crash_bet b JOIN crash_round r ON r.id = b.round_id
         JOIN crash_chain c ON c.id = r.chain_id
         WHERE b.member_id = $1 AND b.asset = $2 AND b.state <> 'OPEN' ORDER BY b.placed_at DESC, b.id DESC OFFSET $3 LIMIT $4`,
        [memberId, asset, skip, take],
      )
      return rows
    },
    countSettled: ({ memberId, asset }: Owner): Promise<number> =>
      prisma.crashBet.count({ where: { memberId, asset, state: { not: 'OPEN' } } }),
    /** Bets of one site and asset, highest stakes first. */
    async seats(roundId: bigint, merchantId: number, asset: string, most: number): Promise<SeatState[]> {
      const { rows } = await pool.query<SeatState>(
        `SELECT ${SEAT} WHERE b.round_id = $1 AND b.merchant_id = $2 AND b.asset = $3 ORDER BY b.stake DESC, b.id LIMIT $4`,
        [String(roundId), merchantId, asset, most],
      )
      return rows
    },
    async seatsOf(ids: readonly bigint[]): Promise<SeatState[]> {
      return (await pool.query<SeatState>(`SELECT ${SEAT} WHERE b.id = ANY ($1::bigint[]) ORDER BY b.id`, [numberArray(ids)]))
        .rows
    },
  }
}
export type CrashRepository = ReturnType<typeof createCrashRepository>
