/** Rewards a member can claim, as the promotions page shows them (BON-08). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { gameCategory } from '../../game-category.ts'
import { depositPromotion } from '../../money/deposit/deposit-order.ts'
import { bonusTerms } from '../../money/turnover/bonus-terms.ts'
import { money, text, wireFlag } from '../../wire.ts'
import { paidAs, rewardNeed, rewardPeriod, rewardTemplate } from './reward-template.ts'

/**
 * CLAIMABLE: can be claimed now. RUNNING: not reached yet. MISSING: could be claimed, but something is missing (`needs`) or
 * another bonus is in the way (`block`). CLAIMED: claimed for this period. SPENT: its budget is used up. ENDED: the campaign is
 * over. GUEST: for members only.
 */
export const rewardState = z.enum(['CLAIMABLE', 'RUNNING', 'MISSING', 'CLAIMED', 'SPENT', 'ENDED', 'GUEST'])
export type RewardState = z.infer<typeof rewardState>

/** Why no bonus can be claimed now: one is open, or a deposit order asks for one (BON-04). */
export const rewardBlock = z.enum(['OPEN', 'ORDERED'])
export type RewardBlock = z.infer<typeof rewardBlock>

/** What a milestone gives once enough friends count; ENDED: the time to claim or reach it is over. */
const milestone = z.object({
  friends: z.int(),
  amount: money,
  state: rewardState,
  /** Names it in a claim; null while there is nothing to claim. */
  transactionId: z.nullable(z.string()),
  /** When a claimable milestone expires. */
  expiresAt: z.nullable(z.int()),
})
export const invitedFriends = z.object({
  /** How many friends count. */
  done: z.int(),
  /** A friend counts after deposits and bets of own money of these sums; 0 = not required. */
  minDeposit: money,
  minBets: money,
  /** Days to claim a milestone. */
  days: z.int(),
  /** Fewest friends first. */
  milestones: z.array(milestone),
})
export type InvitedFriends = z.output<typeof invitedFriends>
export type Milestone = InvitedFriends['milestones'][number]

export const reward = z.object({
  campaignId: z.int(),
  template: rewardTemplate,
  title: z.string(),
  note: z.string(),
  /** The promotion that describes it. */
  announcementId: z.nullable(z.int()),
  state: rewardState,
  /** Names the reward in a claim; null while there is nothing to claim. */
  transactionId: z.nullable(z.string()),
  /** The amount given or to be given; while it is not known (a spin not spun yet), the highest possible amount. */
  amount: money,
  paidAs,
  /** Bets must come to this many times the amount before a withdrawal, for BONUS within `validDays`. */
  turnoverTimes: z.int(),
  validDays: z.int(),
  /** What may be bet while it is open; for BONUS only. */
  terms: z.nullable(bonusTerms),
  needs: z.array(z.object({ need: rewardNeed, isMet: z.boolean() })),
  block: z.nullable(rewardBlock),
  /** SIGN_IN: days in a row up to now, and the amount of each. */
  streak: z.nullable(
    z.object({
      /** Days in a row up to now. */
      done: z.int(),
      amounts: z.array(money),
    }),
  ),
  /** TURNOVER: bets of the period. SPIN: bets towards the next spin. */
  turnover: z.nullable(z.object({ done: money, required: money, categories: z.array(gameCategory) })),
  /** RESCUE: the share of the loss in parts per million, the least loss, and the bets it takes as a multiple of the loss. */
  rescue: z.nullable(
    z.object({
      /** Share of the loss, in parts per million. */
      rate: z.int(),
      minLoss: money,
      /** Bets it takes, as a multiple of the loss. */
      turnoverTimes: z.int(),
      categories: z.array(gameCategory),
    }),
  ),
  /** SPIN: how many can be spun now. */
  spins: z.nullable(z.int()),
  /** INVITE: friends who count, and what each milestone gives. */
  friends: z.nullable(invitedFriends),
  /** CODE: the code, if it is listed. */
  code: z.nullable(z.string()),
  period: z.nullable(rewardPeriod),
  /** VIP room: the level of the rank whose amount this is. */
  rankLevel: z.nullable(z.int()),
  /** REBATE: the hour at which it is paid automatically; null = it is claimed. */
  payHour: z.nullable(z.int()),
  /** When a claimable reward expires, or the current period ends. */
  expiresAt: z.nullable(z.int()),
  claimedAt: z.nullable(z.int()),
  /** End of the campaign. */
  endsAt: z.nullable(z.int()),
})
export type Reward = z.output<typeof reward>

/**
 * A bonus with a deposit. READY: the next deposit can have it. LATER: it is for a deposit after the next. BLOCKED: another bonus is in the
 * way (`blockedBy`). CLAIMED: claimed for its period. GUEST: for members.
 */
export const depositOffer = z.object({
  ...depositPromotion.shape,
  /** READY: the next deposit can have it. LATER: one after it. BLOCKED: another bonus is in the way. */
  state: z.enum(['READY', 'LATER', 'BLOCKED', 'CLAIMED', 'GUEST']),
})
export type DepositOffer = z.output<typeof depositOffer>

export const rewardList = z.object({
  /** Claimable first, then running, missing, claimed, spent and ended ones. */
  rewards: z.array(reward),
  /** Bonuses with a deposit: ready ones first, then later, blocked and claimed ones. */
  depositOffers: z.array(depositOffer),
  /** Members can enter promotion codes. */
  hasCodes: z.boolean(),
})
export type RewardList = z.output<typeof rewardList>

/** What a claim gave, under older clients’ names (WIR-40): the total `amount`, and each ticket. */
export const claimResult = z.object({
  amount: money,
  point: z.int(),
  rewardType: z.literal('BONUS'),
  claimedTickets: z.array(
    z.object({
      ticketId: z.int(),
      transactionId: z.string(),
      type: rewardTemplate,
      name: z.string(),
      /** Always CLAIMED. */
      status: z.literal('CLAIMED'),
      amount: money,
      paidAs,
      /** Turnover it requires before a withdrawal. */
      requiredTurnover: money,
      /** When the turnover must be done; null for CASH, whose turnover has no end. */
      validUntil: z.nullable(z.int()),
    }),
  ),
})
export type ClaimResult = z.output<typeof claimResult>

export const CLAIM_ERRORS = [
  'no.data',
  'promotion.claim.fail',
  'prom.claim.expired',
  'prom.claim.req.field',
  'exists.prom.claim.ip',
  'exists.prom.claim.device',
  'exists.prom.claim.account',
  'bonus.not.free',
  'play.excluded',
  'permission.denied',
] as const

const MAX_TRANSACTIONS = 400

export const claims = { auth: 'member', trialRefused: true, method: 'POST', tier: 'sensitive' } as const

/** A guest sees what members can get; a member on a break or excluded sees nothing. */
export const list = endpoint({
  summary: 'Rewards: what can be claimed, what is missing, what is running, what was claimed',
  method: 'GET',
  path: '/wps/rewards',
  value: rewardList,
  sharedFor: 3,
  sharedWith: 'visitors',
})

/** A repeated call returns the first answer. Several ids, joined by commas, are claimed in order until one is refused. */
export const claim = endpoint({
  ...claims,
  summary: 'Claim rewards',
  relay: 'PROMOFE_claimTicket',
  aliases: ['MCSFE_claimTicket'],
  body: z.object({ transactionId: text(MAX_TRANSACTIONS, 1), isApp: z.optional(wireFlag) }),
  value: claimResult,
  errors: CLAIM_ERRORS,
})

const CODE_TEXT_MAX = 40
/** Old clients send the path with a trailing space, and the code in any case. */
export const claimCode = endpoint({
  ...claims,
  summary: 'Enter a promotion code',
  relay: 'PROMOFE_claimPromoCode',
  body: z.object({ promoCode: text(CODE_TEXT_MAX, 1) }),
  value: claimResult,
  errors: [...CLAIM_ERRORS, 'promotion.code.invalid', 'promotion.budget.exceeded'],
})
