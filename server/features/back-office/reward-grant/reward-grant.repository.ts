/** Grants with their lines, and the members who can be chosen for them. */
import type { GrantFilter, GrantLineState, GrantState } from '#contract/back-office/reward-grant.ts'
import { TRIAL_TYPE } from '#contract/wire.ts'
import { isRunning } from '#server/features/rewards/reward/reward-rule.ts'
import { type Campaign, readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { operatorUsernames } from '#server/platform/usernames.ts'

export type GrantRow = Prisma.RewardGrantGetPayload<object>
export interface ChosenMember {
  id: number
  username: string
  type: number
  status: string
  excludedUntil: Date | null
}
export interface Gift {
  memberId: number
  amount: bigint
}
export interface NewGrant extends Omit<
  Prisma.RewardGrantUncheckedCreateInput,
  'id' | 'state' | 'decidedById' | 'decidedAt' | 'answer' | 'lines'
> {
  requestId: string
}
/** A filter's terms, with days and instants resolved. */
export interface FilterTerms {
  tag: string | undefined
  minRank: GrantFilter['minRank']
  registeredFrom: Date | undefined
  registeredBefore: Date | undefined
  seenSince: Date | undefined
  awaySince: Date | undefined
  deposits: { from: string; least: bigint } | undefined
  bets: { from: string; least: bigint } | undefined
}
export interface GrantCounts {
  given: number
  leftOut: number
  claimed: number
  claimedAmount: bigint
}
export interface LineRow extends Gift {
  username: string
  state: GrantLineState
  claimedAt: Date | null
}

/** Names the tickets of a grant. */
export const giftPeriod = (grantId: bigint): string => `gift ${grantId}`

/** Of a column of integers. */
const MAX_ID = 2_147_483_647
const MEMBER = { id: true, username: true, type: true, status: true, excludedUntil: true } as const

/**
 * $1 merchant, $2 now, $3 tag, $4 rank, $5 and $6 registered, $7 seen since, $8 not seen since, $9 and $10 deposits since a day, $11 and $12
 * bets, $13 how many.
 */
const FITTING = `
  SELECT m.id, m.username, m.type, m.status, m.excluded_until AS "excludedUntil" FROM member m
  WHERE m.merchant_id = $1::integer AND m.type <> ${TRIAL_TYPE} AND NOT m.is_test AND m.status IN ('ACTIVE', 'EXCLUDED')
    AND (m.excluded_until IS NULL OR m.excluded_until <= $2::timestamptz)
    AND ($3::text IS NULL OR EXISTS (SELECT FROM member_tag t WHERE t.member_id = m.id AND t.tag = $3::text))
    AND ($4::integer IS NULL OR COALESCE((SELECT r.level FROM member_rank r WHERE r.member_id = m.id), 1) >= $4::integer)
    AND ($5::timestamptz IS NULL OR m.created_at >= $5::timestamptz) AND ($6::timestamptz IS NULL OR m.created_at < $6::timestamptz)
    AND ($7::timestamptz IS NULL OR m.last_login_at >= $7::timestamptz)
    AND ($8::timestamptz IS NULL OR m.last_login_at IS NULL OR m.last_login_at < $8::timestamptz)
    AND ($9::date IS NULL OR
      (SELECT sum(d.deposited) FROM member_day d WHERE d.member_id = m.id AND d.day >= $9::date) >= $10::bigint)
    AND ($11::date IS NULL OR
      (SELECT sum(p.turnover) FROM member_play_day p WHERE p.member_id = m.id AND p.day >= $11::date) >= $12::bigint)
  ORDER BY m.id LIMIT $13::integer`

const ADD_LINES = `
  INSERT INTO reward_grant_line (grant_id, member_id, amount)
  SELECT $1::bigint, n.member_id, n.amount FROM unnest($2::integer[], $3::bigint[]) AS n (member_id, amount)`

/** $1 grant, $2 its period, $3 the last member read, $4 how many, $5 now. */
const LINES = `
  SELECT l.member_id AS "memberId", m.username, l.amount, t.claimed_at AS "claimedAt",
    CASE WHEN l.state <> 'GIVEN' THEN l.state WHEN t.state = 'AVAILABLE' AND t.expires_at <= $5::timestamptz THEN 'EXPIRED' ELSE t.state END AS state
  FROM reward_grant_line l JOIN reward_grant g ON g.id = l.grant_id JOIN member m ON m.id = l.member_id
  LEFT JOIN reward_ticket t ON t.campaign_id = g.campaign_id AND t.member_id = l.member_id AND t.period = $2
  WHERE l.grant_id = $1::bigint AND l.member_id > $3::integer ORDER BY l.member_id LIMIT $4::integer`

/**
 * $1 grant, $2 campaign, $3 its period: takes back unclaimed gifts. The campaign's budget row is locked last, after the tickets.
 */
const TAKE_BACK = `
  WITH lines AS (
    UPDATE reward_grant_line SET state = 'LEFT_OUT' WHERE grant_id = $1::bigint AND state = 'WAITING' RETURNING amount
  ), tickets AS (
    UPDATE reward_ticket SET state = 'EXPIRED' WHERE campaign_id = $2::integer AND period = $3 AND state = 'AVAILABLE' RETURNING amount
  )
  SELECT COALESCE(sum(amount), 0)::bigint AS amount FROM (SELECT amount FROM lines UNION ALL SELECT amount FROM tickets) a`

const isOn = (merchantId: number, now: Date): Prisma.RewardCampaignWhereInput => ({
  merchantId,
  template: 'GIFT',
  isEnabled: true,
  startsAt: { lte: now },
  OR: [{ endsAt: null }, { endsAt: { gt: now } }],
})

export function createRewardGrantRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Gift campaigns that are on. */
    async campaigns(merchantId: number, now: Date): Promise<Campaign[]> {
      const rows = await prisma.rewardCampaign.findMany({
        where: isOn(merchantId, now),
        orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }],
      })
      return rows.map(readCampaign)
    },
    /** The campaign, if it is one of gifts, and whether it is on. */
    async campaign(merchantId: number, id: number, now: Date, tx: PrismaTransaction = prisma) {
      const row = await tx.rewardCampaign.findFirst({ where: { id, merchantId, template: 'GIFT' } })
      if (!row) return undefined
      return {
        campaign: readCampaign(row),
        isRunning: row.isEnabled && isRunning(row, now),
        isOver: row.endsAt !== null && row.endsAt <= now,
      }
    },
    async titles(ids: readonly number[]): Promise<ReadonlyMap<number, unknown>> {
      const rows = await prisma.rewardCampaign.findMany({ where: { id: { in: [...ids] } }, select: { id: true, titles: true } })
      return new Map(rows.map(({ id, titles }) => [id, titles]))
    },
    /** Sums of the campaign's earlier gifts that were claimed, and of those that expired. */
    async claimedBefore(campaignId: number): Promise<{ claimed: bigint; expired: bigint }> {
      const sums = await prisma.rewardTicket.groupBy({ by: ['state'], where: { campaignId }, _sum: { amount: true } })
      const sumOf = (state: string) => sums.find((one) => one.state === state)?._sum.amount ?? 0n
      return { claimed: sumOf('CLAIMED'), expired: sumOf('EXPIRED') }
    },

    membersNamed: (merchantId: number, usernames: string[], ids: number[]): Promise<ChosenMember[]> =>
      prisma.member.findMany({
        where: { merchantId, OR: [{ username: { in: usernames } }, { id: { in: ids } }] },
        select: MEMBER,
      }),
    members: (tx: PrismaTransaction, ids: readonly number[]): Promise<ChosenMember[]> =>
      tx.member.findMany({ where: { id: { in: [...ids] } }, select: MEMBER }),
    /** In order of id; bets and deposits up to now count. */
    async membersLike(merchantId: number, terms: FilterTerms, now: Date, most: number): Promise<ChosenMember[]> {
      const { tag, minRank, registeredFrom, registeredBefore, seenSince, awaySince, deposits, bets } = terms
      if (deposits || bets) await prisma.$executeRaw`SELECT team_fold()`
      return prisma.$queryRawUnsafe<ChosenMember[]>(
        FITTING,
        merchantId,
        now.toISOString(),
        tag ?? null,
        minRank ?? null,
        registeredFrom?.toISOString() ?? null,
        registeredBefore?.toISOString() ?? null,
        seenSince?.toISOString() ?? null,
        awaySince?.toISOString() ?? null,
        deposits?.from ?? null,
        deposits?.least ?? null,
        bets?.from ?? null,
        bets?.least ?? null,
        most,
      )
    },

    /** Undefined if the proposer already has a grant with that request id. */
    async add(tx: PrismaTransaction, data: NewGrant, gifts: readonly Gift[]): Promise<GrantRow | undefined> {
      const [added] = await tx.rewardGrant.createManyAndReturn({ data: [data], skipDuplicates: true })
      if (!added) return undefined
      const [memberIds, amounts] = [gifts.map(({ memberId }) => memberId), gifts.map(({ amount }) => amount)]
      await tx.$executeRawUnsafe(ADD_LINES, added.id, memberIds, amounts)
      return added
    },
    findByRequest: (proposedById: number, requestId: string, tx: PrismaTransaction = prisma) =>
      tx.rewardGrant.findUnique({ where: { proposedById_requestId: { proposedById, requestId } } }),
    /** Locks the grant: of two concurrent changes, the second sees the first one's result. */
    async lock(tx: PrismaTransaction, merchantId: number, id: bigint): Promise<GrantRow | null> {
      await tx.$queryRaw`SELECT 1 FROM reward_grant WHERE id = ${id} FOR UPDATE`
      return tx.rewardGrant.findFirst({ where: { id, merchantId } })
    },
    change: (tx: PrismaTransaction, id: bigint, data: Prisma.RewardGrantUncheckedUpdateInput): Promise<GrantRow> =>
      tx.rewardGrant.update({ where: { id }, data }),
    /** Locks the operator, so that concurrent grants without a second operator are all counted. */
    lockOperator: (tx: PrismaTransaction, operatorId: number) =>
      tx.$queryRaw`SELECT 1 FROM operator WHERE id = ${operatorId} FOR NO KEY UPDATE`,
    /** The amount given without a second operator since then, including stopped grants. */
    async givenAlone(operatorId: number, since: Date, tx: PrismaTransaction = prisma): Promise<bigint> {
      const { _sum } = await tx.rewardGrant.aggregate({
        where: {
          proposedById: operatorId,
          decidedById: operatorId,
          decidedAt: { gte: since },
          state: { in: ['GIVING', 'GIVEN', 'STOPPED'] satisfies GrantState[] },
        },
        _sum: { total: true },
      })
      return _sum.total ?? 0n
    },

    find: (merchantId: number, id: bigint) => prisma.rewardGrant.findFirst({ where: { id, merchantId } }),
    async page(where: Prisma.RewardGrantWhereInput, page: number, size: number) {
      const [rows, total] = await Promise.all([
        prisma.rewardGrant.findMany({ where, orderBy: { id: 'desc' }, skip: (page - 1) * size, take: size }),
        prisma.rewardGrant.count({ where }),
      ])
      return { rows, total }
    },
    async counts(grants: readonly Pick<GrantRow, 'id' | 'campaignId'>[]): Promise<ReadonlyMap<bigint, GrantCounts>> {
      const [lines, claims] = await Promise.all([
        prisma.rewardGrantLine.groupBy({
          by: ['grantId', 'state'],
          where: { grantId: { in: grants.map(({ id }) => id) } },
          _count: true,
        }),
        prisma.rewardTicket.groupBy({
          by: ['period'],
          where: {
            campaignId: { in: [...new Set(grants.map(({ campaignId }) => campaignId))] },
            period: { in: grants.map(({ id }) => giftPeriod(id)) },
            state: 'CLAIMED',
          },
          _count: true,
          _sum: { amount: true },
        }),
      ])
      const countOf = (id: bigint, state: string) => lines.find((one) => one.grantId === id && one.state === state)?._count ?? 0
      return new Map(
        grants.map(({ id }) => {
          const claim = claims.find(({ period }) => period === giftPeriod(id))
          const [given, leftOut] = [countOf(id, 'GIVEN'), countOf(id, 'LEFT_OUT')]
          return [id, { given, leftOut, claimed: claim?._count ?? 0, claimedAmount: claim?._sum.amount ?? 0n }]
        }),
      )
    },
    lines: (grantId: bigint, after: number, take: number, now: Date): Promise<LineRow[]> =>
      prisma.$queryRawUnsafe<LineRow[]>(LINES, grantId, giftPeriod(grantId), after, take, now.toISOString()),
    /** The previous page's last member; 0 for the first page. */
    async lastBefore(grantId: bigint, skip: number): Promise<number> {
      if (skip === 0) return 0
      const row = await prisma.rewardGrantLine.findFirst({ where: { grantId }, orderBy: { memberId: 'asc' }, skip: skip - 1 })
      return row?.memberId ?? MAX_ID
    },

    /** Grants being given, for all merchants. */
    giving: () =>
      prisma.rewardGrant.findMany({ where: { state: 'GIVING' }, orderBy: { id: 'asc' }, select: { id: true, merchantId: true } }),
    waiting: (tx: PrismaTransaction, grantId: bigint, take: number): Promise<Gift[]> =>
      tx.rewardGrantLine.findMany({
        where: { grantId, state: 'WAITING' },
        orderBy: { memberId: 'asc' },
        take,
        select: { memberId: true, amount: true },
      }),
    mark: (tx: PrismaTransaction, grantId: bigint, memberIds: readonly number[], state: 'GIVEN' | 'LEFT_OUT') =>
      tx.rewardGrantLine.updateMany({ where: { grantId, memberId: { in: [...memberIds] } }, data: { state } }),
    /** Returns the amount that goes back to the budget. */
    async takeBack(tx: PrismaTransaction, { id, campaignId }: Pick<GrantRow, 'id' | 'campaignId'>): Promise<bigint> {
      const [row] = await tx.$queryRawUnsafe<{ amount: bigint }[]>(TAKE_BACK, id, campaignId, giftPeriod(id))
      return row!.amount
    },

    /** By id. */
    operatorNames: (ids: readonly number[]) => operatorUsernames({ prisma }, ids),
  }
}
export type RewardGrantRepository = ReturnType<typeof createRewardGrantRepository>
