import { useTranslation } from 'react-i18next'
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import { BackLink, PageHead } from '#client/ui/back-office/index.ts'
import { BudgetBar, BudgetWarning } from './BudgetBar.tsx'
import { GiveLink } from './GiveLink.tsx'
import { OrdersLink } from './OrdersLink.tsx'
import styles from './RewardCampaigns.module.css'
import { RewardTabs } from './RewardTabs.tsx'

interface Props {
  campaign: ManagedReward
  zone: string
}

/** The head of a campaign's claims and rains: its title, its sections and the rest of its budget. */
export function RewardHead({ campaign, zone }: Props) {
  const { t } = useTranslation(['reward-campaigns', 'content-management'])
  return (
    <>
      <BackLink to="/operator/rewards">{t('title')}</BackLink>
      <PageHead title={campaign.title}>
        <GiveLink campaign={campaign} />
        <OrdersLink campaign={campaign} />
      </PageHead>
      <RewardTabs campaign={campaign} />
      <div className={styles.listed}>
        <BudgetBar campaign={campaign} />
        <BudgetWarning campaign={campaign} />
      </div>
      <p className={styles.hint}>{t('content-management:zone', { zone })}</p>
    </>
  )
}
