/** Bonus rules, stored with the bonus and its order, so that later campaign changes do not affect them (BON-05). */
import * as z from 'zod'
import {
  type BonusContribution,
  BONUS_PERIODS,
  type BonusTerms,
  contributionList,
  DEFAULT_MAX_ODDS,
  DEFAULT_MAX_STAKE_RATE,
  DEFAULT_MIN_ODDS,
  DEFAULT_STAKE_UNITS,
  maxStakeOf,
  ON_WITHDRAWAL,
} from '#contract/money/turnover/bonus-terms.ts'
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import { storedTexts } from '#server/platform/stored-texts.ts'

const wholeText = z.string().regex(/^\d+$/).transform(BigInt)
export const storedContribution = z
  .partialRecord(z.enum(GAME_CATEGORIES), z.int().min(0).max(1_000_000))
  .transform((shares): BonusContribution => shares)

/** Rules of a campaign. Orders that predate bonus rules get the defaults. */
export const campaignRules = z.object({
  maxStakeRate: z.int().default(DEFAULT_MAX_STAKE_RATE),
  maxStake: wholeText.nullable().default(null),
  minOdds: z.int().default(DEFAULT_MIN_ODDS),
  maxOdds: z.int().default(DEFAULT_MAX_ODDS),
  contribution: storedContribution.prefault({}),
  maxRelease: z.int().default(0),
  validDays: z.int().default(0),
  period: z.enum(BONUS_PERIODS).default('DEPOSIT'),
  onWithdrawal: z.enum(ON_WITHDRAWAL).default('REFUSED'),
})
export type CampaignRules = z.output<typeof campaignRules>

export const campaignRulesToKeep = ({ maxStake, ...rules }: CampaignRules) =>
  ({
    maxStakeRate: rules.maxStakeRate,
    maxStake: maxStake === null ? null : String(maxStake),
    minOdds: rules.minOdds,
    maxOdds: rules.maxOdds,
    contribution: rules.contribution,
    maxRelease: rules.maxRelease,
    validDays: rules.validDays,
    period: rules.period,
    onWithdrawal: rules.onWithdrawal,
  }) satisfies z.input<typeof campaignRules>

/** Presents the rules to a player before claiming. */
export const presentRules = (rules: CampaignRules, tableMinimum: bigint): BonusTerms => ({
  maxStakeRate: rules.maxStakeRate,
  maxStake: rules.maxStake ?? tableMinimum * DEFAULT_STAKE_UNITS,
  minOdds: rules.minOdds,
  maxOdds: rules.maxOdds,
  contribution: contributionList(rules.contribution),
  maxRelease: rules.maxRelease,
  validDays: rules.validDays,
  period: rules.period,
  onWithdrawal: rules.onWithdrawal,
})

const storedRules = z.object({
  titles: storedTexts,
  /** 1/10 000 of the unit: the lower of the campaign's limits by share and by amount. */
  maxStake: wholeText,
  minOdds: z.int(),
  maxOdds: z.int(),
  contribution: storedContribution,
  /** The most the member can release; null = no limit. */
  releaseLimit: wholeText.nullable(),
  onWithdrawal: z.enum(ON_WITHDRAWAL),
})
/** Rules of a granted bonus. */
export type BonusRules = z.output<typeof storedRules>

export const rulesToKeep = (rules: BonusRules) =>
  ({
    ...rules,
    maxStake: String(rules.maxStake),
    releaseLimit: rules.releaseLimit === null ? null : String(rules.releaseLimit),
  }) satisfies z.input<typeof storedRules>

/** Undefined for bonuses granted before rules existed. */
export const rulesKept = (stored: unknown): BonusRules | undefined => (stored === null ? undefined : storedRules.parse(stored))

export interface Grant {
  titles: BonusRules['titles']
  rules: CampaignRules
  bonus: bigint
  /** The minimum stake of the in-house tables. */
  tableMinimum: bigint
}
export function rulesOfGrant({ titles, rules, bonus, tableMinimum }: Grant): BonusRules {
  const { minOdds, maxOdds, contribution, maxRelease } = rules
  return {
    titles,
    maxStake: maxStakeOf(rules, bonus, tableMinimum),
    minOdds,
    maxOdds,
    contribution,
    releaseLimit: maxRelease === 0 ? null : bonus * BigInt(maxRelease),
    onWithdrawal: rules.onWithdrawal,
  }
}
