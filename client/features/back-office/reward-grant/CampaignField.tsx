import { useTranslation } from 'react-i18next'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import type { GiftCampaign, PartProps } from './give-parts.ts'
import styles from './RewardGrant.module.css'

interface Props extends PartProps {
  campaigns: readonly GiftCampaign[]
  campaign: GiftCampaign
}

/** The campaign a gift is from, with its terms and what is left of its budget. */
export function CampaignField({ form, campaigns, campaign }: Props) {
  const { t } = useTranslation('reward-grant')
  const { money } = useWords()
  const { id, most, days, paidAs, turnoverTimes, left } = campaign
  const terms = [
    t('terms_most', { amount: money(most) }),
    t('terms_days', { count: days }),
    t(paidAs === 'BONUS' ? 'terms_bonus' : 'terms_cash'),
    turnoverTimes > 0 ? t('terms_turnover', { times: turnoverTimes }) : t('terms_no_turnover'),
  ]
  return (
    <div className={styles.stack}>
      <FilterSelect
        label={t('campaign')}
        value={String(id)}
        onChange={(value) => form.setValue('campaignId', value)}
        options={campaigns.map((one) => ({ value: String(one.id), label: one.title }))}
      />
      <p className={styles.hint}>{terms.join(' · ')}</p>
      <p className={styles.hint}>{t('terms_left', { amount: money(left) })}</p>
    </div>
  )
}
