/** What the form of a campaign of rewards holds. */
import type { GameCategory } from '#contract/game-category.ts'
import type { PaidAs, PointDelivery, RewardNeed, RewardPeriod, RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { OWN_NEED } from '#contract/rewards/reward/reward-template.ts'
import type { CampaignFrame, PlayValues } from '#client/features/back-office/content-management/index.ts'
import type { InviteValues } from './invite-values.ts'
import type { LuckyValues } from './lucky-values.ts'
import type { RainValues } from './rain-values.ts'
import type { RateValues } from './rate-values.ts'
import type { SpinValues } from './spin-values.ts'

/** The options of all templates; a campaign uses those of its own. */
export interface OptionValues {
  amount: string
  days: string
  /** SIGN_IN: by day. Of the VIP room: by rank. */
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
  /** POINTS: what it is, the price, and how often a member may; 0 = no limit. */
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

/** What the form says about its budget, and about changes and pauses, is said in other words. */
export const hasOwnWords = (template: RewardTemplate): template is DrawnTemplate | 'LEADERBOARD' | 'GIFT' =>
  isDrawn(template) || template === 'LEADERBOARD' || template === 'GIFT'

/** What is won is drawn at random, so the form says some things in other words. */
export const isDrawn = (template: RewardTemplate): template is DrawnTemplate =>
  template === 'RAIN' || template === 'SPIN' || template === 'LUCKY_BET'
/** Several can be claimed at once and only one bonus can be open: they give own money, whatever the form holds. */
export const isOwnMoney = (template: RewardTemplate): boolean => isDrawn(template) || template === 'INVITE'
type DrawnTemplate = 'RAIN' | 'SPIN' | 'LUCKY_BET'

/** Of points: what operators send. It is no money, so it has no terms of play. */
export const isDelivered = ({ template, options }: Pick<RewardValues, 'template' | 'options'>): boolean =>
  template === 'POINTS' && options.delivery !== 'MONEY'
/** A load goes to a number that is known to be the member's. */
export const ownNeedOf = (values: Pick<RewardValues, 'template' | 'options'>): RewardNeed | undefined =>
  isDelivered(values) && values.options.delivery === 'LOAD' ? 'MOBILE' : OWN_NEED[values.template]
