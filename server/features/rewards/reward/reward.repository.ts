/** Campaigns of rewards, and members' tickets. */
import { isRankTemplate, MAX_INCOME_DAYS, type RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { SAME_ACCOUNT } from '#server/features/money/payout-account/same-account.sql.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { ClaimPlace } from './claim-place.ts'
import { type Campaign, type CampaignBudgets, type CampaignsOnShow, readCampaign, termsToKeep } from './reward-campaign.ts'
import { ONCE } from './reward-period.ts'
import type { Due } from './reward-rule.ts'
import { type AddedTicket, type MemberTickets, type NewTickets, readTicket, type Ticket, type TicketReturns } from './ticket.ts'

interface Limits {
  addressLimit: number
  deviceLimit: number
  accounts: string[]
}
/** How long a campaign that is over stays on the page. */
const SHOWN_AFTER_DAYS = 7
const DAY_MS = 86_400_000
/** More than two weeks. */
const LOOK_BACK_DAYS = 16
/** More than the longest time in which income can be claimed, after the longest period. */
const INCOME_LOOK_BACK_DAYS = MAX_INCOME_DAYS + 16
const EXPIRED_AT_ONCE = 500

/** Tickets of a member who has taken a break since they were issued count as expired. */
const BREAK_SINCE = `EXISTS (
  SELECT FROM play_exclusion x WHERE x.member_id = t.member_id AND x.starts_at <= $1::timestamptz AND x.ends_at > t.issued_at)`
/** Expires the tickets that `due` locks, and releases what they were promised. Locks the rows of their campaigns last. */
const ENDED = (due: string) => `
  WITH due AS (${due}), expired AS (
    UPDATE reward_ticket t SET state = 'EXPIRED' FROM due WHERE t.id = due.id RETURNING t.campaign_id, t.amount
  ), released AS (
    UPDATE reward_campaign c SET promised = c.promised - e.amount
    FROM (SELECT campaign_id, sum(amount)::bigint AS amount FROM expired GROUP BY campaign_id) e WHERE c.id = e.campaign_id
  )
  SELECT count(*)::integer AS count FROM expired`
/** $1 now. */
const EXPIRE = ENDED(`
    SELECT t.id FROM reward_ticket t
    WHERE t.state = 'AVAILABLE' AND (t.expires_at <= $1::timestamptz OR ${BREAK_SINCE})
    ORDER BY t.campaign_id, t.id LIMIT ${EXPIRED_AT_ONCE} FOR UPDATE SKIP LOCKED`)
/** $1 ticket. */
const GIVE_UP = ENDED(`SELECT t.id FROM reward_ticket t WHERE t.id = $1::bigint AND t.state = 'AVAILABLE' FOR UPDATE`)

/** $1 campaign, $2 member. The limits of a campaign that is on, and the payout accounts of the member. */
const LIMITS = `
  SELECT c.address_limit AS "addressLimit", c.device_limit AS "deviceLimit",
    ARRAY(SELECT p.bank_code || ' ' || p.number FROM payout_account p WHERE p.member_id = $2::integer) AS accounts
  FROM reward_campaign c WHERE c.id = $1::integer AND c.is_enabled`
/** $1 campaign, $2 period, $3 member, $4 address, $5 device. By person: others with the same payout account (ACC-05). */
const CLAIMS_LIKE = `
  SELECT count(*) FILTER (WHERE t.address = $4)::integer AS "byAddress", count(*) FILTER (WHERE t.device = $5)::integer AS "byDevice",
    count(*) FILTER (WHERE t.member_id = ANY (same.ids))::integer AS "byPerson"
  FROM reward_ticket t, (SELECT ARRAY(${SAME_ACCOUNT('$3::integer')}) AS ids) same
  WHERE t.campaign_id = $1::integer AND t.period = $2 AND t.state = 'CLAIMED'
    AND (t.address = $4 OR t.device = $5 OR t.member_id = ANY (same.ids))`

export function createRewardRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** On show now, in order: running, or ended a few days ago. */
    async campaigns(merchantId: number, now: Date): Promise<Campaign[]> {
      const since = new Date(now.getTime() - SHOWN_AFTER_DAYS * DAY_MS)
      const rows = await prisma.rewardCampaign.findMany({
        where: { merchantId, isEnabled: true, startsAt: { lte: now }, OR: [{ endsAt: null }, { endsAt: { gt: since } }] },
        orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }],
      })
      return rows.map(readCampaign)
    },
    /** Undefined if the merchant has no running campaign with this code. */
    async byCode(merchantId: number, code: string, now: Date): Promise<Campaign | undefined> {
      const row = await prisma.rewardCampaign.findFirst({
        where: { merchantId, code, isEnabled: true, startsAt: { lte: now }, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      })
      return row ? readCampaign(row) : undefined
    },
    /** Newest first: tickets of recent periods, tickets given once, and the few of a rank, a month, a year or a milestone. */
    async tickets(memberId: number, campaigns: readonly Campaign[], now: Date): Promise<Ticket[]> {
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
      const idsOf = (some: readonly Campaign[]) => some.map(({ id }) => id)
      const rare = idsOf(
        campaigns.filter(({ template }) => (isRankTemplate(template) && template !== 'REBATE') || template === 'INVITE'),
      )
      const ofIncome = idsOf(campaigns.filter(({ template }) => template === 'REFERRAL'))
      const rows = await prisma.rewardTicket.findMany({
        where: {
          memberId,
          campaignId: { in: idsOf(campaigns) },
          OR: [
            { issuedAt: { gte: daysAgo(LOOK_BACK_DAYS) } },
            { period: ONCE },
            { campaignId: { in: rare } },
            { campaignId: { in: ofIncome }, issuedAt: { gte: daysAgo(INCOME_LOOK_BACK_DAYS) } },
          ],
        },
        orderBy: { id: 'desc' },
      })
      return rows.map(readTicket)
    },
    async ticketsById(memberId: number, ids: readonly bigint[], tx: PrismaTransaction = prisma): Promise<Ticket[]> {
      return (await tx.rewardTicket.findMany({ where: { memberId, id: { in: [...ids] } } })).map(readTicket)
    },
    async ticketsOf(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Ticket>> {
      const found = await prisma.rewardTicket.findMany({ where: { id: { in: [...ids] } } })
      return new Map(found.map((row) => [row.id, readTicket(row)]))
    },
    async exchangedOf(
      memberId: number,
      campaignIds: readonly number[],
      tx: PrismaTransaction = prisma,
    ): Promise<ReadonlyMap<number, number>> {
      const rows = await tx.rewardTicket.groupBy({
        by: ['campaignId'],
        where: { memberId, campaignId: { in: [...campaignIds] }, state: 'CLAIMED' },
        _sum: { step: true },
      })
      return new Map(rows.map(({ campaignId, _sum }) => [campaignId, _sum.step ?? 0]))
    },
    async claimed(
      memberId: number,
      { skip, take }: { skip: number; take: number },
      template?: RewardTemplate,
    ): Promise<{ rows: Ticket[]; count: number }> {
      const where = { memberId, state: 'CLAIMED', ...(template && { campaign: { template } }) }
      const [rows, count] = await Promise.all([
        prisma.rewardTicket.findMany({ where, orderBy: [{ claimedAt: 'desc' }, { id: 'desc' }], skip, take }),
        prisma.rewardTicket.count({ where }),
      ])
      return { rows: rows.map(readTicket), count }
    },

    async add(tx: PrismaTransaction, campaign: Campaign, memberId: number, due: Due, now: Date): Promise<AddedTicket> {
      const { id: campaignId, merchantId } = campaign
      const { period, step, amount, expiresAt } = due
      const { count } = await tx.rewardTicket.createMany({
        data: [
          { merchantId, campaignId, memberId, period, step, amount, expiresAt, issuedAt: now, terms: termsToKeep(campaign) },
        ],
        skipDuplicates: true,
      })
      const key = { campaignId_memberId_period: { campaignId, memberId, period } }
      return { ticket: readTicket(await tx.rewardTicket.findUniqueOrThrow({ where: key })), isNew: count === 1 }
    },
    async campaign(id: number): Promise<Campaign> {
      return readCampaign(await prisma.rewardCampaign.findUniqueOrThrow({ where: { id } }))
    },
    promiseMore: async (tx: PrismaTransaction, campaignId: number, amount: bigint, room = amount): Promise<boolean> =>
      (await tx.$executeRaw`
        UPDATE reward_campaign SET promised = promised + ${amount} WHERE id = ${campaignId} AND promised + ${room} <= budget`) ===
      1,

    async ticket(tx: PrismaTransaction, memberId: number, id: bigint): Promise<Ticket | undefined> {
      const row = await tx.rewardTicket.findFirst({ where: { id, memberId } })
      return row ? readTicket(row) : undefined
    },
    async ticketOf(tx: PrismaTransaction, campaignId: number, memberId: number, period: string): Promise<Ticket | undefined> {
      const row = await tx.rewardTicket.findUnique({ where: { campaignId_memberId_period: { campaignId, memberId, period } } })
      return row ? readTicket(row) : undefined
    },
    /** Undefined while the campaign is off. */
    async limits(tx: PrismaTransaction, campaignId: number, memberId: number): Promise<Limits | undefined> {
      return (await tx.$queryRawUnsafe<Limits[]>(LIMITS, campaignId, memberId))[0]
    },
    /** Claims from the same place or for the same account wait for each other. The locks are sorted, so that there is no deadlock. */
    async lockNames(tx: PrismaTransaction, names: readonly string[]): Promise<void> {
      const sorted = [...new Set(names)].toSorted()
      await tx.$queryRaw`
        SELECT count(pg_advisory_xact_lock(hashtextextended(name, 0))) FROM (
          SELECT name FROM unnest(${sorted}::text[]) WITH ORDINALITY n (name, place) ORDER BY place OFFSET 0) s`
    },
    /** Claims of the campaign's period from the address, on the device, and by others with the same payout account. */
    async claimsLike(
      tx: PrismaTransaction,
      campaignId: number,
      period: string,
      memberId: number,
      { address, device }: ClaimPlace,
    ) {
      type Counts = Record<'byAddress' | 'byDevice' | 'byPerson', number>
      return (await tx.$queryRawUnsafe<[Counts]>(CLAIMS_LIKE, campaignId, period, memberId, address, device))[0]
    },
    /** False if it is no longer available. */
    async claim(tx: PrismaTransaction, id: bigint, claimedAt: Date, place: ClaimPlace): Promise<boolean> {
      const data = { state: 'CLAIMED', claimedAt, ...place }
      return (await tx.rewardTicket.updateMany({ where: { id, state: 'AVAILABLE' }, data })).count === 1
    },

    async takeBack(tx: PrismaTransaction, id: bigint): Promise<void> {
      await tx.rewardTicket.updateMany({ where: { id, state: 'CLAIMED' }, data: { state: 'EXPIRED', claimedAt: null } })
    },

    /** False if it is no longer available. Releases what it was promised. */
    async giveUp(tx: PrismaTransaction, id: bigint): Promise<boolean> {
      const [row] = await tx.$queryRawUnsafe<{ count: number }[]>(GIVE_UP, id)
      return row!.count === 1
    },

    /** Returns how many have expired; releases what they were promised. */
    async expire(now: Date): Promise<number> {
      const [row] = await prisma.$queryRawUnsafe<{ count: number }[]>(EXPIRE, now.toISOString())
      return row!.count
    },
  } satisfies MemberTickets & NewTickets & TicketReturns & CampaignsOnShow & CampaignBudgets & Record<string, unknown>
}
export type RewardRepository = ReturnType<typeof createRewardRepository>
