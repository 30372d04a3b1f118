/** Campaigns of rewards, and members' tickets. */
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { type Campaign, readCampaign, termsKept, termsToKeep } from './reward-campaign.ts'
import type { Due } from './reward-standing.ts'

type TicketRow = Prisma.RewardTicketGetPayload<object>
export const readTicket = ({ terms, ...row }: TicketRow) => ({ ...row, terms: termsKept(terms) })
export type Ticket = ReturnType<typeof readTicket>

export interface ClaimPlace {
  address: string
  device: string
}

/** How long a campaign that is over stays on the page. */
const SHOWN_AFTER_DAYS = 7
const DAY_MS = 86_400_000
/** More than the periods a page looks back at. */
const TICKETS_KEPT = 200
const EXPIRED_AT_ONCE = 500

/** Tickets of a member who has taken a break since they were issued count as expired. */
const BREAK_SINCE = `EXISTS (
  SELECT FROM play_exclusion x WHERE x.member_id = t.member_id AND x.starts_at <= $1::timestamptz AND x.ends_at > t.issued_at)`
/** One transaction releases what the tickets were promised. */
const EXPIRE = `
  WITH due AS (
    SELECT t.id FROM reward_ticket t
    WHERE t.state = 'AVAILABLE' AND (t.expires_at <= $1::timestamptz OR ${BREAK_SINCE})
    ORDER BY t.campaign_id, t.id LIMIT ${EXPIRED_AT_ONCE} FOR UPDATE SKIP LOCKED
  ), expired AS (
    UPDATE reward_ticket t SET state = 'EXPIRED' FROM due WHERE t.id = due.id RETURNING t.campaign_id, t.amount
  ), released AS (
    UPDATE reward_campaign c SET promised = c.promised - e.amount
    FROM (SELECT campaign_id, sum(amount)::bigint AS amount FROM expired GROUP BY campaign_id) e WHERE c.id = e.campaign_id
  )
  SELECT count(*)::integer AS count FROM expired`

/** $1 campaign, $2 period, $3 member. Others whose money goes to the same account (ACC-05). */
const CLAIMED_BY_PERSON = `
  SELECT 1 FROM reward_ticket t
  WHERE t.campaign_id = $1::integer AND t.period = $2 AND t.state = 'CLAIMED' AND t.member_id IN (
    SELECT other.member_id FROM payout_account own
    JOIN payout_account other ON other.merchant_id = own.merchant_id AND other.bank_code = own.bank_code AND other.number = own.number
    WHERE own.member_id = $3::integer AND other.member_id <> own.member_id)
  LIMIT 1`

export function createRewardRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** On show now: running, or over since a few days ago. In order. */
    async campaigns(merchantId: number, now: Date): Promise<Campaign[]> {
      const since = new Date(now.getTime() - SHOWN_AFTER_DAYS * DAY_MS)
      const rows = await prisma.rewardCampaign.findMany({
        where: { merchantId, isEnabled: true, startsAt: { lte: now }, OR: [{ endsAt: null }, { endsAt: { gt: since } }] },
        orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }],
      })
      return rows.map(readCampaign)
    },
    /** Undefined where the merchant has no such code that runs now. */
    async byCode(merchantId: number, code: string, now: Date): Promise<Campaign | undefined> {
      const row = await prisma.rewardCampaign.findFirst({
        where: { merchantId, code, isEnabled: true, startsAt: { lte: now }, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      })
      return row ? readCampaign(row) : undefined
    },
    async enabled(tx: PrismaTransaction, campaignId: number): Promise<Campaign | undefined> {
      const row = await tx.rewardCampaign.findFirst({ where: { id: campaignId, isEnabled: true } })
      return row ? readCampaign(row) : undefined
    },

    /** Newest first. */
    async tickets(memberId: number, campaignIds: readonly number[]): Promise<Ticket[]> {
      const rows = await prisma.rewardTicket.findMany({
        where: { memberId, campaignId: { in: [...campaignIds] } },
        orderBy: { id: 'desc' },
        take: TICKETS_KEPT,
      })
      return rows.map(readTicket)
    },
    async ticketsById(memberId: number, ids: readonly bigint[]): Promise<Ticket[]> {
      return (await prisma.rewardTicket.findMany({ where: { memberId, id: { in: [...ids] } } })).map(readTicket)
    },
    async claimed(memberId: number, { skip, take }: { skip: number; take: number }): Promise<{ rows: Ticket[]; count: number }> {
      const where = { memberId, state: 'CLAIMED' }
      const [rows, count] = await Promise.all([
        prisma.rewardTicket.findMany({ where, orderBy: [{ claimedAt: 'desc' }, { id: 'desc' }], skip, take }),
        prisma.rewardTicket.count({ where }),
      ])
      return { rows: rows.map(readTicket), count }
    },

    /**
     * Issues what is due, once per campaign, member and period, however often and wherever it is asked. Undefined if the budget does
     * not allow it: then there is no ticket.
     */
    async issue(tx: PrismaTransaction, campaign: Campaign, memberId: number, due: Due, now: Date): Promise<Ticket | undefined> {
      const { id: campaignId, merchantId } = campaign
      const { period, step, amount, expiresAt } = due
      const key = { campaignId_memberId_period: { campaignId, memberId, period } }
      const { count } = await tx.rewardTicket.createMany({
        data: [
          { merchantId, campaignId, memberId, period, step, amount, expiresAt, issuedAt: now, terms: termsToKeep(campaign) },
        ],
        skipDuplicates: true,
      })
      const isPromised =
        count === 0 ||
        (await tx.$executeRaw`
          UPDATE reward_campaign SET promised = promised + ${amount} WHERE id = ${campaignId} AND promised + ${amount} <= budget`) ===
          1
      if (isPromised) return readTicket(await tx.rewardTicket.findUniqueOrThrow({ where: key }))
      await tx.rewardTicket.delete({ where: key })
      return undefined
    },

    /** Locked until the transaction ends. */
    async lock(tx: PrismaTransaction, memberId: number, id: bigint): Promise<Ticket | undefined> {
      await tx.$queryRaw`SELECT 1 FROM reward_ticket WHERE id = ${id} AND member_id = ${memberId} FOR UPDATE`
      const row = await tx.rewardTicket.findFirst({ where: { id, memberId } })
      return row ? readTicket(row) : undefined
    },
    /** Claims from the same place or for the same account wait for each other. Names in one order prevent deadlocks. */
    async lockNames(tx: PrismaTransaction, names: readonly string[]): Promise<void> {
      for (const name of [...new Set(names)].toSorted())
        await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))) l`
    },
    /** Claims of the campaign's period from the address, and on the device. */
    async claimsAt(tx: PrismaTransaction, campaignId: number, period: string, { address, device }: ClaimPlace) {
      const claimed = { campaignId, period, state: 'CLAIMED' }
      const byAddress = await tx.rewardTicket.count({ where: { ...claimed, address } })
      return { byAddress, byDevice: await tx.rewardTicket.count({ where: { ...claimed, device } }) }
    },
    claimedByPerson: async (tx: PrismaTransaction, campaignId: number, period: string, memberId: number): Promise<boolean> =>
      (await tx.$queryRawUnsafe<unknown[]>(CLAIMED_BY_PERSON, campaignId, period, memberId)).length > 0,
    claim: (tx: PrismaTransaction, id: bigint, claimedAt: Date, place: ClaimPlace) =>
      tx.rewardTicket.update({ where: { id }, data: { state: 'CLAIMED', claimedAt, ...place } }),

    /** How many have expired; what they were promised can be given to others. */
    async expire(now: Date): Promise<number> {
      const [row] = await prisma.$queryRawUnsafe<{ count: number }[]>(EXPIRE, now.toISOString())
      return row!.count
    },
  }
}
export type RewardRepository = ReturnType<typeof createRewardRepository>
