import { useTranslation } from 'react-i18next'
import { SectionTabs, useMay } from '#client/ui/back-office/index.ts'

/** A campaign and its claims, for those who may see members. */
export function RewardTabs({ campaignId }: { campaignId: number }) {
  const { t } = useTranslation('reward-campaigns')
  if (!useMay('members.read')) return null
  const to = `/operator/rewards/${campaignId}`
  return (
    <SectionTabs
      label={t('sections')}
      tabs={[
        { to, label: t('campaign') },
        { to: `${to}/claims`, label: t('claims') },
      ]}
    />
  )
}
