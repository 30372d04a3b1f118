import { rewardCampaignBody } from '#contract/back-office/reward-campaigns.ts'
import { promoCode } from '#contract/rewards/reward/reward-template.ts'
import { playToBody } from '#client/features/back-office/content-management/index.ts'
import type { Language } from '#client/lib/languages.ts'
import { typedText } from '#client/lib/typed-amount.ts'
import type { RewardBody } from './reward-campaigns.queries.ts'
import { isBonus, mostOf, rewardToBody } from './reward-form.ts'
import type { RewardValues } from './reward-values.ts'

/**
 * The body of a preview request. Neither the title nor the budgets change what a claim is worth, so it need not wait for them.
 * Undefined while one of the terms is invalid.
 */
export function previewBody(values: RewardValues, main: Language, untitled: string): RewardBody | undefined {
  const most = mostOf(values)
  if (!most || (isBonus(values) && (!playToBody(values) || !(Number(values.validDays) > 0)))) return undefined
  const body = rewardToBody(values)
  const titled = Object.entries(body.texts).map(([code, words]) => [code, { ...words, title: words?.title.trim() || untitled }])
  const sum = typedText(most)
  const asked: RewardBody = {
    ...body,
    texts: { [main]: { title: untitled, note: '' }, ...Object.fromEntries(titled) },
    budget: sum,
    claimBudget: sum,
    // The code may still be empty.
    ...(body.rule.template === 'CODE' && { rule: { ...body.rule, options: { ...body.rule.options, code: codeOf(values) } } }),
    endAt: body.endAt && body.endAt > body.startAt ? body.endAt : null,
    announcementId: null,
    sortIndex: 0,
  }
  return rewardCampaignBody.safeParse(asked).success ? asked : undefined
}

const NO_CODE = 'CODE'
const codeOf = ({ options }: RewardValues) => (promoCode.safeParse(options.code).success ? options.code : NO_CODE)
