/** A merchant `load` with as many members as asked for, in an agents' tree, each with money. By bulk insert alone. */
import { amount } from '#seed/builders/amount.ts'
import { PLACE_IN_TREE } from '#seed/builders/member.ts'
import { createMerchant } from '#seed/builders/merchant.ts'
import { type HistoryEntry, memberAccount } from '#server/ledger/index.ts'
import type { Pool } from '#server/platform/database.ts'
import { after, hashOfWorld, startOfToday, type WorldDeps, type WorldOptions } from './context.ts'
import { writeCatalogue } from './catalogue.ts'

const CODE = 'load'
const DEFAULT_MEMBERS = 10_000
const CHUNK = 10_000
/** Of each hundred members, ten are agents of the second rank and one of the first. */
const RANKS = [
  { prefix: 'top', type: 1, share: 0 },
  { prefix: 'lead', type: 2, share: 0.001 },
  { prefix: 'agent', type: 2, share: 0.01 },
] as const
const OPENING = amount(1_000)

interface Batch {
  merchantId: number
  passwordHash: string
  prefix: string
  type: number
  first: number
  last: number
  parentIds: readonly number[]
  at: Date
}

const MEMBERS = `
  INSERT INTO member (merchant_id, username, password_hash, type, nickname, language, parent_id, first_login_at, last_login_at, created_at)
  SELECT $1, $2 || lpad(n::text, 6, '0'), $3, $4, $2 || lpad(n::text, 6, '0'), 'tl',
         CASE WHEN cardinality($7::integer[]) = 0 THEN NULL ELSE ($7::integer[])[1 + n % cardinality($7::integer[])] END, $8, $8, $8
  FROM generate_series($5::integer, $6::integer) AS n
  ORDER BY n
  ON CONFLICT DO NOTHING
  RETURNING id`

async function writeBatch(
  pool: Pool,
  { merchantId, passwordHash, prefix, type, first, last, parentIds, at }: Batch,
): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(MEMBERS, [merchantId, prefix, passwordHash, type, first, last, parentIds, at])
  const ids = rows.map(({ id }) => id)
  await pool.query(PLACE_IN_TREE, [ids])
  return ids
}

async function giveMoney(
  { ledger }: WorldDeps,
  merchant: { id: number; currency: string },
  memberIds: readonly number[],
  at: Date,
) {
  const of = (memberId: number) => ({ merchantId: merchant.id, memberId, asset: merchant.currency })
  await ledger.resolveAccounts(memberIds.flatMap((id) => [memberAccount(of(id)), memberAccount(of(id), 'MEMBER_LOCKED')]))
  await ledger.importHistory(
    memberIds.map((memberId): HistoryEntry => ({
      ...of(memberId),
      at,
      type: 'DEPOSIT',
      reference: `opening-${memberId}`,
      house: 'DEPOSITS',
      moves: [{ amount: OPENING, code: 'DEPOSIT' }],
    })),
  )
}

/** Brings the merchant up to the wanted number; undefined where it has that many already. */
export async function seedLoad(deps: WorldDeps, { members = DEFAULT_MEMBERS }: WorldOptions = {}): Promise<string | undefined> {
  const { prisma, pool } = deps.database
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1_000
  await writeCatalogue(deps)
  const found = await prisma.merchant.findUnique({ where: { code: CODE }, select: { id: true, currency: true } })
  const merchant = found ?? (await createMerchant(deps.database, { code: CODE, name: 'Palaro Load' }, deps.clock.now()))
  const passwordHash = await hashOfWorld(deps)
  const at = after(startOfToday(deps, 'Asia/Manila'), -1)

  let parentIds: number[] = []
  for (const { prefix, type, share } of RANKS) {
    const last = Math.max(1, Math.round(members * share))
    await giveMoney(
      deps,
      merchant,
      await writeBatch(pool, { merchantId: merchant.id, passwordHash, prefix, type, first: 1, last, parentIds, at }),
      at,
    )
    const rank = await prisma.member.findMany({
      where: { merchantId: merchant.id, username: { startsWith: prefix } },
      select: { id: true },
    })
    parentIds = rank.map(({ id }) => id)
  }
  let made = 0
  for (let first = 1; first <= members; first += CHUNK) {
    const last = Math.min(members, first + CHUNK - 1)
    const ids = await writeBatch(pool, {
      merchantId: merchant.id,
      passwordHash,
      prefix: 'm',
      type: 0,
      first,
      last,
      parentIds,
      at,
    })
    await giveMoney(deps, merchant, ids, at)
    made += ids.length
    if (ids.length > 0)
      deps.say?.(`  ${last.toLocaleString('en')} members, ${Math.round(last / seconds()).toLocaleString('en')} a second`)
  }
  if (made === 0) return undefined
  return `${made.toLocaleString('en')} members at merchant ${CODE} in ${seconds().toFixed(1)} s, m000001 … with ₱1,000.00 each; password demo1234`
}
