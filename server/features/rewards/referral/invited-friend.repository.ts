/** Friends who count for milestones: found when their inviter opens the page, and stored. */
import type { CountingCampaign, MemberReferrals } from '#server/features/rewards/reward/referral-facts.ts'
import type { Database } from '#server/platform/database.ts'

/**
 * $1 campaign, $2 inviter, $3 start of the campaign, $4 its end or null, $5 minimum deposits, $6 minimum bets, $7 now. Only friends who
 * don't count yet are added up, so their bets are few.
 */
const FIND = `
  WITH candidate AS MATERIALIZED (
    SELECT i.id, i.merchant_id, i.created_at
    FROM referral_line l
    JOIN member i ON i.id = l.invitee_id AND i.type <> 4 AND NOT i.is_test
    JOIN member r ON r.id = l.referrer_id AND r.type = 0 AND NOT r.is_test
    WHERE l.referrer_id = $2::integer AND l.tier = 1
      AND i.created_at >= $3::timestamptz AND ($4::timestamptz IS NULL OR i.created_at < $4::timestamptz)
      AND NOT EXISTS (SELECT FROM invited_friend f WHERE f.campaign_id = $1::integer AND f.invitee_id = i.id)
      AND NOT is_same_person(l.referrer_id, i.id)
      AND ($5::bigint = 0 OR $5::bigint <= (
        SELECT sum(p.amount) FROM ledger_posting p
        JOIN ledger_account a ON a.id = p.account_id JOIN merchant h ON h.id = i.merchant_id
        WHERE p.member_id = i.id AND p.code = 'DEPOSIT' AND a.asset = h.currency AND p.created_at >= $3::timestamptz
          AND ($4::timestamptz IS NULL OR p.created_at < $4::timestamptz)))
  )
  INSERT INTO invited_friend (campaign_id, invitee_id, referrer_id, counted_at)
  SELECT $1::integer, c.id, $2::integer, $7::timestamptz FROM candidate c
  WHERE $6::bigint <= (
    SELECT sum(p.turnover) FROM own_play(c.merchant_id, c.created_at, 'infinity') p
    WHERE p.member_id = c.id AND ($4::timestamptz IS NULL OR p.placed_at < $4::timestamptz))
  ORDER BY c.id ON CONFLICT DO NOTHING`
/** $1 campaign, $2 inviter. A friend who turns out to be the same person no longer counts. */
const COUNT = `
  SELECT count(*)::integer AS count FROM invited_friend f
  WHERE f.campaign_id = $1::integer AND f.referrer_id = $2::integer AND NOT is_same_person(f.referrer_id, f.invitee_id)`

export function createInvitedFriendRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    async countFriends(memberId: number, campaign: CountingCampaign, now: Date): Promise<number> {
      const { id, startsAt, endsAt, options } = campaign
      const { minDeposit, minBets } = options
      const dates = [startsAt.toISOString(), endsAt?.toISOString() ?? null] as const
      await prisma.$executeRawUnsafe(FIND, id, memberId, ...dates, minDeposit, minBets, now.toISOString())
      const [row] = await prisma.$queryRawUnsafe<[{ count: number }]>(COUNT, id, memberId)
      return row.count
    },
  } satisfies Pick<MemberReferrals, 'countFriends'>
}
export type InvitedFriendRepository = ReturnType<typeof createInvitedFriendRepository>
