/** Rounds of slots, and the wallet calls they wait for. */
import type { SlotRoundEnd } from '#contract/play/slots/slots.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

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

/** One round of a player's game is open at a time: of two spins at once, the second adds nothing. */
const ADD_SQL = `
  INSERT INTO provider_round
    (id, session_id, vendor_code, game_code, player, mode, sheet_hash, seed, stake, state, request_id, last_request_id, at, last_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'BETTING', $10, $10, $11, $11)
  ON CONFLICT DO NOTHING`

const ownerOf = ({ vendorCode, player, gameCode, mode }: Owner): Owner => ({ vendorCode, player, gameCode, mode })

export function createSlotRoundRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    find: (id: string) => prisma.providerRound.findUniqueOrThrow({ where: { id } }),

    byRequest: ({ vendorCode, player }: Owner, requestId: string) =>
      prisma.providerRound.findFirst({ where: { vendorCode, player, OR: [{ requestId }, { lastRequestId: requestId }] } }),

    /** The one that is not over. */
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

    /** Free games that no one has gone on with since `before`. */
    forgotten: (before: Date, most: number) =>
      prisma.providerRound.findMany({
        where: { state: 'FREE_GAMES', lastAt: { lt: before } },
        take: most,
        orderBy: { lastAt: 'asc' },
      }),

    async sheet(hash: string): Promise<unknown> {
      return (await prisma.providerSheet.findUniqueOrThrow({ where: { hash } })).sheet
    },

    async keepSheet(tx: PrismaTransaction, hash: string, sheet: object, createdAt: Date): Promise<void> {
      await tx.providerSheet.createMany({ data: [{ hash, sheet, createdAt }], skipDuplicates: true })
    },

    /** False if the player has an open round, or the request is known. */
    async add(tx: PrismaTransaction, round: NewRound): Promise<boolean> {
      const { id, sessionId, vendorCode, gameCode, player, mode, sheetHash, seed, stake, requestId, at } = round
      const values = [id, sessionId, vendorCode, gameCode, player, mode, sheetHash, seed, stake, requestId, at]
      return (await tx.$executeRawUnsafe(ADD_SQL, ...values)) === 1
    },

    /** False if another call was first. */
    async change(
      tx: PrismaTransaction,
      { id, state, shown }: { id: string; state: string; shown: number },
      data: {
        state?: RoundState
        shown?: number
        requestId?: string
        lastRequestId?: string
        balance?: bigint
        refusal?: string
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
      prisma.providerCall.findMany({ where: { answeredAt: null, dueAt: { lte: now } }, orderBy: { dueAt: 'asc' }, take: most }),

    /** False if another process has answered it meanwhile. */
    async answer(tx: PrismaTransaction, id: string, status: string, answeredAt: Date): Promise<boolean> {
      return (await tx.providerCall.updateMany({ where: { id, answeredAt: null }, data: { status, answeredAt } })).count === 1
    },
    async postpone(id: string, status: string, dueAt: Date): Promise<void> {
      await prisma.providerCall.updateMany({
        where: { id, answeredAt: null },
        data: { status, dueAt, attempts: { increment: 1 } },
      })
    },
    /** After a start: what was under way is asked again at once. */
    async makeDue(now: Date): Promise<number> {
      return (await prisma.providerCall.updateMany({ where: { answeredAt: null, dueAt: { gt: now } }, data: { dueAt: now } }))
        .count
    },
  }
}
export type SlotRoundRepository = ReturnType<typeof createSlotRoundRepository>
export type RoundRow = Awaited<ReturnType<SlotRoundRepository['find']>>
export type CallRow = NonNullable<Awaited<ReturnType<SlotRoundRepository['waitingCall']>>>
