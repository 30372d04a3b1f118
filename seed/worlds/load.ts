/**
 * A merchant `load` with as many members as asked for, in an agents' tree up to twelve levels deep, each with money. Bulk inserts
 * only.
 */
import { amount } from '#seed/builders/amount.ts'
import { PLACE_IN_TREE } from '#seed/builders/member.ts'
import { createMerchant } from '#seed/builders/merchant.ts'
import { after, hashOfWorld, startOfToday, type WorldDeps, type WorldOptions } from './context.ts'
import { writeCatalogue } from './catalogue.ts'
import { writeLoadAgents } from './load-agents.ts'
import { openLoadWallets } from './load-money.ts'
import { type Newcomers, writeLoadPlay } from './load-play.ts'

const CODE = 'load'
const DEFAULT_MEMBERS = 10_000
/** The default: one agent per this many members. */
const MEMBERS_AN_AGENT = 90
const CHUNK = 10_000
const OPENING = amount(1_000)

const MEMBERS = `
  INSERT INTO member (merchant_id, username, password_hash, type, nickname, language, parent_id, first_login_at, last_login_at, created_at)
  SELECT $1, 'm' || lpad(n::text, 6, '0'), $2, 0, 'm' || lpad(n::text, 6, '0'), 'tl', ($5::integer[])[1 + n * 7919::bigint % cardinality($5::integer[])], $6, $6, $6
  FROM generate_series($3::integer, $4::integer) AS n
  ORDER BY n
  ON CONFLICT DO NOTHING
  RETURNING id`
/** A member gets what is left of the highest rates. */
const MEMBER_RATES = `
  INSERT INTO rebate_set (merchant_id, member_id, rates, valid_from)
  SELECT $1, id, '{"RNG": 2000, "INHOUSE": 1000, "FISH": 2000}', '-infinity' FROM unnest($2::integer[]) AS id`

/** Brings the merchant up to the wanted number; undefined if it already has that many. */
export async function seedLoad(
  deps: WorldDeps,
  { members = DEFAULT_MEMBERS, agents = Math.max(3, Math.round(members / MEMBERS_AN_AGENT)), days = 0 }: WorldOptions = {},
): Promise<string | undefined> {
  const { prisma, pool } = deps.database
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1_000
  await writeCatalogue(deps)
  const found = await prisma.merchant.findUnique({ where: { code: CODE }, select: { id: true, currency: true } })
  const merchant =
    found ??
    (await createMerchant(
      deps.database,
      // Twelve levels share ten in a thousand.
      { code: CODE, name: 'Palaro Load', settings: { agents: { rateDifference: 500, rateInterval: 500 } } },
      deps.clock.now(),
    ))
  const passwordHash = await hashOfWorld(deps)
  const at = after(startOfToday(deps, 'Asia/Manila'), -1 - days)

  const tree = await writeLoadAgents(deps, { merchantId: merchant.id, passwordHash, agents, at })
  await openLoadWallets(deps, { merchant, memberIds: tree.newIds, amount: OPENING, at })
  const newcomers: Newcomers[] = []
  for (let first = 1; first <= members; first += CHUNK) {
    const last = Math.min(members, first + CHUNK - 1)
    const { rows } = await pool.query<{ id: number }>(MEMBERS, [merchant.id, passwordHash, first, last, tree.ids, at])
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) continue
    await pool.query(PLACE_IN_TREE, [ids])
    await pool.query(MEMBER_RATES, [merchant.id, ids])
    await openLoadWallets(deps, { merchant, memberIds: ids, amount: OPENING, at })
    newcomers.push({ first: ids[0]!, last: ids.at(-1)! })
    deps.say?.(`  ${last.toLocaleString('en')} members, ${Math.round(last / seconds()).toLocaleString('en')} a second`)
  }
  const made = await prisma.member.count({
    where: { merchantId: merchant.id, type: 0, OR: newcomers.map(({ first, last }) => ({ id: { gte: first, lte: last } })) },
  })
  if (newcomers.length === 0 || made === 0) return undefined
  const rounds = days > 0 ? await writeLoadPlay(deps, { merchant, newcomers, days, from: at }) : 0
  // After a bulk insert the statistics are missing, and the next steps would get bad plans.
  await pool.query('ANALYZE')
  await pool.query('SELECT team_fold()')
  const played = rounds > 0 ? ` and ${rounds.toLocaleString('en')} bets of ${days} days` : ''
  return `${made.toLocaleString('en')} members at merchant ${CODE} in ${seconds().toFixed(1)} s, m000001 … with ₱1,000.00 each${played}, below ${tree.ids.length} agents, agent000001 at the top; password demo1234`
}
