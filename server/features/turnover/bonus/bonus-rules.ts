/** A bonus's rules as they are kept with it and with the order that took it: a campaign's later change leaves them alone (BON-05). */
import * as z from 'zod'
import {
  type BonusContribution,
  BONUS_PERIODS,
  DEFAULT_MAX_ODDS,
  DEFAULT_MAX_STAKE_RATE,
  DEFAULT_MIN_ODDS,
  maxStakeOf,
  ON_WITHDRAWAL,
} from '#contract/bonus-terms.ts'
import { GAME_CATEGORIES } from '#contract/game.ts'
import { LANGUAGES } from '#contract/wire.ts'

const wholeText = z.string().regex(/^\d+$/).transform(BigInt)
const texts = z.partialRecord(z.enum(LANGUAGES), z.string()).catch({})
export const storedContribution = z
  .partialRecord(z.enum(GAME_CATEGORIES), z.int().min(0).max(1_000_000))
  .transform((shares): BonusContribution => shares)

/** Of a campaign. Orders made before bonuses had rules keep none of these: they get what a campaign has by default. */
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

const storedRules = z.object({
  titles: texts,
  /** 1/10 000 of the unit: already the smaller of the campaign's share and amount. */
  maxStake: wholeText,
  minOdds: z.int(),
  maxOdds: z.int(),
  contribution: storedContribution,
  /** What can become the member's own at most; null = all of it. */
  releaseLimit: wholeText.nullable(),
  onWithdrawal: z.enum(ON_WITHDRAWAL),
})
/** Of a bonus that was granted. */
export type BonusRules = z.output<typeof storedRules>

export const rulesToKeep = (rules: BonusRules) =>
  ({
    ...rules,
    maxStake: String(rules.maxStake),
    releaseLimit: rules.releaseLimit === null ? null : String(rules.releaseLimit),
  }) satisfies z.input<typeof storedRules>

/** Bonuses that were granted before there were rules have none. */
export const rulesKept = (stored: unknown): BonusRules | undefined => (stored === null ? undefined : storedRules.parse(stored))

export interface Grant {
  titles: BonusRules['titles']
  rules: CampaignRules
  bonus: bigint
  /** The least stake of the house's tables. */
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
