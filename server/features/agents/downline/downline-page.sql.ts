/**
 * SQL for a page of an agent's downline. No statement scans a whole team: a page comes from an index in its order, a search from
 * the names, and downline sizes are stored. Trial accounts are in no team, test accounts only in teams of test accounts.
 */
import type { DownlineSort } from '#contract/agents/downline/downline.ts'
import { AGENT_TYPES } from '#contract/wire.ts'

export interface Viewer {
  memberId: number
  merchantId: number
  /** The asset of the balances. */
  asset: string
}
export interface PageAsked {
  /** Whose downline: the viewer's own id, or that of a member of its downline. */
  nodeId: number
  /** Start of a username; if set, the whole downline is searched, ordered by username. */
  search?: string | undefined
  kind?: 'MEMBER' | 'AGENT' | undefined
  status?: string | undefined
  /** Registered at `from` or later, before `until`. */
  from?: Date | undefined
  until?: Date | undefined
  sort: DownlineSort
  isDescending: boolean
}
export type Value = string | number | boolean | Date | readonly number[]
/** Adds a value to the parameters and returns its placeholder. */
export type Bind = (value: Value) => string

export interface Statement {
  text: string
  values: Value[]
}
export function statement(write: (bind: Bind) => string): Statement {
  const values: Value[] = []
  const text = write((value) => `$${values.push(value)}`)
  return { text, values }
}

/** Up to this size, a search reads the team's own rows; in a larger team it reads the merchant's names until there are enough. */
export const SMALL_TEAM = 2_000

const ORDERS: Record<DownlineSort, { asc: string; desc: string }> = {
  username: { asc: 'm.username', desc: 'm.username DESC' },
  registered: { asc: 'm.created_at, m.id', desc: 'm.created_at DESC, m.id DESC' },
  lastLogin: { asc: 'm.last_login_at NULLS FIRST, m.id DESC', desc: 'm.last_login_at DESC NULLS LAST, m.id' },
  balance: { asc: 'coalesce(b.balance, 0), m.username', desc: 'coalesce(b.balance, 0) DESC, m.username' },
}
const prefix = (search: string) => `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`

export const shownTo = (bind: Bind, viewerId: number) =>
  `m.type <> 4 AND (NOT m.is_test OR (SELECT is_test FROM member WHERE id = ${bind(viewerId)}::integer))`

const balanceIn = (bind: Bind, asset: string) =>
  `LEFT JOIN ledger_account b ON b.member_id = m.id AND b.kind = 'MEMBER_MAIN' AND b.asset = ${bind(asset)}::text`

function conditions(bind: Bind, { kind, status, from, until }: PageAsked): string {
  const all = [
    kind && `${kind === 'AGENT' ? '' : 'NOT '}m.type = ANY (${bind(AGENT_TYPES)}::integer[])`,
    status && `m.status = ${bind(status)}::text`,
    from && `m.created_at >= ${bind(from)}::timestamptz`,
    until && `m.created_at < ${bind(until)}::timestamptz`,
  ]
  return all.flatMap((one) => (one ? [` AND ${one}`] : [])).join('')
}

/** Matching members, in order. */
function matches(bind: Bind, viewer: Viewer, asked: PageAsked, teamSize: number): string {
  const { nodeId, search, sort, isDescending } = asked
  const node = `${bind(nodeId)}::integer`
  const rest = () => `${shownTo(bind, viewer.memberId)}${conditions(bind, asked)}`
  if (search === undefined) {
    const balances = sort === 'balance' ? balanceIn(bind, viewer.asset) : ''
    return `FROM member m ${balances} WHERE m.parent_id = ${node} AND ${rest()} ORDER BY ${ORDERS[sort][isDescending ? 'desc' : 'asc']}`
  }
  const team =
    teamSize <= SMALL_TEAM
      ? `FROM member_tree t JOIN member m ON m.id = t.descendant_id WHERE t.ancestor_id = ${node} AND t.depth > 0`
      : `FROM member m WHERE (SELECT t.depth FROM member_tree t WHERE t.ancestor_id = ${node} AND t.descendant_id = m.id) > 0`
  const named = `m.merchant_id = ${bind(viewer.merchantId)}::integer AND m.username LIKE ${bind(prefix(search))}::text`
  // In the order of the index on names, which ignores language.
  return `${team} AND ${named} AND ${rest()} ORDER BY m.username USING ~<~`
}

export const COUNTS = `LEFT JOIN member_count c ON c.member_id = m.id
  CROSS JOIN LATERAL (SELECT coalesce(sum(direct), 0) AS direct, coalesce(sum(team), 0) AS team, count(*) AS waiting
    FROM member_count_change WHERE member_id = m.id) x`
export const COUNTED = `(coalesce(c.direct, 0) + x.direct)::integer AS "directCount",
  (coalesce(c.team, 0) + x.team)::integer AS "teamCount", x.waiting::integer AS waiting`

const rows = (bind: Bind, viewer: Viewer, picked: string) => `
  WITH picked AS MATERIALIZED (${picked})
  SELECT m.id AS "customerId", m.username, m.nickname, m.type, m.status, t.depth AS level, coalesce(b.balance, 0) AS balance,
         ${COUNTED}, m.last_login_at AS "lastLogin", m.created_at AS "regDate"
  FROM picked p JOIN member m ON m.id = p.id
  JOIN member_tree t ON t.descendant_id = m.id AND t.ancestor_id = ${bind(viewer.memberId)}::integer
  ${balanceIn(bind, viewer.asset)} ${COUNTS} ORDER BY p.place`

export const pageStatement = (viewer: Viewer, asked: PageAsked, teamSize: number, part: { skip: number; take: number }) =>
  statement((bind) => {
    const some = `SELECT m.id ${matches(bind, viewer, asked, teamSize)} LIMIT ${bind(part.take)}::integer OFFSET ${bind(part.skip)}::integer`
    return rows(bind, viewer, `SELECT id, row_number() OVER () AS place FROM (${some}) s`)
  })

export const oneStatement = (viewer: Viewer, memberId: number) =>
  statement((bind) => rows(bind, viewer, `SELECT ${bind(memberId)}::integer AS id, 1 AS place`))

/** Counts up to `most`. */
export const countStatement = (viewer: Viewer, asked: PageAsked, teamSize: number, most: number) =>
  statement(
    (bind) =>
      `SELECT count(*)::integer AS total FROM (SELECT 1 ${matches(bind, viewer, { ...asked, sort: 'username' }, teamSize)} LIMIT ${bind(most)}::integer) s`,
  )
