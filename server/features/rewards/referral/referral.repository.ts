/** Members' codes, and who invited whom. */
import { MAX_TIERS } from '#contract/rewards/reward/reward-template.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface Inviter {
  memberId: number
  code: string
  nickname: string
  avatar: string
  /** The agent's code used at registration. */
  affiliateCode: string | null
}
export interface InviteeRow {
  id: number
  nickname: string
  avatar: string
  createdAt: Date
  hasDeposited: boolean
  invitees: number
  /** Null in the first tier. */
  invitedBy: string | null
  amount: bigint
}

/** $1 member, $2 tier, $3 first day of the month, $4 limit, $5 offset. */
const INVITEES = `
  SELECT m.id, m.nickname, m.avatar, m.created_at AS "createdAt",
    EXISTS (SELECT FROM first_deposit d WHERE d.member_id = m.id) AS "hasDeposited",
    (SELECT count(*) FROM referral_line b WHERE b.referrer_id = m.id AND b.tier = 1)::integer AS invitees,
    CASE WHEN l.tier > 1 THEN (SELECT u.nickname FROM referral_line a JOIN member u ON u.id = a.referrer_id
                               WHERE a.invitee_id = m.id AND a.tier = 1) END AS "invitedBy",
    COALESCE((SELECT sum(i.amount) FROM referral_income i
              WHERE i.referrer_id = l.referrer_id AND i.invitee_id = m.id AND i.day >= $3::date), 0)::bigint AS amount
  FROM referral_line l JOIN member m ON m.id = l.invitee_id
  WHERE l.referrer_id = $1::integer AND l.tier = $2::smallint
  ORDER BY l.invitee_id DESC LIMIT $4::integer OFFSET $5::integer`

/** $1 invitee, $2 inviter. */
const ADD_LINES = `
  INSERT INTO referral_line (invitee_id, tier, referrer_id, merchant_id)
  SELECT m.id, 1, $2::integer, m.merchant_id FROM member m WHERE m.id = $1::integer
  UNION ALL
  SELECT m.id, l.tier + 1, l.referrer_id, m.merchant_id FROM member m JOIN referral_line l ON l.invitee_id = $2::integer
  WHERE m.id = $1::integer AND l.tier < ${MAX_TIERS}`

export function createReferralRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    codeOf: async (memberId: number): Promise<string | undefined> =>
      (await prisma.referralCode.findUnique({ where: { memberId } }))?.code,

    /** The member's code, possibly one from a concurrent call; undefined if `code` is taken. */
    async addCode(memberId: number, merchantId: number, code: string, createdAt: Date): Promise<string | undefined> {
      await prisma.referralCode.createMany({ data: [{ memberId, merchantId, code, createdAt }], skipDuplicates: true })
      return (await prisma.referralCode.findUnique({ where: { memberId } }))?.code
    },

    /** The owner of a code: a member who is not an agent and may log in. */
    async inviter(merchantId: number, code: string): Promise<Inviter | undefined> {
      const found = await prisma.referralCode.findUnique({ where: { merchantId_code: { merchantId, code } } })
      if (!found) return undefined
      const member = await prisma.member.findFirst({
        where: { id: found.memberId, type: 0, status: { in: ['ACTIVE', 'EXCLUDED'] } },
        select: { nickname: true, avatar: true, affiliateCode: true },
      })
      return member ? { memberId: found.memberId, code, ...member } : undefined
    },

    affiliateCodeOf: async (memberId: number): Promise<string | null> =>
      (await prisma.member.findUniqueOrThrow({ where: { id: memberId }, select: { affiliateCode: true } })).affiliateCode,

    addLines: async (tx: PrismaTransaction, inviteeId: number, referrerId: number): Promise<void> => {
      await tx.$executeRawUnsafe(ADD_LINES, inviteeId, referrerId)
    },

    /** The number of invitees in each tier. */
    async counts(memberId: number): Promise<ReadonlyMap<number, number>> {
      const rows = await prisma.referralLine.groupBy({ by: ['tier'], where: { referrerId: memberId }, _count: true })
      return new Map(rows.map(({ tier, _count }) => [tier, _count]))
    },

    /** Newest first. `from` = the first day of the month whose income is shown. */
    invitees: (
      memberId: number,
      { tier, from, take, skip }: { tier: number; from: string; take: number; skip: number },
    ): Promise<InviteeRow[]> => prisma.$queryRawUnsafe<InviteeRow[]>(INVITEES, memberId, tier, from, take, skip),
  }
}
export type ReferralRepository = ReturnType<typeof createReferralRepository>
