import { useTranslation } from 'react-i18next'
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { SectionTabs } from '#client/ui/back-office/index.ts'

/** A campaign, its claims and its rains, for operators who may see members. */
export function RewardTabs({ campaign: { id, body } }: { campaign: ManagedReward }) {
  const { t } = useTranslation('reward-campaigns')
  if (!useMay('members.read')) return null
  const to = `/operator/rewards/${id}`
  return (
    <SectionTabs
      label={t('sections')}
      tabs={[
        { to, label: t('campaign') },
        { to: `${to}/claims`, label: t('claims') },
        ...(body.rule.template === 'RAIN' ? [{ to: `${to}/rains`, label: t('rains') }] : []),
      ]}
    />
  )
}
