/** Reward campaigns in the back office: what members can claim, what it costs, who claimed it (rewards/reward). */
import * as z from 'zod/mini'
import {
  CHANGED,
  contentId,
  edited,
  editor,
  localTime,
  MAX_ORDER,
  openTime,
  perLanguage,
  showState,
  TITLE_MAX,
} from './content-management/content-management.ts'
import { campaignTerms, MAX_TURNOVER_TIMES, MAX_VALID_DAYS } from './content-management/content-management-campaign.ts'
import { onWithdrawal } from '../money/turnover/bonus-terms.ts'
import { envelopeKind } from '../rewards/rain/rain.ts'
import { paidAs, rewardNeed, rewardRule, storedRewardRule } from '../rewards/reward/reward-template.ts'
import { reward } from '../rewards/reward/reward.ts'
import { ticketStatus } from '../rewards/reward/reward-ticket.ts'
import { endpoint } from '../endpoint.ts'
import { rowId } from '../row-id.ts'
import { language, money, MONEY_SCALE, moneyInput, text, wholeNumber } from '../wire.ts'

const NOTE_MAX = 400
export const MAX_CLAIMS = 1_000
/** A hundred thousand million units: anything higher is a typing error. */
const MAX_BUDGET = 100_000_000_000n * MONEY_SCALE
const budget = moneyInput.check(z.gte(1n), z.lte(MAX_BUDGET))

const { maxStakeRate, maxStake, minOdds, maxOdds, contribution, maxRelease } = campaignTerms

/** The terms that decide what a claim is worth (BON-06). */
const worthTerms = {
  rule: rewardRule,
  paidAs,
  /** Bets must come to this many times the amount before a withdrawal; 0 = none, for CASH. */
  turnoverTimes: wholeNumber(MAX_TURNOVER_TIMES),
  maxStakeRate,
  maxStake,
  minOdds,
  maxOdds,
  contribution,
  maxRelease,
}

export const rewardCampaignBody = z.object({
  ...edited,
  ...worthTerms,
  texts: perLanguage(z.object({ title: text(TITLE_MAX, 1), note: text(NOTE_MAX) })),
  /** The promotion that describes it; null = none. */
  announcementId: z._default(z.nullable(contentId), null),
  /** For BONUS: days to complete the turnover. */
  validDays: z._default(wholeNumber(MAX_VALID_DAYS), 0),
  onWithdrawal: z._default(onWithdrawal, 'REFUSED'),
  needs: z.array(rewardNeed),
  /** Most claims per period from one address, and on one device; 0 = no limit. */
  addressLimit: wholeNumber(MAX_CLAIMS),
  deviceLimit: wholeNumber(MAX_CLAIMS),
  /** The most that may be given in total. */
  budget,
  /** The most a claim may be worth to the player who earns and plays it best; a campaign worth more is not offered. */
  claimBudget: budget,
  startAt: localTime,
  endAt: openTime,
  isEnabled: z.boolean(),
  sortIndex: wholeNumber(MAX_ORDER),
})
export type RewardCampaignBody = z.output<typeof rewardCampaignBody>

/** The stored form has no limits: they apply to input. */
const STORED = {
  rule: storedRewardRule,
  maxStake: z.nullable(money),
  budget: money,
  claimBudget: money,
  minOdds: z.int(),
  maxOdds: z.int(),
}

export const managedReward = z.object({
  id: z.int(),
  version: z.int(),
  state: showState,
  title: z.string(),
  startAt: z.int(),
  endAt: z.nullable(z.int()),
  missing: z.array(language),
  /** The number of claims, and their total amount. */
  claimed: z.int(),
  given: money,
  /** The total of the tickets that can still be claimed. */
  waiting: money,
  /** The most a claim can be worth. */
  worth: money,
  body: z.object({
    ...rewardCampaignBody.shape,
    ...STORED,
    texts: perLanguage(z.object({ title: z.string(), note: z.string() })),
  }),
})
export type ManagedReward = z.output<typeof managedReward>

const place = '/wps/operator/rewards'

export const rewardCampaigns = endpoint({
  ...editor,
  summary: 'Campaigns of rewards, in order',
  method: 'GET',
  path: place,
  value: z.array(managedReward),
})

/**
 * Issued tickets keep their terms. A campaign's template is final. An enabled campaign must not be worth more than its claim
 * budget.
 */
export const saveRewardCampaign = endpoint({
  ...editor,
  summary: 'Create or change a campaign of rewards',
  method: 'POST',
  path: place,
  body: rewardCampaignBody,
  value: managedReward,
  errors: [...CHANGED, 'campaign.worth.over'],
})

export const previewReward = endpoint({
  ...editor,
  summary: 'What a claim is worth under these terms, and the card as a new member sees it',
  method: 'POST',
  path: `${place}/preview`,
  body: rewardCampaignBody,
  value: z.object({ worth: money, reward }),
})

const PAGE_SIZE = 50
const pageOf = (size: number) => ({
  campaignId: contentId,
  /** Only rows before this one: the last id of the previous page. */
  before: z.optional(rowId),
  size: z._default(wholeNumber(size, 1), size),
})
/** Members who got a ticket, newest first; `before` is the last id of the previous page. */
export const rewardClaims = endpoint({
  auth: 'operator',
  permission: 'members.read',
  summary: 'Tickets of a campaign',
  method: 'GET',
  path: `${place}/claims`,
  query: z.object(pageOf(PAGE_SIZE)),
  value: z.array(
    z.object({
      ticketId: z.string(),
      memberId: z.int(),
      username: z.string(),
      /** The period the ticket is for, as the campaign counts it. */
      period: z.string(),
      amount: money,
      status: ticketStatus,
      issuedAt: z.int(),
      expiresAt: z.int(),
      claimedAt: z.nullable(z.int()),
    }),
  ),
  errors: ['no.data'],
})

/** Small, because each rain has thousands of envelopes. */
const RAINS_PAGE_SIZE = 20
/** What each rain gave, newest first; `before` is the last id of the previous page. Empty for templates other than RAIN. */
export const rewardRains = endpoint({
  auth: 'operator',
  permission: 'members.read',
  summary: 'Rains of a campaign',
  method: 'GET',
  path: `${place}/rains`,
  query: z.object(pageOf(RAINS_PAGE_SIZE)),
  value: z.array(
    z.object({
      rainId: z.string(),
      /** PLANNED: begins later. FALLING: now. OVER: nothing more can be caught. */
      state: z.enum(['PLANNED', 'FALLING', 'OVER']),
      /** When it begins, epoch ms. */
      startsAt: z.int(),
      /** When it ends, epoch ms. */
      endsAt: z.int(),
      /** The total of all its envelopes, and of the caught ones. */
      pool: money,
      given: money,
      /** How many envelopes there are, and how many are caught. */
      places: z.int(),
      catchers: z.int(),
      /** The same by kind; kinds without envelopes are left out. */
      kinds: z.array(
        z.object({
          kind: envelopeKind,
          /** How many envelopes of the kind there are. */
          places: z.int(),
          catchers: z.int(),
        }),
      ),
    }),
  ),
  errors: ['no.data'],
})
