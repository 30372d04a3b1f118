/** The line below a benefit's amount: why it can be claimed, or when it can. */
import type { RankTemplate } from '#contract/rewards/reward/reward-template.ts'
import type { Reward } from '#contract/rewards/reward/reward.ts'

export type RankReward = Reward & { template: RankTemplate }

type Line =
  | { text: 'up_ready' | 'up_next'; rank: string }
  | { text: 'salary_ready'; rank: string; moment: number }
  | {
      text: 'salary_opens' | 'birthday_opens' | 'birthday_ready' | 'rebate_paid' | 'rebate_opens' | 'until' | 'next_on'
      moment: number
    }

const OPENS = { RANK_SALARY: 'salary_opens', BIRTHDAY: 'birthday_opens' } as const

function claimable({ template, expiresAt: moment }: RankReward, rank: string): Line | undefined {
  if (template === 'RANK_UP') return { text: 'up_ready', rank }
  if (moment === null) return undefined
  if (template === 'RANK_SALARY') return { text: 'salary_ready', rank, moment }
  return { text: template === 'BIRTHDAY' ? 'birthday_ready' : 'until', moment }
}

function running({ template, expiresAt: moment, payHour }: RankReward): Line | undefined {
  if (moment === null || template === 'RANK_UP') return undefined
  if (template === 'REBATE') return { text: payHour === null ? 'rebate_opens' : 'rebate_paid', moment }
  return { text: OPENS[template], moment }
}

/** The benefit's rank, which the member may not have reached. */
export interface BenefitRank {
  name: string
  isAhead: boolean
}

/** Undefined if there is nothing to add, or if another text says it. */
export function benefitLine(reward: RankReward, { name, isAhead }: BenefitRank): Line | undefined {
  const { state, template, expiresAt } = reward
  if (state === 'CLAIMABLE') return claimable(reward, name)
  if (state === 'RUNNING') return isAhead ? { text: 'up_next', rank: name } : running(reward)
  // The next bonus of a rank has no date.
  if (state === 'CLAIMED' && template !== 'RANK_UP' && expiresAt !== null) return { text: 'next_on', moment: expiresAt }
  return undefined
}
