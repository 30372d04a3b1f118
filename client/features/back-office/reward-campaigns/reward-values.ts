/** The form values of a reward campaign. */
import type { GameCategory } from '#contract/game-category.ts'
import type { PaidAs, PointDelivery, RewardNeed, RewardPeriod, RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { OWN_NEED } from '#contract/rewards/reward/reward-template.ts'
import type { CampaignFrame, PlayValues } from '#client/features/back-office/content-management/index.ts'
import type { InviteValues } from './invite-values.ts'
import type { LuckyValues } from './lucky-values.ts'
import type { RainValues } from './rain-values.ts'
import type { RateValues } from './rate-values.ts'
import type { SpinValues } from './spin-values.ts'

/** The options of all templates; a campaign uses those of its template. */
export interface OptionValues {
  amount: string
  days: string
  /** SIGN_IN: by day. VIP templates: by rank. */
  amounts: string[]
  code: string
  isListed: boolean
  period: RewardPeriod
  turnover: string
  categories: GameCategory[]
  ratePercent: string
  minLoss: string
  /** Bets as a multiple of the loss. */
  lossTimes: string
  /** REBATE: by rank. REFERRAL: by tier. */
  rates: RateValues[]
  /** POINTS: the offer, its price, and how often a member may buy it; 0 = no limit. */
  delivery: PointDelivery | 'MONEY'
  points: string
  perMember: string
  /** An hour of the day; empty = claimed by the member. */
  payHour: string
  rain: RainValues
  spin: SpinValues
  lucky: LuckyValues
  invite: InviteValues
}
export interface RewardValues extends CampaignFrame, PlayValues {
  template: RewardTemplate
  options: OptionValues
  announcementId: number | null
  paidAs: PaidAs
  turnoverTimes: string
  needs: RewardNeed[]
  addressLimit: string
  deviceLimit: string
  budget: string
  claimBudget: string
}

/** The form has texts of its own about the budget, changes and pauses. */
export const hasOwnWords = (template: RewardTemplate): template is DrawnTemplate | 'LEADERBOARD' | 'GIFT' =>
  isDrawn(template) || template === 'LEADERBOARD' || template === 'GIFT'

/** Prizes are drawn at random, so some of the form's texts differ. */
export const isDrawn = (template: RewardTemplate): template is DrawnTemplate =>
  template === 'RAIN' || template === 'SPIN' || template === 'LUCKY_BET'
/** Several can be claimed at once but only one bonus can be open, so these always give own money. */
export const isOwnMoney = (template: RewardTemplate): boolean => isDrawn(template) || template === 'INVITE'
type DrawnTemplate = 'RAIN' | 'SPIN' | 'LUCKY_BET'

/** An offer for points that operators deliver. It is not money, so it has no terms of play. */
export const isDelivered = ({ template, options }: Pick<RewardValues, 'template' | 'options'>): boolean =>
  template === 'POINTS' && options.delivery !== 'MONEY'
/** A load needs a verified number: it must be the member's own. */
export const ownNeedOf = (values: Pick<RewardValues, 'template' | 'options'>): RewardNeed | undefined =>
  isDelivered(values) && values.options.delivery === 'LOAD' ? 'MOBILE' : OWN_NEED[values.template]
