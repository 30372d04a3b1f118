/** Seeds of days, the bets they make lucky, and who won. */
import { luckyBelow } from '#contract/rewards/lucky-bet/lucky-sums.ts'
import type { LuckyBetCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { dayStored, storedDay } from '#server/platform/calendar-day.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface LuckyBetRow {
  roundId: bigint
  memberId: number
  /** Business day and time at which the bet was placed. */
  day: string
  placedAt: Date
  settledAt: Date
  draw: bigint
}
export interface WinnerRow {
  campaignId: number
  memberId: number
  nickname: string
  amount: bigint
  at: Date
}
export interface SeedRow {
  campaignId: number
  day: string
  seed: string
}
/** Bets settled from `from` to `until`; at the instant `from`, only rounds with a higher id than `after`. */
export interface DrawWindow {
  from: Date
  after: bigint
  until: Date
  zone: string
}

/** A round may stay open this long before it settles. */
const OPEN_DAYS = 8

/**
 * $1 campaign, $2 merchant, $3 zone, $4 and $5 settled from and up to, $6 and $7 placed from and before, $8 minimum bet, $9 kinds of game (none =
 * all), $10 the first number that wins nothing, $11 limit, $12 the last round already read at the instant $4. A bet counts by the amount at risk, and
 * not while a bonus is open. The number is that of `drawOf` in the contract.
 */
const LUCKY = `
  SELECT r.id AS "roundId", r.member_id AS "memberId", d.day::text AS day, r.created_at AS "placedAt", r.settled_at AS "settledAt", n.draw
  FROM lucky_day d
  JOIN game_round r ON (r.created_at AT TIME ZONE $3::text)::date = d.day
  CROSS JOIN LATERAL (
    SELECT ('x' || left(encode(sha256(convert_to(d.seed || ':' || r.id::text, 'UTF8')), 'hex'), 12))::bit(48)::bigint AS draw) n
  LEFT JOIN LATERAL (SELECT game_type, rule FROM game_kind WHERE game_code = r.game_code) k ON true
  WHERE d.campaign_id = $1::integer AND r.merchant_id = $2::integer
    AND r.settled_at >= $4::timestamptz AND (r.settled_at, r.id) > ($4::timestamptz, $12::bigint) AND r.settled_at <= $5::timestamptz
    AND NOT r.is_trial AND NOT r.is_test
    AND r.created_at >= $4::timestamptz - INTERVAL '${OPEN_DAYS} days'
    AND r.created_at >= $6::timestamptz AND r.created_at < $7::timestamptz AND r.stake >= $8::bigint
    AND n.draw < $10::bigint
    AND (cardinality($9::text[]) = 0 OR COALESCE(k.game_type, 'RNG') = ANY ($9::text[]))
    AND valid_turnover(k.rule, r.stake, r.payout) >= $8::bigint
    AND NOT EXISTS (SELECT FROM turnover_requirement b WHERE b.member_id = r.member_id AND b.source = 'BONUS'
                      AND b.created_at <= r.created_at AND (b.ended_at IS NULL OR b.ended_at > r.created_at))
    AND NOT EXISTS (SELECT FROM reward_ticket t
                    WHERE t.campaign_id = $1::integer AND t.member_id = r.member_id AND t.period = d.day::text || ' ' || r.id::text)
  ORDER BY r.settled_at, r.id LIMIT $11::integer`

/** $1 campaigns, $2 limit per campaign. The latest lucky bets. */
const WINNERS = `
  SELECT c.id AS "campaignId", w.member_id AS "memberId", m.nickname, w.amount, w.issued_at AS at
  FROM unnest($1::integer[]) AS c (id) CROSS JOIN LATERAL (
    SELECT t.member_id, t.amount, t.issued_at FROM reward_ticket t
    WHERE t.campaign_id = c.id ORDER BY t.id DESC LIMIT $2::integer
  ) w JOIN member m ON m.id = w.member_id
  ORDER BY w.issued_at DESC`

const NO_END = 'infinity'

export function createLuckyBetRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Keeps existing seeds. */
    async addSeeds(campaignId: number, seeds: readonly Omit<SeedRow, 'campaignId'>[]): Promise<void> {
      const data = seeds.map(({ day, seed }) => ({ campaignId, day: storedDay(day), seed }))
      await prisma.luckyDay.createMany({ data, skipDuplicates: true })
    },
    /** Both days included, newest first. */
    async seeds(campaignIds: readonly number[], from: string, until: string): Promise<SeedRow[]> {
      const rows = await prisma.luckyDay.findMany({
        where: { campaignId: { in: [...campaignIds] }, day: { gte: storedDay(from), lte: storedDay(until) } },
        orderBy: { day: 'desc' },
      })
      return rows.map(({ day, ...row }) => ({ ...row, day: dayStored(day) }))
    },

    drawnTo: async (campaignId: number): Promise<Date | undefined> =>
      (await prisma.luckyDraw.findUnique({ where: { campaignId } }))?.drawnTo,
    /** Never moves backwards. */
    async moveTo(campaignId: number, to: Date): Promise<void> {
      await prisma.$executeRaw`
        INSERT INTO lucky_draw (campaign_id, drawn_to) VALUES (${campaignId}, ${to})
        ON CONFLICT (campaign_id) DO UPDATE SET drawn_to = EXCLUDED.drawn_to WHERE lucky_draw.drawn_to < EXCLUDED.drawn_to`
    },

    /** Lucky bets without a ticket, in order of settlement, at most `count`. */
    find(campaign: LuckyBetCampaign, { from, after, until, zone }: DrawWindow, count: number): Promise<LuckyBetRow[]> {
      const { id, merchantId, startsAt, endsAt, rule } = campaign
      const { prizes, least, categories } = rule.options
      return prisma.$queryRawUnsafe<LuckyBetRow[]>(
        LUCKY,
        id,
        merchantId,
        zone,
        from.toISOString(),
        until.toISOString(),
        startsAt.toISOString(),
        endsAt?.toISOString() ?? NO_END,
        least,
        [...categories],
        luckyBelow(prizes),
        count,
        after,
      )
    },
    /** Periods of the member's tickets for that day. */
    async wonOn(tx: PrismaTransaction, campaignId: number, memberId: number, day: string): Promise<string[]> {
      const rows = await tx.rewardTicket.findMany({
        where: { campaignId, memberId, period: { startsWith: `${day} ` } },
        select: { period: true },
      })
      return rows.map(({ period }) => period)
    },

    /** The latest of each campaign, newest first. */
    winners: (campaignIds: readonly number[], count: number) =>
      prisma.$queryRawUnsafe<WinnerRow[]>(WINNERS, [...campaignIds], count),
  }
}
export type LuckyBetRepository = ReturnType<typeof createLuckyBetRepository>
