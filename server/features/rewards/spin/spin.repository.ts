/** The prizes of spins. */
import type { Database } from '#server/platform/database.ts'

export interface WinnerRow {
  campaignId: number
  memberId: number
  nickname: string
  amount: bigint
  at: Date
}
/** $1 campaigns, $2 limit per campaign. The latest spins that gave something. */
const WINNERS = `
  SELECT c.id AS "campaignId", w.member_id AS "memberId", m.nickname, w.amount, w.claimed_at AS at
  FROM unnest($1::integer[]) AS c (id) CROSS JOIN LATERAL (
    SELECT t.member_id, t.amount, t.claimed_at FROM reward_ticket t
    WHERE t.campaign_id = c.id AND t.claimed_at IS NOT NULL AND t.amount > 0
    ORDER BY t.claimed_at DESC, t.id DESC LIMIT $2::integer
  ) w JOIN member m ON m.id = w.member_id
  ORDER BY w.claimed_at DESC`

export function createSpinRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** The latest of each campaign, newest first. */
    winners: (campaignIds: readonly number[], count: number) =>
      prisma.$queryRawUnsafe<WinnerRow[]>(WINNERS, [...campaignIds], count),
  }
}
export type SpinRepository = ReturnType<typeof createSpinRepository>
