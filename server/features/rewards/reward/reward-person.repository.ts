/** What rewards need to know about a member: who it is, what it has, what it played. Read-only. */
import { type CommitTransaction, numberArray } from '#server/ledger/index.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import { instantArray } from '#server/platform/instant-array.ts'
import { type AskedSum, NOTHING_PLAYED, type Person, type PlaySum } from './reward-rule.ts'

/** $2 now. */
const PERSONS = `
  SELECT m.id, m.status, m.excluded_until AS "excludedUntil", m.created_at AS "registeredAt",
    m.birthday::text AS birthday, COALESCE((SELECT s.rates FROM rebate_set s WHERE s.member_id = m.id AND s.valid_until IS NULL), '{}') AS "ownRates",
    m.mobile_verified_at IS NOT NULL AS mobile, m.email_verified_at IS NOT NULL AS email,
    EXISTS (SELECT FROM kyc_check k WHERE k.member_id = m.id AND k.state = 'APPROVED') AS identity,
    EXISTS (SELECT FROM deposit d WHERE d.member_id = m.id AND d.state = 'CONFIRMED') AS deposit,
    m.app_opened_at IS NOT NULL AS app,
    (SELECT max(x.ends_at) FROM play_exclusion x WHERE x.member_id = m.id AND x.starts_at <= $2::timestamptz) AS "restedUntil"
  FROM member m`
/** $1 member. */
const PERSON = `${PERSONS} WHERE m.id = $1::integer`
/** $1 members. Locks them in order of their ids. */
const LOCKED_PERSONS = `${PERSONS} WHERE m.id = ANY ($1::integer[]) ORDER BY m.id FOR NO KEY UPDATE OF m`

type PersonRow = { id: number } & Omit<Person, 'has'> & Record<'mobile' | 'email' | 'identity' | 'deposit' | 'app', boolean>
const toPerson = ({
  id: _id,
  mobile: MOBILE,
  email: EMAIL,
  identity: IDENTITY,
  deposit: DEPOSIT,
  app: APP,
  ...person
}: PersonRow): Person => ({
  ...person,
  has: { MOBILE, EMAIL, IDENTITY, DEPOSIT, BIRTHDAY: person.birthday !== null, APP },
})

/**
 * $1 member, $2 the instants at which windows begin or end, in order. One row per interval and kind of game, in one pass over the bets. A bet counts
 * when it was placed, with its corrections; the part a bonus paid is not own money.
 */
const SUMS = `
  WITH corrected AS MATERIALIZED (
    SELECT DISTINCT ON (round_id) round_id, stake, payout FROM bet_correction WHERE member_id = $1::integer ORDER BY round_id, id DESC
  ), of_bonus AS MATERIALIZED (
    SELECT p.round_id, sum(p.payout - p.stake) AS result
    FROM turnover_requirement t JOIN bonus_round p ON p.requirement_id = t.id
    WHERE t.member_id = $1::integer AND t.source = 'BONUS' GROUP BY p.round_id
  ), played AS (
    SELECT width_bucket(r.created_at, $2::timestamptz[]) AS slot, r.game_code, r.settled_at IS NULL AS is_open,
      COALESCE(c.stake, r.stake) AS stake, COALESCE(c.payout, r.payout) AS payout, COALESCE(b.result, 0) AS bonus,
      b.round_id IS NOT NULL AS has_bonus
    FROM game_round r LEFT JOIN corrected c ON c.round_id = r.id LEFT JOIN of_bonus b ON b.round_id = r.id
    WHERE r.member_id = $1::integer AND NOT r.is_trial
      AND r.created_at >= ($2::timestamptz[])[1] AND r.created_at < ($2::timestamptz[])[array_upper($2::timestamptz[], 1)]
  ), by_game AS (
    SELECT slot, game_code, count(*) FILTER (WHERE is_open) AS open,
      COALESCE(sum(valid_turnover(NULL, stake, payout)) FILTER (WHERE NOT is_open), 0) AS staked,
      COALESCE(sum(valid_turnover('RESULT', stake, payout)) FILTER (WHERE NOT is_open), 0) AS at_risk,
      COALESCE(sum(valid_turnover(NULL, stake, payout)) FILTER (WHERE NOT is_open AND NOT has_bonus), 0) AS own_staked,
      COALESCE(sum(valid_turnover('RESULT', stake, payout)) FILTER (WHERE NOT is_open AND NOT has_bonus), 0) AS own_at_risk,
      COALESCE(sum(payout - stake - bonus) FILTER (WHERE NOT is_open), 0) AS result
    FROM played GROUP BY slot, game_code
  )
  SELECT g.slot, COALESCE(k.game_type, 'RNG') AS kind, sum(CASE WHEN k.rule = 'RESULT' THEN at_risk ELSE staked END)::bigint AS turnover,
    sum(CASE WHEN k.rule = 'RESULT' THEN own_at_risk ELSE own_staked END)::bigint AS "ownTurnover",
    sum(result)::bigint AS "ownResult", sum(open)::integer AS "openRounds"
  FROM by_game g LEFT JOIN LATERAL (SELECT game_type, rule FROM game_kind WHERE game_code = g.game_code) k ON true
  GROUP BY 1, 2`

interface SlotSum extends PlaySum {
  /** 1 = between the first two instants. */
  slot: number
  kind: string
}

export function createRewardPersons({ prisma }: Pick<Database, 'prisma'>) {
  return {
    async find(memberId: number, now: Date, tx: PrismaTransaction = prisma): Promise<Person | undefined> {
      const [row] = await tx.$queryRawUnsafe<PersonRow[]>(PERSON, memberId, now.toISOString())
      return row && toPerson(row)
    },
    /** By member. Locked until the transaction ends. */
    async lockAll(tx: CommitTransaction, memberIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Person>> {
      const { rows } = await tx.query<PersonRow>(LOCKED_PERSONS, [numberArray(memberIds), now.toISOString()])
      return new Map(rows.map((row) => [row.id, toPerson(row)]))
    },
    lock: async (tx: PrismaTransaction, memberId: number): Promise<void> => {
      await tx.$queryRaw`SELECT 1 FROM member WHERE id = ${memberId} FOR UPDATE`
    },
    /** The bets in any of the requested windows. */
    async sums(memberId: number, asked: readonly AskedSum[]): Promise<(one: AskedSum) => PlaySum> {
      if (asked.length === 0) return () => NOTHING_PLAYED
      const edges = [...new Set(asked.flatMap(({ from, until }) => [from.getTime(), until.getTime()]))].toSorted((a, b) => a - b)
      const rows = await prisma.$queryRawUnsafe<SlotSum[]>(SUMS, memberId, instantArray(edges.map((edge) => new Date(edge))))
      return ({ from, until, categories }) => {
        const [first, end] = [edges.indexOf(from.getTime()) + 1, edges.indexOf(until.getTime()) + 1]
        const kinds: readonly string[] = categories
        const within = rows.filter(
          ({ slot, kind }) => slot >= first && slot < end && (kinds.length === 0 || kinds.includes(kind)),
        )
        return within.reduce(
          (sum, one): PlaySum => ({
            turnover: sum.turnover + one.turnover,
            ownTurnover: sum.ownTurnover + one.ownTurnover,
            ownResult: sum.ownResult + one.ownResult,
            openRounds: sum.openRounds + one.openRounds,
          }),
          NOTHING_PLAYED,
        )
      }
    },
  }
}
export type RewardPersons = ReturnType<typeof createRewardPersons>
