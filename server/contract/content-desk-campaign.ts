/** The content desk's bonus campaigns: what comes with a deposit (contract/deposit.ts). */
import * as z from 'zod/mini'
import { CHANGED, edited, editor, localTime, MAX_ORDER, openTime, perLanguage, showState, TITLE_MAX } from './content-desk.ts'
import {
  bonusPeriod,
  DEFAULT_MAX_ODDS,
  DEFAULT_MAX_STAKE_RATE,
  DEFAULT_MIN_ODDS,
  ODDS_SCALE,
  onWithdrawal,
} from './bonus-terms.ts'
import { endpoint } from './endpoint.ts'
import type { GameCategory } from './game.ts'
import { language, money, MONEY_SCALE, moneyInput, text, wholeNumber } from './wire.ts'

const NOTE_MAX = 400
/** Parts per million: a bonus of ten deposits is the most. */
export const MAX_BONUS_RATE = 10_000_000
export const MAX_TURNOVER_TIMES = 100
/** A billion of the unit: more is a slip of the hand. */
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

/** What decides what a claim is worth (BON-06). */
export const campaignTerms = {
  /** 0 = any deposit. */
  minDeposit: amount,
  bonusRate: wholeNumber(MAX_BONUS_RATE, 1),
  maxBonus: amount.check(z.gte(1n)),
  turnoverTimes: wholeNumber(MAX_TURNOVER_TIMES),
  /** The greatest stake while it is open: parts per million of the bonus, and an amount; null = five times the table's minimum. */
  maxStakeRate: z._default(wholeNumber(MAX_SHARE, 1), DEFAULT_MAX_STAKE_RATE),
  maxStake: z._default(z.nullable(amount.check(z.gte(1n))), null),
  minOdds: z._default(odds, DEFAULT_MIN_ODDS),
  maxOdds: z._default(odds, DEFAULT_MAX_ODDS),
  /** Parts per million by kind of game; kinds left out count by default. */
  contribution: z._default(z.object(SHARES), {}),
  /** So many bonuses become the player's own at most; 0 = all of it. */
  maxRelease: z._default(wholeNumber(MAX_RELEASE), 0),
}

export const campaignBody = z.object({
  ...edited,
  ...campaignTerms,
  texts: perLanguage(z.object({ title: text(TITLE_MAX, 1), note: text(NOTE_MAX) })),
  /** Days to play it in; 0 = no end. */
  validDays: z._default(wholeNumber(MAX_VALID_DAYS), 0),
  period: z._default(bonusPeriod, 'DEPOSIT'),
  onWithdrawal: z._default(onWithdrawal, 'REFUSED'),
  /** What a claim may be worth to the player who plays it best: a campaign worth more is not offered. */
  budget: z._default(amount, 0n),
  isFirstOnly: z.boolean(),
  startAt: localTime,
  endAt: openTime,
  isEnabled: z.boolean(),
  sortIndex: wholeNumber(MAX_ORDER),
})
export type CampaignBody = z.output<typeof campaignBody>

/** As they are kept: limits are for what comes in. */
const STORED = {
  minDeposit: money,
  maxBonus: money,
  maxStake: z.nullable(money),
  budget: money,
  minOdds: z.int(),
  maxOdds: z.int(),
}

export const deskCampaign = z.object({
  id: z.int(),
  version: z.int(),
  state: showState,
  title: z.string(),
  startAt: z.int(),
  endAt: z.nullable(z.int()),
  missing: z.array(language),
  /** Deposits that took it, and what they were given. */
  taken: z.int(),
  given: money,
  /** Of the claim that is worth most. */
  worth: money,
  worthOfBonus: money,
  body: z.object({
    ...campaignBody.shape,
    ...STORED,
    texts: perLanguage(z.object({ title: z.string(), note: z.string() })),
  }),
})
export type DeskCampaign = z.infer<typeof deskCampaign>

const place = '/wps/operator/content/campaigns'

export const contentDeskCampaignEndpoints = {
  campaigns: endpoint({
    ...editor,
    summary: 'Bonus campaigns, in their order',
    method: 'GET',
    path: place,
    value: z.array(deskCampaign),
  }),
  /** Whoever has taken it keeps the terms it had then. One that is offered is worth no more than its budget. */
  saveCampaign: endpoint({
    ...editor,
    summary: 'Make or change a bonus campaign',
    method: 'POST',
    path: place,
    body: campaignBody,
    value: deskCampaign,
    errors: [...CHANGED, 'campaign.worth.over'],
  }),
  campaignWorth: endpoint({
    ...editor,
    summary: 'What a claim is worth by these terms, to the player who plays it best',
    method: 'POST',
    path: `${place}/worth`,
    body: z.object(campaignTerms),
    value: z.object({ worth: money, worthOfBonus: money }),
  }),
}
