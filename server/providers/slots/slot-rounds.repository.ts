/** Rounds of slots, and the wallet calls they wait for. */
import type { SlotRoundEnd } from '#contract/play/slots/slots.ts'
import type { ProviderCall as CallRow, ProviderRound as RoundRow } from '#prisma/client.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export type { CallRow, RoundRow }

export const OPEN_STATES = ['BETTING', 'FREE_GAMES', 'PAYING'] as const
export type RoundState = (typeof OPEN_STATES)[number] | 'CLOSED' | 'REFUSED'

export interface Owner {
  vendorCode: string
  player: string
  gameCode: string
  mode: string
}

export interface NewRound extends Owner {
  id: string
  sessionId: number
  sheetHash: string
  seed: string
  stake: bigint
  requestId: string
  at: Date
}

export interface NewCall {
  id: string
  roundId: string
  kind: 'BET' | 'WIN'
  debit: bigint
  credit: bigint
  isFinal: boolean
  dueAt: Date
}
/** The call that requests the stake. */
export type NewBet = Pick<NewCall, 'id' | 'credit' | 'isFinal' | 'dueAt'>

export interface Settlement {
  state: RoundState
  /** The wallet's status. */
  status: string
  at: Date
  /** Unchanged if absent. */
  balance?: bigint
  refusal?: string
  /** Who ended the round, unless already set. */
  endedBy: SlotRoundEnd
  /** New request id of the round, which frees its own for another spin. */
  renamed?: string
}

/** As Prisma names them. */
const COLUMNS = `r.id, r.session_id AS "sessionId", r.vendor_code AS "vendorCode", r.game_code AS "gameCode", r.player, r.mode,
  r.sheet_hash AS "sheetHash", r.seed, r.stake, r.state, r.shown, r.request_id AS "requestId", r.last_request_id AS "lastRequestId",
  r.balance, r.refusal, r.ended_by AS "endedBy", r.at, r.last_at AS "lastAt"`
const IS_OPEN = `r.state IN (${OPEN_STATES.map((state) => `'${state}'`).join(', ')})`

const STANDING = {
  name: 'provider_standing',
  text: `
    SELECT true AS "isOfRequest", ${COLUMNS} FROM provider_round r
    WHERE r.vendor_code = $1 AND r.player = $2 AND (r.request_id = $5 OR r.last_request_id = $5)
    UNION ALL
    SELECT false, ${COLUMNS} FROM provider_round r
    WHERE r.vendor_code = $1 AND r.player = $2 AND r.game_code = $3 AND r.mode = $4 AND ${IS_OPEN}`,
}

/** A player has at most one open round of a game: the second of two concurrent spins adds nothing. */
const ADD = {
  name: 'provider_add_round',
  text: `
    WITH r AS (
      INSERT INTO provider_round
        (id, session_id, vendor_code, game_code, player, mode, sheet_hash, seed, stake, state, request_id, last_request_id, at, last_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'BETTING', $10, $10, $11, $11)
      ON CONFLICT DO NOTHING RETURNING *
    ), bet AS (
      INSERT INTO provider_call (id, round_id, kind, debit, credit, is_final, due_at)
      SELECT $12, r.id, 'BET', r.stake, $13::bigint, $14::boolean, $15::timestamptz FROM r
    )
    SELECT ${COLUMNS} FROM r`,
}

/** No row if another process has settled the call meanwhile. */
const SETTLE = {
  name: 'provider_settle_call',
  text: `
    WITH c AS (
      UPDATE provider_call SET status = $2, answered_at = $3 WHERE id = $1 AND answered_at IS NULL RETURNING round_id
    )
    UPDATE provider_round r SET state = $6, last_at = $3, balance = COALESCE($7, r.balance), refusal = COALESCE($8, r.refusal),
      ended_by = CASE WHEN $6 = 'CLOSED' THEN COALESCE(r.ended_by, $9) ELSE r.ended_by END,
      request_id = COALESCE($10, r.request_id), last_request_id = COALESCE($10, r.last_request_id)
    FROM c WHERE r.id = c.round_id AND r.state = $4 AND r.shown = $5
    RETURNING ${COLUMNS}`,
}

const ownerOf = ({ vendorCode, player, gameCode, mode }: Owner): Owner => ({ vendorCode, player, gameCode, mode })

export function createSlotRoundRepository({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>) {
  return {
    find: (id: string) => prisma.providerRound.findUniqueOrThrow({ where: { id } }),

    /** The round that this request started or continued, and the open round, which may be the same. */
    async standing(owner: Owner, requestId: string): Promise<{ ofRequest?: RoundRow | undefined; open?: RoundRow | undefined }> {
      const { vendorCode, player, gameCode, mode } = owner
      const values = [vendorCode, player, gameCode, mode, requestId]
      const { rows } = await pool.query<RoundRow & { isOfRequest: boolean }>({ ...STANDING, values })
      return { ofRequest: rows.find(({ isOfRequest }) => isOfRequest), open: rows.find(({ isOfRequest }) => !isOfRequest) }
    },

    /** The open round. */
    open: (owner: Owner) => prisma.providerRound.findFirst({ where: { ...ownerOf(owner), state: { in: [...OPEN_STATES] } } }),

    last: (owner: Owner) =>
      prisma.providerRound.findFirst({
        where: { ...ownerOf(owner), state: { not: 'REFUSED' } },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
      }),

    async page(owner: Owner, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
      const where = { ...ownerOf(owner), state: { notIn: ['BETTING', 'REFUSED'] } }
      const [rows, total] = await Promise.all([
        prisma.providerRound.findMany({
          where,
          orderBy: [{ at: 'desc' }, { id: 'desc' }],
          skip: (pageNo - 1) * pageSize,
          take: pageSize,
        }),
        prisma.providerRound.count({ where }),
      ])
      return { rows, total }
    },

    /** Rounds whose free games no one has continued since `before`. */
    forgotten: (before: Date, most: number) =>
      prisma.providerRound.findMany({
        where: { state: 'FREE_GAMES', lastAt: { lt: before } },
        take: most,
        orderBy: { lastAt: 'asc' },
      }),

    async sheet(hash: string): Promise<unknown> {
      return (await prisma.providerSheet.findUniqueOrThrow({ where: { hash } })).sheet
    },

    async keepSheet(hash: string, sheet: object, createdAt: Date): Promise<void> {
      await prisma.providerSheet.createMany({ data: [{ hash, sheet, createdAt }], skipDuplicates: true })
    },

    /** Undefined if the player has an open round, or the request is known. */
    async add(round: NewRound, bet: NewBet): Promise<RoundRow | undefined> {
      const { id, sessionId, vendorCode, gameCode, player, mode, sheetHash, seed, stake, requestId, at } = round
      const named = [id, sessionId, vendorCode, gameCode, player, mode, sheetHash, seed, stake, requestId, at]
      const { rows } = await pool.query<RoundRow>({ ...ADD, values: [...named, bet.id, bet.credit, bet.isFinal, bet.dueAt] })
      return rows[0]
    },

    /** False if another call was first. */
    async change(
      tx: PrismaTransaction,
      { id, state, shown }: { id: string; state: string; shown: number },
      data: {
        state?: RoundState
        shown: number
        lastRequestId: string
        endedBy?: SlotRoundEnd
        lastAt: Date
      },
    ): Promise<boolean> {
      return (await tx.providerRound.updateMany({ where: { id, state, shown }, data })).count === 1
    },

    async addCall(tx: PrismaTransaction, call: NewCall): Promise<void> {
      await tx.providerCall.create({ data: call })
    },
    waitingCall: (roundId: string) => prisma.providerCall.findFirst({ where: { roundId, answeredAt: null } }),

    due: (now: Date, most: number) =>
      prisma.providerCall.findMany({
        where: { answeredAt: null, dueAt: { lte: now } },
        include: { round: true },
        orderBy: { dueAt: 'asc' },
        take: most,
      }),

    /** Stores the wallet's answer. Undefined if another process was first. */
    async settle(callId: string, { state, shown }: RoundRow, settlement: Settlement): Promise<RoundRow | undefined> {
      const { status, at, balance, refusal, endedBy, renamed } = settlement
      const values = [callId, status, at, state, shown, settlement.state, balance, refusal, endedBy, renamed]
      return (await pool.query<RoundRow>({ ...SETTLE, values })).rows[0]
    },
    async postpone(id: string, status: string, dueAt: Date): Promise<void> {
      await prisma.providerCall.updateMany({
        where: { id, answeredAt: null },
        data: { status, dueAt, attempts: { increment: 1 } },
      })
    },
    /** After a start: makes all pending calls due at once. */
    async makeDue(now: Date): Promise<number> {
      return (await prisma.providerCall.updateMany({ where: { answeredAt: null, dueAt: { gt: now } }, data: { dueAt: now } }))
        .count
    },
  }
}
export type SlotRoundRepository = ReturnType<typeof createSlotRoundRepository>
