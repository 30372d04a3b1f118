import { useTranslation } from 'react-i18next'
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import type { RefusalAt } from '#client/features/back-office/content-management/index.ts'
import { MAX_ENVELOPES, RAIN_MINUTES_APART, type RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { fieldOf } from './reward-form.ts'
import { hasOwnWords } from './reward-values.ts'

/** Where the form shows a refusal of the server, and how to correct it. */
export function useRefusalAt(stored: ManagedReward | undefined, template: RewardTemplate): RefusalAt {
  const { t } = useTranslation(['reward-campaigns', 'content-management'])
  const { money } = useWords()
  const wordsOf = (path: string) => {
    switch (path) {
      case 'rule.options.code':
        return t('code_taken')
      case 'budget':
        if (stored) return t('budget_promised', { promised: money(stored.given + stored.waiting) })
        return t(hasOwnWords(template) ? `budget_low_${template}` : 'budget_low')
      case 'rule.options.amounts':
        return t(template === 'LEADERBOARD' ? 'places_order' : 'ranks_changed')
      case 'rule.options.rates':
        return t(template === 'REFERRAL' ? 'tiers_nothing' : 'ranks_changed')
      case 'rule.options.times':
        return t('rain_times_near', { minutes: RAIN_MINUTES_APART })
      case 'rule.options.red.count':
        return t('rain_many', { most: MAX_ENVELOPES })
      case 'rule.options.prizes':
        return t(template === 'LUCKY_BET' ? 'lucky_prizes_order' : 'spin_prizes_nothing')
      case 'rule.options.milestones':
        return t('invite_order')
      case 'rule.options.free':
        return t('spin_none')
      case 'announcementId':
        return t('content-management:promotion_wrong')
      default:
        return t('content-management:field_wrong')
    }
  }
  return (path) =>
    /^(?:texts|startAt|endAt)/.test(path) ? undefined : { field: fieldOf(path, template), message: wordsOf(path) }
}
