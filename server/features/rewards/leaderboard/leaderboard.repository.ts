/** Periods of leaderboards, and who bet how much in them. */
import type { LeaderboardCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import type { OptionsOf } from '#contract/rewards/reward/reward-template.ts'
import { boardOptions, optionsToKeep } from '#server/features/rewards/reward/reward-campaign.ts'
import { dayStored, storedDay } from '#server/platform/calendar-day.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

export type BoardOptions = OptionsOf<'LEADERBOARD'>
export interface Board {
  campaignId: number
  /** Its name: the first day of the whole day or week. */
  period: string
  /** `endDay` is exclusive. */
  firstDay: string
  endDay: string
  startsAt: Date
  endsAt: Date
  options: BoardOptions
  pool: bigint
  state: string
}
export interface ScoreRow {
  memberId: number
  nickname: string
  score: bigint
  place: number
}
export interface WinnerRow extends ScoreRow {
  amount: bigint
}
export interface OwnScore {
  score: bigint
  /** Null below the minimum score. */
  place: number | null
}

const readBoard = ({ period, firstDay, endDay, options, ...row }: Prisma.LeaderboardPeriodGetPayload<object>): Board => ({
  ...row,
  period: dayStored(period),
  firstDay: dayStored(firstDay),
  endDay: dayStored(endDay),
  options: boardOptions(options),
})
const keyOf = ({ campaignId, period }: Pick<Board, 'campaignId' | 'period'>) => ({
  campaignId_period: { campaignId, period: storedDay(period) },
})

/** $1 campaign, $2 period, $3 merchant, $4 first day, $5 the day after the last, $6 kinds of game (none = all), $7 now. */
const FOLLOW = `
  INSERT INTO leaderboard_score (campaign_id, period, member_id, score, reached_at)
  SELECT $1::integer, $2::date, d.member_id, sum(d.turnover)::bigint, $7::timestamptz FROM member_play_day d
  WHERE d.merchant_id = $3::integer AND d.day >= $4::date AND d.day < $5::date
    AND (cardinality($6::text[]) = 0 OR d.game_type = ANY ($6::text[]))
  GROUP BY d.member_id ORDER BY d.member_id
  ON CONFLICT (campaign_id, period, member_id) DO UPDATE SET score = EXCLUDED.score, reached_at = EXCLUDED.reached_at
  WHERE leaderboard_score.score <> EXCLUDED.score`

/** $3 first instant of the period, $4 now. Members who may not play, or took a break since the period began, have no place (RG-08). */
const MAY_HAVE_PLACE = `(m.status = 'ACTIVE' AND NOT m.is_test AND (m.excluded_until IS NULL OR m.excluded_until <= $4::timestamptz)
  AND NOT EXISTS (
    SELECT FROM play_exclusion x WHERE x.member_id = m.id AND x.starts_at <= $4::timestamptz AND x.ends_at > $3::timestamptz))`
/** $1 campaign, $2 period. */
const MARK = `
  UPDATE leaderboard_score s SET is_placed = ${MAY_HAVE_PLACE} FROM member m
  WHERE s.campaign_id = $1::integer AND s.period = $2::date AND m.id = s.member_id AND s.is_placed <> ${MAY_HAVE_PLACE}`

/** $1 campaign, $2 period. Reads only an index, because places are counted each time a member opens the page. */
const PLACED = `FROM leaderboard_score s WHERE s.campaign_id = $1::integer AND s.period = $2::date AND s.is_placed`
const ORDER = 's.score DESC, s.reached_at, s.member_id'
/** $3, $4 as above, $5 minimum score, $6 limit. */
const FIRST = `
  SELECT s.member_id AS "memberId", m.nickname, s.score, (row_number() OVER (ORDER BY ${ORDER}))::integer AS place
  FROM leaderboard_score s JOIN member m ON m.id = s.member_id
  WHERE s.campaign_id = $1::integer AND s.period = $2::date AND s.is_placed AND s.score >= $5::bigint AND ${MAY_HAVE_PLACE}
  ORDER BY ${ORDER} LIMIT $6::integer`
/** $3 minimum score. */
const COUNT = `SELECT count(*)::integer AS count ${PLACED} AND s.score >= $3::bigint`
/** $3 minimum score, $4 member. */
const OWN = `
  SELECT o.score, CASE WHEN o.is_placed AND o.score >= $3::bigint THEN 1 + (
    SELECT count(*) ${PLACED} AND s.score >= o.score
      AND (s.score > o.score OR (s.reached_at, s.member_id) < (o.reached_at, o.member_id)))::integer END AS place
  FROM leaderboard_score o WHERE o.campaign_id = $1::integer AND o.period = $2::date AND o.member_id = $4::integer`

/** $1 campaign, $2 period. The winners of a closed period, from their tickets. */
const WINNERS = `
  SELECT t.member_id AS "memberId", m.nickname, t.step AS place, t.amount, s.score
  FROM reward_ticket t JOIN member m ON m.id = t.member_id
  JOIN leaderboard_score s ON s.campaign_id = t.campaign_id AND s.period = $2::date AND s.member_id = t.member_id
  WHERE t.campaign_id = $1::integer AND t.period = $2::date::text ORDER BY t.step`

export interface NewBoard {
  period: string
  firstDay: string
  endDay: string
  startsAt: Date
  endsAt: Date
  pool: bigint
}

export function createLeaderboardRepository({ prisma }: Pick<Database, 'prisma'>) {
  const instants = ({ startsAt }: Board, now: Date) => [startsAt.toISOString(), now.toISOString()] as const
  return {
    /** Periods that are not closed, oldest first. Those of a disabled campaign wait until it is enabled again. */
    async running(merchantId: number): Promise<Board[]> {
      const rows = await prisma.leaderboardPeriod.findMany({
        where: { merchantId, state: 'RUNNING', campaign: { isEnabled: true } },
        orderBy: [{ period: 'asc' }, { campaignId: 'asc' }],
      })
      return rows.map(readBoard)
    },
    /** The last closed period of each campaign. */
    async closed(campaignIds: readonly number[]): Promise<Board[]> {
      const rows = await prisma.leaderboardPeriod.findMany({
        where: { campaignId: { in: [...campaignIds] }, state: 'CLOSED' },
        orderBy: [{ campaignId: 'asc' }, { period: 'desc' }],
        distinct: ['campaignId'],
      })
      return rows.map(readBoard)
    },
    /** False if it has begun already. */
    async begin(tx: PrismaTransaction, campaign: LeaderboardCampaign, board: NewBoard): Promise<boolean> {
      const { id: campaignId, merchantId, rule } = campaign
      const { count } = await tx.leaderboardPeriod.createMany({
        data: [
          {
            ...board,
            campaignId,
            merchantId,
            period: storedDay(board.period),
            firstDay: storedDay(board.firstDay),
            endDay: storedDay(board.endDay),
            options: optionsToKeep(rule),
          },
        ],
        skipDuplicates: true,
      })
      return count === 1
    },
    /** Updates the daily sums of bets, which scores are taken from. */
    async foldBets(): Promise<void> {
      await prisma.$executeRaw`SELECT team_fold()`
    },
    async follow(board: Board, merchantId: number, now: Date): Promise<void> {
      const { campaignId, period, firstDay, endDay, options } = board
      const kinds = [...options.categories]
      await prisma.$executeRawUnsafe(FOLLOW, campaignId, period, merchantId, firstDay, endDay, kinds, now.toISOString())
      await prisma.$executeRawUnsafe(MARK, campaignId, period, ...instants(board, now))
    },
    /** Locks the period until the transaction ends. False if it is already closed. */
    async lock(tx: PrismaTransaction, { campaignId, period }: Board): Promise<boolean> {
      const rows = await tx.$queryRaw<object[]>`
        SELECT 1 FROM leaderboard_period
        WHERE campaign_id = ${campaignId} AND period = ${period}::date AND state = 'RUNNING' FOR UPDATE`
      return rows.length === 1
    },
    /** `given` = the part of the pool that was won. */
    async close(tx: PrismaTransaction, board: Board, given: bigint): Promise<void> {
      await tx.leaderboardPeriod.update({ where: keyOf(board), data: { state: 'CLOSED', pool: given } })
    },

    first: (board: Board, count: number, now: Date, tx: PrismaTransaction = prisma): Promise<ScoreRow[]> =>
      tx.$queryRawUnsafe<ScoreRow[]>(FIRST, board.campaignId, board.period, ...instants(board, now), board.options.least, count),
    async count({ campaignId, period, options: { least } }: Board): Promise<number> {
      const [row] = await prisma.$queryRawUnsafe<[{ count: number }]>(COUNT, campaignId, period, least)
      return row.count
    },
    /** Undefined without bets. */
    async own({ campaignId, period, options: { least } }: Board, memberId: number): Promise<OwnScore | undefined> {
      const [row] = await prisma.$queryRawUnsafe<OwnScore[]>(OWN, campaignId, period, least, memberId)
      return row
    },
    winners: ({ campaignId, period }: Board): Promise<WinnerRow[]> =>
      prisma.$queryRawUnsafe<WinnerRow[]>(WINNERS, campaignId, period),
  }
}
export type LeaderboardRepository = ReturnType<typeof createLeaderboardRepository>
