/** Queries of a batch of catches: many members at once, in one transaction. */
import { SAME_ACCOUNT } from '#server/features/money/payout-account/same-account.sql.ts'
import { type Campaign, readCampaign, termsToKeep } from '#server/features/rewards/reward/reward-campaign.ts'
import type { ClaimPlace } from '#server/features/rewards/reward/claim-place.ts'
import { type CommitTransaction, numberArray, textArray } from '#server/ledger/index.ts'
import type { Caught, Envelope, NewCatch, RainState } from './decide-catches.ts'

const RAIN = `id, merchant_id AS "merchantId", campaign_id AS "campaignId", starts_at AS "startsAt", ends_at AS "endsAt", places, catchers`
/** Only one batch at a time decides about a rain, so that limits hold across processes. */
const LOCK_RAINS = `SELECT ${RAIN} FROM rain WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE`

const CAMPAIGNS = `
  SELECT id, merchant_id AS "merchantId", template, options, code, titles, notes, announcement_id AS "announcementId", paid_as AS "paidAs",
    turnover_times AS "turnoverTimes", valid_days AS "validDays", rules, needs, address_limit AS "addressLimit", device_limit AS "deviceLimit",
    budget, promised, claim_budget AS "claimBudget", starts_at AS "startsAt", ends_at AS "endsAt", is_enabled AS "isEnabled",
    sort_index AS "sortIndex", version
  FROM reward_campaign WHERE id = ANY ($1::integer[]) AND is_enabled`

const SAME_ACCOUNTS = `
  SELECT m.id AS "memberId", s.member_id AS "otherId" FROM unnest($1::integer[]) AS m (id), LATERAL (${SAME_ACCOUNT('m.id')}) s`

const ENVELOPE = `rain_id AS "rainId", place, kind, amount`
const CAUGHT = `
  SELECT ${ENVELOPE}, member_id AS "memberId", ticket_id AS "ticketId" FROM rain_envelope
  WHERE rain_id = ANY ($1::bigint[]) AND member_id = ANY ($2::integer[])`
/** $1 rain, $2 limit. Every free envelope is equally likely, and no one can predict the next one. */
const FREE = `
  SELECT ${ENVELOPE} FROM rain_envelope WHERE rain_id = $1 AND member_id IS NULL ORDER BY gen_random_uuid() LIMIT $2`
const BY_MARK = (column: 'address' | 'device') => `
  SELECT rain_id AS "rainId", ${column} AS value, count(*)::integer AS count FROM rain_envelope
  WHERE rain_id = ANY ($1::bigint[]) AND ${column} = ANY ($2::text[]) GROUP BY 1, 2`

const ADD_TICKETS = `
  INSERT INTO reward_ticket (merchant_id, campaign_id, member_id, period, amount, terms, state, issued_at, expires_at, claimed_at, address, device)
  SELECT n.merchant_id, n.campaign_id, n.member_id, n.period, n.amount, t.terms, 'CLAIMED', $3::timestamptz, n.expires_at, $3::timestamptz,
    n.address, n.device
  FROM jsonb_to_recordset($1::jsonb) AS n (merchant_id INTEGER, campaign_id INTEGER, member_id INTEGER, period TEXT, amount BIGINT,
    expires_at TIMESTAMPTZ, address TEXT, device TEXT)
  JOIN jsonb_to_recordset($2::jsonb) AS t (campaign_id INTEGER, terms JSONB) ON t.campaign_id = n.campaign_id
  RETURNING id, campaign_id AS "campaignId", member_id AS "memberId", period`
const TAKE = `
  UPDATE rain_envelope e SET member_id = n.member_id, ticket_id = n.ticket_id, caught_at = $2::timestamptz, address = n.address, device = n.device
  FROM jsonb_to_recordset($1::jsonb) AS n (rain_id BIGINT, place INTEGER, member_id INTEGER, ticket_id BIGINT, address TEXT, device TEXT)
  WHERE e.rain_id = n.rain_id AND e.place = n.place`
const COUNT = `UPDATE rain SET catchers = catchers + $2::integer, given = given + $3::bigint WHERE id = $1::bigint`

export const periodOf = (rainId: bigint): string => `rain ${rainId}`

interface Count {
  rainId: bigint
  value: string
  count: number
}

export function createRainCatchRepository() {
  const rowsOf = async <Row extends object>(tx: CommitTransaction, text: string, values: (string | number)[]) =>
    (await tx.query<Row>(text, values)).rows

  return {
    lockRains: (tx: CommitTransaction, ids: readonly bigint[]) => rowsOf<RainState>(tx, LOCK_RAINS, [numberArray(ids)]),

    /** Enabled campaigns only. */
    async campaigns(tx: CommitTransaction, ids: readonly number[]): Promise<Campaign[]> {
      return (await rowsOf<Parameters<typeof readCampaign>[0]>(tx, CAMPAIGNS, [numberArray(ids)])).map(readCampaign)
    },

    sameAccounts: (tx: CommitTransaction, memberIds: readonly number[]) =>
      rowsOf<{ memberId: number; otherId: number }>(tx, SAME_ACCOUNTS, [numberArray(memberIds)]),

    caught: (tx: CommitTransaction, rainIds: readonly bigint[], memberIds: readonly number[]) =>
      rowsOf<Caught>(tx, CAUGHT, [numberArray(rainIds), numberArray(memberIds)]),

    free: (tx: CommitTransaction, rainId: bigint, most: number) => rowsOf<Envelope>(tx, FREE, [String(rainId), most]),

    caughtFrom: (tx: CommitTransaction, rainIds: readonly bigint[], mark: keyof ClaimPlace, values: readonly string[]) =>
      rowsOf<Count>(tx, BY_MARK(mark), [numberArray(rainIds), textArray(values)]),

    /** Writes a claimed ticket for each catch that is not empty, and sets its `ticketId`. */
    async addTickets(tx: CommitTransaction, catches: readonly NewCatch[], now: Date): Promise<void> {
      const paid = catches.filter(({ amount }) => amount > 0n)
      if (paid.length === 0) return
      const tickets = paid.map(({ rainId, memberId, amount, campaign, from, endsAt }) => ({
        merchant_id: campaign.merchantId,
        campaign_id: campaign.id,
        member_id: memberId,
        period: periodOf(rainId),
        amount: String(amount),
        expires_at: endsAt,
        ...from,
      }))
      const campaigns = new Map(paid.map(({ campaign }) => [campaign.id, campaign]))
      const terms = [...campaigns.values()].map((campaign) => ({ campaign_id: campaign.id, terms: termsToKeep(campaign) }))
      type Row = { id: bigint; campaignId: number; memberId: number; period: string }
      const values = [JSON.stringify(tickets), JSON.stringify(terms), now.toISOString()]
      const ids = new Map(
        (await rowsOf<Row>(tx, ADD_TICKETS, values)).map(({ id, memberId, period }) => [`${period}/${memberId}`, id]),
      )
      for (const one of paid) one.ticketId = ids.get(`${periodOf(one.rainId)}/${one.memberId}`)!
    },

    async keep(tx: CommitTransaction, catches: readonly NewCatch[], now: Date): Promise<void> {
      const taken = catches.map(({ rainId, place, memberId, ticketId, from }) => ({
        rain_id: String(rainId),
        place,
        member_id: memberId,
        ticket_id: ticketId === null ? null : String(ticketId),
        ...from,
      }))
      await tx.query(TAKE, [JSON.stringify(taken), now.toISOString()])
      for (const rainId of new Set(catches.map((one) => one.rainId))) {
        const own = catches.filter((one) => one.rainId === rainId)
        const given = own.reduce((sum, { amount }) => sum + amount, 0n)
        await tx.query(COUNT, [String(rainId), own.length, String(given)])
      }
    },
  }
}
export type RainCatchRepository = ReturnType<typeof createRainCatchRepository>
