/** Goods that points are exchanged for, as a member sees them. Pure. */
import type { Good, GoodState } from '#contract/rewards/points/points.ts'
import type { OptionsOf } from '#contract/rewards/reward/reward-template.ts'
import type { Language } from '#contract/wire.ts'
import { presentRules } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import { missingNeeds } from '#server/features/rewards/reward/reward-board.ts'
import type { Campaign } from '#server/features/rewards/reward/reward-campaign.ts'
import type { Person } from '#server/features/rewards/reward/reward-rule.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { textIn } from '#server/platform/text-in.ts'

export type GoodCampaign = Campaign & { rule: { template: 'POINTS'; options: OptionsOf<'POINTS'> } }
export const isGood = (campaign: Campaign): campaign is GoodCampaign => campaign.rule.template === 'POINTS'

export interface Holder {
  person: Person
  balance: number
  /** Another bonus blocks a new one. */
  isBlocked: boolean
  /** Exchanges so far, by campaign. */
  had: ReadonlyMap<number, number>
}

/** How many the budget still allows. */
export const leftOf = ({ budget, promised, rule }: GoodCampaign): number => {
  const left = (budget - promised) / rule.options.amount
  return left > 0n ? Number(left) : 0
}
const leftForMember = ({ id, rule: { options } }: GoodCampaign, { had }: Holder): number | null =>
  options.perMember === 0 ? null : Math.max(0, options.perMember - (had.get(id) ?? 0))

function stateOf(campaign: GoodCampaign, holder: Holder | undefined): GoodState {
  if (leftOf(campaign) === 0) return 'SOLD_OUT'
  if (!holder) return 'GUEST'
  if (leftForMember(campaign, holder) === 0) return 'LIMIT'
  if (holder.balance < campaign.rule.options.points) return 'SHORT'
  if (missingNeeds(campaign.needs, holder.person).length > 0) return 'MISSING'
  return campaign.paidAs === 'BONUS' && holder.isBlocked ? 'BLOCKED' : 'READY'
}

export function presentGood(
  campaign: GoodCampaign,
  holder: Holder | undefined,
  of: { merchant: Merchant; language: Language },
): Good {
  const { id, titles, notes, rule, paidAs, delivery, turnoverTimes, validDays, rules, needs, endsAt } = campaign
  const { merchant, language } = of
  return {
    campaignId: id,
    title: textIn(titles, language, merchant.defaultLanguage),
    note: textIn(notes, language, merchant.defaultLanguage),
    state: stateOf(campaign, holder),
    points: rule.options.points,
    amount: rule.options.amount,
    paidAs,
    delivery,
    turnoverTimes,
    validDays,
    terms: paidAs === 'BONUS' ? presentRules(rules, merchant.settings.dice.minStake) : null,
    left: leftOf(campaign),
    leftForMember: holder ? leftForMember(campaign, holder) : null,
    needs: needs.map((need) => ({ need, isMet: holder?.person.has[need] ?? false })),
    endsAt: endsAt?.getTime() ?? null,
  }
}
