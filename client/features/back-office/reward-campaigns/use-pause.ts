import { useTranslation } from 'react-i18next'
import { confirm } from '#client/lib/notices.ts'

/** Asks before a campaign is switched off, and says what happens to its tickets. */
export function useAskPause() {
  const { t } = useTranslation(['reward-campaigns', 'content-management'])
  return (title: string, isChanged: boolean) =>
    confirm({
      title: t('pause_sure', { title }),
      body: isChanged ? `${t('pause_means')} ${t('content-management:unsaved_lost')}` : t('pause_means'),
      submit: t('content-management:turn_off'),
      cancel: t('content-management:cancel'),
      isDangerous: true,
    })
}
