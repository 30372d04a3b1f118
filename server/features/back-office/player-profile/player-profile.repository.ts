import type { Database, Prisma } from '#server/platform/database.ts'

export interface MemberSearch {
  merchantId: number
  q?: string | undefined
  status?: string | undefined
  tag?: string | undefined
  from?: number | undefined
  to?: number | undefined
}
export interface PostingRow {
  entryId: bigint
  line: number
  at: Date
  code: string
  type: string
  reference: string
  account: string
  amount: bigint
  balanceAfter: bigint | null
}
interface Span {
  from?: number | undefined
  to?: number | undefined
}
interface Window extends Span {
  skip: number
  take: number
}

const SMALLEST = 0
/** Later than any instant a partition can hold. */
const LATEST = Date.UTC(9999, 0)
const spanOf = ({ from = SMALLEST, to = LATEST }: Span) => [new Date(from).toISOString(), new Date(to).toISOString()] as const

const POSTINGS_OF = `
  SELECT p.entry_id AS "entryId", p.line, p.created_at AS at, p.code, e.type, e.reference, a.kind AS account, p.amount, p.balance_after AS "balanceAfter"
  FROM ledger_posting p
  JOIN ledger_account a ON a.id = p.account_id
  JOIN ledger_entry e ON e.id = p.entry_id AND e.created_at = p.created_at
  WHERE p.member_id = $1 AND p.created_at >= $2::timestamptz AND p.created_at < $3::timestamptz`
const NEWEST_FIRST = 'ORDER BY p.created_at DESC, p.entry_id DESC, p.line DESC LIMIT $4'
const POSTINGS = `${POSTINGS_OF} ${NEWEST_FIRST} OFFSET $5`
const OLDER_POSTINGS = `${POSTINGS_OF} AND (p.created_at, p.entry_id, p.line) < ($5::timestamptz, $6::bigint, $7::int) ${NEWEST_FIRST}`
const SUMS = `
  SELECT COALESCE(sum(p.amount) FILTER (WHERE p.code = 'DEPOSIT'), 0) AS deposited,
         COALESCE(-sum(p.amount) FILTER (WHERE p.code = 'WITHDRAWAL' AND a.kind = 'MEMBER_LOCKED' AND p.amount < 0), 0) AS withdrawn
  FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
  WHERE p.member_id = $1 AND p.code IN ('DEPOSIT', 'WITHDRAWAL') AND a.asset NOT LIKE '%.TRIAL'`

const MEMBER_ID = /^\d{1,9}$/
const NUMBER = /^[\d\s+()-]{4,}$/
/** A number's last digits identify it, with or without country code. */
const TELLING_DIGITS = 9
const endOfNumber = (typed: string) => typed.replace(/\D/g, '').slice(-TELLING_DIGITS)

function whereOf({ merchantId, q, status, tag, from, to }: MemberSearch): Prisma.MemberWhereInput {
  const contains = q && { contains: q, mode: 'insensitive' as const }
  const named: Prisma.MemberWhereInput[] = contains
    ? [
        { username: { startsWith: q.toLowerCase() } },
        { nickname: contains },
        { email: { startsWith: q.toLowerCase() } },
        ...(NUMBER.test(q) ? [{ mobileNumber: { endsWith: endOfNumber(q) } }] : []),
        ...(MEMBER_ID.test(q) ? [{ id: Number(q) }] : []),
      ]
    : []
  return {
    merchantId,
    ...(named.length > 0 && { OR: named }),
    ...(status && { status }),
    ...(tag && { tags: { some: { tag } } }),
    createdAt: { ...(from !== undefined && { gte: new Date(from) }), ...(to !== undefined && { lt: new Date(to) }) },
  }
}

const WITH = { parent: { select: { username: true } }, tags: { select: { tag: true }, orderBy: { tag: 'asc' } } } as const

export function createPlayerProfileRepository({ prisma, pool }: Database) {
  return {
    async page(search: MemberSearch, page: number, size: number) {
      const where = whereOf(search)
      const [rows, total] = await Promise.all([
        prisma.member.findMany({ where, include: WITH, orderBy: { id: 'desc' }, skip: (page - 1) * size, take: size }),
        prisma.member.count({ where }),
      ])
      return { rows, total }
    },
    find: (merchantId: number, id: number) => prisma.member.findFirst({ where: { id, merchantId }, include: WITH }),
    /** Newest first, before the last one read. */
    older: (search: MemberSearch, than: number | undefined, take: number) =>
      prisma.member.findMany({
        where: { AND: [whereOf(search), than === undefined ? {} : { id: { lt: than } }] },
        include: WITH,
        orderBy: { id: 'desc' },
        take,
      }),
    /** Balances of many members: all the money they can play with. */
    async balances(ids: readonly number[], asset: string): Promise<ReadonlyMap<number, bigint>> {
      const { rows } = await pool.query<{ memberId: number; balance: bigint }>(
        `SELECT member_id AS "memberId", sum(balance) AS balance FROM ledger_account
         WHERE member_id = ANY ($1::int[]) AND kind <> 'MEMBER_LOCKED' AND asset IN ($2, $2 || '.TRIAL') AND balance <> 0
         GROUP BY member_id`,
        [ids, asset],
      )
      return new Map(rows.map(({ memberId, balance }) => [memberId, balance]))
    },
    async sums(memberId: number): Promise<{ deposited: bigint; withdrawn: bigint }> {
      return (await pool.query<{ deposited: bigint; withdrawn: bigint }>(SUMS, [memberId])).rows[0]!
    },
    /** The member's rank in the VIP room, in this language; null without a rank. */
    async rankName(memberId: number, language: string): Promise<string | null> {
      const { rows } = await pool.query<{ name: string | null }>('SELECT names ->> $2 AS name FROM rank_of($1)', [
        memberId,
        language,
      ])
      return rows[0]?.name ?? null
    },
    async postings(memberId: number, window: Window): Promise<PostingRow[]> {
      return (await pool.query<PostingRow>(POSTINGS, [memberId, ...spanOf(window), window.take, window.skip])).rows
    },
    async olderPostings(memberId: number, span: Span, than: PostingRow | undefined, take: number): Promise<PostingRow[]> {
      const { at, entryId, line } = than ?? { at: new Date(LATEST), entryId: 0n, line: 0 }
      const values = [memberId, ...spanOf(span), take, at.toISOString(), String(entryId), line]
      return (await pool.query<PostingRow>(OLDER_POSTINGS, values)).rows
    },
    bets: (memberId: number, { from = SMALLEST, to = LATEST, skip, take }: Window) =>
      prisma.gameRound.findMany({
        where: { memberId, createdAt: { gte: new Date(from), lt: new Date(to) } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        skip,
        take,
      }),
    /** The last correction of each round. */
    async corrections(roundIds: readonly bigint[]) {
      const rows = await prisma.betCorrection.findMany({ where: { roundId: { in: [...roundIds] } }, orderBy: { id: 'asc' } })
      return new Map(rows.map((row) => [row.roundId, row]))
    },
    olderBets: (
      memberId: number,
      { from = SMALLEST, to = LATEST }: Span,
      than: { id: bigint; createdAt: Date } | undefined,
      take: number,
    ) =>
      prisma.gameRound.findMany({
        where: {
          memberId,
          createdAt: { gte: new Date(from), lt: new Date(to) },
          ...(than && {
            AND: [
              { createdAt: { lte: than.createdAt } },
              { OR: [{ createdAt: { lt: than.createdAt } }, { id: { lt: than.id } }] },
            ],
          }),
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take,
      }),
  }
}
export type PlayerProfileRepository = ReturnType<typeof createPlayerProfileRepository>
