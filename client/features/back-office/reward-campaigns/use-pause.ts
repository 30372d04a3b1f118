import { useTranslation } from 'react-i18next'
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import { confirm } from '#client/lib/notices.ts'
import { hasOwnWords } from './reward-values.ts'

/** Asks before a campaign is switched off, and says what happens to its tickets or its rains. */
export function useAskPause() {
  const { t } = useTranslation(['reward-campaigns', 'content-management'])
  return ({ title, body: { rule } }: ManagedReward, isChanged: boolean) => {
    const means = t(hasOwnWords(rule.template) ? `pause_means_${rule.template}` : 'pause_means')
    return confirm({
      title: t('pause_sure', { title }),
      body: isChanged ? `${means} ${t('content-management:unsaved_lost')}` : means,
      submit: t('content-management:turn_off'),
      cancel: t('content-management:cancel'),
      isDangerous: true,
    })
  }
}
