/** The agents of the load world: one at the top, up to eleven levels deep, each paid by the one above. */
import { amount } from '#seed/builders/amount.ts'
import { PLACE_IN_TREE } from '#seed/builders/member.ts'
import type { WorldDeps } from './context.ts'

/** The position of an agent's upline as a share of its own: makes a thousand agents eleven levels deep. */
const UPLINE_SHARE = 0.55
const TOP_RATE = 10_000
const RATE_STEP = 500
const DAILY_PPM = { top: 10_000, step: 800 } as const
const DIVIDEND_PPM = { top: 250_000, step: 20_000 } as const

interface Wanted {
  merchantId: number
  passwordHash: string
  agents: number
  at: Date
}

const uplineOf = (index: number): number | undefined =>
  index === 0 ? undefined : Math.min(index - 1, Math.floor(index * UPLINE_SHARE))

const AGENTS = `
  INSERT INTO member (merchant_id, username, password_hash, type, nickname, language, parent_id, first_login_at, last_login_at, created_at)
  SELECT $1, a.name, $2, CASE WHEN a.parent IS NULL THEN 1 ELSE 2 END, a.name, 'tl', a.parent, $3, $3, $3
  FROM jsonb_to_recordset($4::jsonb) AS a (name text, parent integer)
  RETURNING id, username`

const terms = (ppm: number, tiers: readonly number[]) => ({
  tiers: tiers.map((turnover, place) => ({
    minTurnover: String(amount(turnover)),
    minActive: place,
    rate: ppm - (tiers.length - 1 - place) * 100,
  })),
  minBillingOrder: String(amount(5)),
})

export async function writeLoadAgents(
  { database: { pool, prisma } }: WorldDeps,
  { merchantId, passwordHash, agents, at }: Wanted,
) {
  const names = Array.from({ length: agents }, (_, index) => `agent${String(index + 1).padStart(6, '0')}`)
  const there = await prisma.member.findMany({
    where: { merchantId, type: { in: [1, 2] } },
    select: { id: true, username: true },
    orderBy: { username: 'asc' },
  })
  const ids = there.map(({ id }) => id)
  const levels = new Map<number, number>()
  const levelOf = (index: number): number => {
    const upline = uplineOf(index)
    const level = levels.get(index) ?? (upline === undefined ? 0 : levelOf(upline) + 1)
    levels.set(index, level)
    return level
  }
  // Uplines must exist first, so create level by level.
  const missing = names.map((name, index) => ({ name, index })).slice(ids.length)
  const newIds: number[] = []
  for (let level = 0; missing.some(({ index }) => levelOf(index) >= level); level += 1) {
    const rows = missing.filter(({ index }) => levelOf(index) === level)
    if (rows.length === 0) continue
    const made = await pool.query<{ id: number; username: string }>(AGENTS, [
      merchantId,
      passwordHash,
      at,
      JSON.stringify(rows.map(({ name, index }) => ({ name, parent: ids[uplineOf(index) ?? -1] ?? null }))),
    ])
    for (const { id, username } of made.rows) {
      ids[names.indexOf(username)] = id
      newIds.push(id)
    }
    await pool.query(PLACE_IN_TREE, [made.rows.map(({ id }) => id)])
  }

  const indexes = missing.map(({ index }) => index)
  await pool.query(
    `INSERT INTO rebate_set (merchant_id, member_id, rates, valid_from)
     SELECT $1, s.id, jsonb_build_object('RNG', s.rate, 'INHOUSE', s.rate / 2, 'FISH', s.rate), '-infinity'
     FROM jsonb_to_recordset($2::jsonb) AS s (id integer, rate integer)`,
    [merchantId, JSON.stringify(indexes.map((index) => ({ id: ids[index], rate: TOP_RATE - RATE_STEP * levelOf(index) })))],
  )
  const contracts = (['DAILY', 'DIVIDEND'] as const).flatMap((kind) =>
    indexes.map((index) => {
      const { top, step } = kind === 'DAILY' ? DAILY_PPM : DIVIDEND_PPM
      return {
        merchantId,
        kind,
        firstPartyId: ids[uplineOf(index) ?? -1] ?? null,
        secondPartyId: ids[index]!,
        status: 1,
        terms: terms(top - step * levelOf(index), kind === 'DAILY' ? [10, 100, 1_000] : [100, 1_000, 10_000]),
        offeredAt: at,
        answeredAt: at,
        effectiveFrom: at,
      }
    }),
  )
  await prisma.agentContract.createMany({ data: contracts })
  return { ids, newIds }
}
