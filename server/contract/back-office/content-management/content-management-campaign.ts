/** Bonus campaigns in the content management: bonuses offered with a deposit (contract/deposit.ts). */
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
} from './content-management.ts'
import {
  bonusPeriod,
  DEFAULT_MAX_ODDS,
  DEFAULT_MAX_STAKE_RATE,
  DEFAULT_MIN_ODDS,
  ODDS_SCALE,
  onWithdrawal,
} from '../../money/turnover/bonus-terms.ts'
import { endpoint } from '../../endpoint.ts'
import type { GameCategory } from '../../game-category.ts'
import { language, money, MONEY_SCALE, moneyInput, text, wholeNumber } from '../../wire.ts'

const NOTE_MAX = 400
/** Parts per million: at most ten times the deposit. */
export const MAX_BONUS_RATE = 10_000_000
export const MAX_TURNOVER_TIMES = 100
/** A billion units of the currency: anything higher is a typing error. */
const MAX_AMOUNT = 1_000_000_000n * MONEY_SCALE
const amount = moneyInput.check(z.gte(0n), z.lte(MAX_AMOUNT))

const MAX_SHARE = 1_000_000
/** A thousand times the stake. */
const MOST_ODDS = 1_000 * ODDS_SCALE
const share = z.optional(wholeNumber(MAX_SHARE))
const SHARES = {
  RNG: share,
  FISH: share,
  LIVE: share,
  PVP: share,
  COCKFIGHT: share,
  SPORTS: share,
  ESPORTS: share,
  LOTT: share,
  ELOTT: share,
  INHOUSE: share,
} satisfies Record<GameCategory, unknown>
const odds = wholeNumber(MOST_ODDS, ODDS_SCALE)
export const MAX_RELEASE = 100
export const MAX_VALID_DAYS = 365

/** The terms that decide what a claim is worth (BON-06). */
export const campaignTerms = {
  /** 0 = any deposit. */
  minDeposit: amount,
  bonusRate: wholeNumber(MAX_BONUS_RATE, 1),
  maxBonus: amount.check(z.gte(1n)),
  turnoverTimes: wholeNumber(MAX_TURNOVER_TIMES),
  /**
   * The highest stake while the bonus is open: a share of the bonus in parts per million, and an amount; null = five times the
   * table's minimum.
   */
  maxStakeRate: z._default(wholeNumber(MAX_SHARE, 1), DEFAULT_MAX_STAKE_RATE),
  maxStake: z._default(z.nullable(amount.check(z.gte(1n))), null),
  minOdds: z._default(odds, DEFAULT_MIN_ODDS),
  maxOdds: z._default(odds, DEFAULT_MAX_ODDS),
  /** Parts per million by kind of game; kinds left out use the default. */
  contribution: z._default(z.object(SHARES), {}),
  /** The most the member can release, as a multiple of the bonus; 0 = no limit. */
  maxRelease: z._default(wholeNumber(MAX_RELEASE), 0),
}

/** Bonuses for a member's first deposits. */
export const MAX_DEPOSIT_NUMBER = 3

export const campaignBody = z.object({
  ...edited,
  ...campaignTerms,
  texts: perLanguage(z.object({ title: text(TITLE_MAX, 1), note: text(NOTE_MAX) })),
  /** The promotion that describes it; null = none. */
  announcementId: z._default(z.nullable(contentId), null),
  /** Days to complete the turnover; 0 = no end. */
  validDays: z._default(wholeNumber(MAX_VALID_DAYS), 0),
  period: z._default(bonusPeriod, 'DEPOSIT'),
  onWithdrawal: z._default(onWithdrawal, 'REFUSED'),
  /** The most a claim may be worth to a player with the best strategy; a campaign worth more is not offered. */
  budget: z._default(amount, 0n),
  /** Which of a member's deposits it is for: 1 = the first; 0 = any. */
  depositNumber: wholeNumber(MAX_DEPOSIT_NUMBER),
  startAt: localTime,
  endAt: openTime,
  isEnabled: z.boolean(),
  sortIndex: wholeNumber(MAX_ORDER),
})
export type CampaignBody = z.output<typeof campaignBody>

/** The stored form has no limits: they apply to input. */
const STORED = {
  minDeposit: money,
  maxBonus: money,
  maxStake: z.nullable(money),
  budget: money,
  minOdds: z.int(),
  maxOdds: z.int(),
}

export const managedCampaign = z.object({
  id: z.int(),
  version: z.int(),
  state: showState,
  title: z.string(),
  startAt: z.int(),
  endAt: z.nullable(z.int()),
  missing: z.array(language),
  /** Deposits that claimed the campaign, and the bonuses they got. */
  taken: z.int(),
  given: money,
  /** What the most valuable claim is worth. */
  worth: money,
  worthOfBonus: money,
  body: z.object({
    ...campaignBody.shape,
    ...STORED,
    texts: perLanguage(z.object({ title: z.string(), note: z.string() })),
  }),
})
export type ManagedCampaign = z.infer<typeof managedCampaign>

const place = '/wps/operator/content/campaigns'

export const campaigns = endpoint({
  ...editor,
  summary: 'Bonus campaigns, in order',
  method: 'GET',
  path: place,
  value: z.array(managedCampaign),
})

/** Members who already claimed it keep the terms of that time. An active campaign must not be worth more than its budget. */
export const saveCampaign = endpoint({
  ...editor,
  summary: 'Create or change a bonus campaign',
  method: 'POST',
  path: place,
  body: campaignBody,
  value: managedCampaign,
  errors: [...CHANGED, 'campaign.worth.over'],
})

export const campaignWorth = endpoint({
  ...editor,
  summary: 'What a claim is worth under these terms to a player with the best strategy',
  method: 'POST',
  path: `${place}/worth`,
  body: z.object(campaignTerms),
  value: z.object({ worth: money, worthOfBonus: money }),
})
