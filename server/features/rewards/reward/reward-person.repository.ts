/** What rewards must know of a member: who it is, what it has, what it played. Reads only. */
import type { RewardNeed } from '#contract/rewards/reward/reward-template.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { AskedSum, PlaySum } from './reward-standing.ts'

export interface Person {
  status: string
  excludedUntil: Date | null
  registeredAt: Date
  has: Readonly<Record<RewardNeed, boolean>>
  /** End of the last break or exclusion; null if there was none. */
  restedUntil: Date | null
}

/** $1 member, $2 now. */
const PERSON = `
  SELECT m.status, m.excluded_until AS "excludedUntil", m.created_at AS "registeredAt",
    m.mobile_verified_at IS NOT NULL AS mobile, m.email_verified_at IS NOT NULL AS email,
    EXISTS (SELECT FROM kyc_check k WHERE k.member_id = m.id AND k.state = 'APPROVED') AS identity,
    EXISTS (SELECT FROM deposit d WHERE d.member_id = m.id AND d.state = 'CONFIRMED') AS deposit,
    (SELECT max(x.ends_at) FROM play_exclusion x WHERE x.member_id = m.id AND x.starts_at <= $2::timestamptz) AS "restedUntil"
  FROM member m WHERE m.id = $1::integer`

/**
 * $1 member, $2 and $3 when the windows begin and end, $4 their kinds of game joined by commas (empty = all). One row a window. A bet
 * counts when it was placed, as it stands after corrections; the part a bonus paid is not own money.
 */
const SUMS = `
  WITH corrected AS MATERIALIZED (
    SELECT DISTINCT ON (round_id) round_id, stake, payout FROM bet_correction WHERE member_id = $1::integer ORDER BY round_id, id DESC
  )
  SELECT COALESCE(sum(b.turnover), 0)::bigint AS turnover, COALESCE(sum(b.result), 0)::bigint AS "ownResult",
    (SELECT count(*) FROM game_round o WHERE o.member_id = $1::integer AND o.settled_at IS NULL AND NOT o.is_trial
      AND o.created_at >= w.start AND o.created_at < w.until)::integer AS "openRounds"
  FROM unnest($2::timestamptz[], $3::timestamptz[], $4::text[]) WITH ORDINALITY AS w (start, until, kinds, place)
  LEFT JOIN LATERAL (
    SELECT valid_turnover(k.rule, COALESCE(c.stake, r.stake), COALESCE(c.payout, r.payout)) AS turnover,
      COALESCE(c.payout, r.payout) - COALESCE(c.stake, r.stake)
        - COALESCE((SELECT sum(p.payout - p.stake) FROM bonus_round p WHERE p.round_id = r.id), 0) AS result
    FROM game_round r LEFT JOIN corrected c ON c.round_id = r.id LEFT JOIN game_kind k ON k.game_code = r.game_code
    WHERE r.member_id = $1::integer AND r.created_at >= w.start AND r.created_at < w.until AND r.settled_at IS NOT NULL AND NOT r.is_trial
      AND (w.kinds = '' OR COALESCE(k.game_type, 'RNG') = ANY (string_to_array(w.kinds, ',')))
  ) b ON true
  GROUP BY w.place, w.start, w.until ORDER BY w.place`

const instants = (of: readonly Date[]) => `{${of.map((instant) => `"${instant.toISOString()}"`).join(',')}}`

export function createRewardPersons({ prisma }: Pick<Database, 'prisma'>) {
  return {
    async find(memberId: number, now: Date, tx: PrismaTransaction = prisma): Promise<Person | undefined> {
      type Row = Omit<Person, 'has'> & Record<'mobile' | 'email' | 'identity' | 'deposit', boolean>
      const [row] = await tx.$queryRawUnsafe<Row[]>(PERSON, memberId, now.toISOString())
      if (!row) return undefined
      const { mobile: MOBILE, email: EMAIL, identity: IDENTITY, deposit: DEPOSIT, ...person } = row
      return { ...person, has: { MOBILE, EMAIL, IDENTITY, DEPOSIT } }
    },
    lock: async (tx: PrismaTransaction, memberId: number): Promise<void> => {
      await tx.$queryRaw`SELECT 1 FROM member WHERE id = ${memberId} FOR UPDATE`
    },
    /** Names of the accounts its money goes to. */
    async payoutAccounts(tx: PrismaTransaction, memberId: number): Promise<string[]> {
      const rows = await tx.payoutAccount.findMany({
        where: { memberId },
        select: { merchantId: true, bankCode: true, number: true },
      })
      return rows.map(({ merchantId, bankCode, number }) => `${merchantId}:${bankCode}:${number}`)
    },
    /** In the order asked. */
    async sums(memberId: number, asked: readonly AskedSum[]): Promise<PlaySum[]> {
      if (asked.length === 0) return []
      return prisma.$queryRawUnsafe<PlaySum[]>(
        SUMS,
        memberId,
        instants(asked.map(({ from }) => from)),
        instants(asked.map(({ until }) => until)),
        `{${asked.map(({ categories }) => `"${categories.join(',')}"`).join(',')}}`,
      )
    },
  }
}
export type RewardPersons = ReturnType<typeof createRewardPersons>
