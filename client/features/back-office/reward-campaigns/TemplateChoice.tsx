import { useTranslation } from 'react-i18next'
import { rewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { RewardArt } from '#client/features/rewards/reward/index.ts'
import { Link } from '#client/ui/index.ts'
import { SecondLine } from '#client/ui/back-office/index.ts'
import styles from './RewardCampaigns.module.css'

/** The kinds of campaign; each leads to its form. */
export function TemplateChoice() {
  const { t } = useTranslation('reward-campaigns')
  return (
    <ul className={styles.templates}>
      {rewardTemplate.options.map((template) => (
        <li key={template}>
          <Link to={`/operator/rewards/new/${template}`} className={styles.template}>
            <RewardArt kind={template} art={undefined} isEager={false} />
            <span>
              <strong>{t(`template_${template}`)}</strong>
              <SecondLine>{t(`about_${template}`)}</SecondLine>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
