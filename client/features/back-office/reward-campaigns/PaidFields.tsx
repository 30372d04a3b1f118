import { useTranslation } from 'react-i18next'
import { MAX_TURNOVER_TIMES } from '#contract/back-office/content-management/content-management-campaign.ts'
import { paidAs } from '#contract/rewards/reward/reward-template.ts'
import { CampaignPlayFields, useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Field, FormError, SegmentedControl } from '#client/ui/index.ts'
import { numeric, type PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'
import { isBonus as isPaidAsBonus, isPaidAsRain } from './reward-form.ts'
import { isDelivered, isOwnMoney } from './reward-values.ts'

/** How a reward is paid: as a bonus with its terms, or as own money; and the turnover before a withdrawal. */
export function PaidFields({ values, register, errorAt, set }: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  const { whole } = useFieldRules()
  if (isPaidAsRain(values)) return <p className={styles.hint}>{t('paid_RAIN_means')}</p>
  if (isDelivered(values))
    return (
      <>
        <p className={styles.hint}>{t('paid_delivered_means')}</p>
        <FormError>{errorAt('paidAs') ?? errorAt('turnoverTimes')}</FormError>
      </>
    )
  const isBonus = isPaidAsBonus(values)
  const isPrize = isOwnMoney(values.template)
  return (
    <>
      {!isPrize && (
        <SegmentedControl
          label={t('paid_as')}
          value={values.paidAs}
          onChange={(word) => set('paidAs', word)}
          options={paidAs.options.map((word) => ({ value: word, label: t(`paid_${word}`) }))}
        />
      )}
      <p className={styles.hint}>{t(isBonus ? 'paid_BONUS_means' : isPrize ? 'paid_prize_means' : 'paid_CASH_means')}</p>
      <Field
        label={t('turnover')}
        hint={t(isBonus ? 'turnover_hint' : 'turnover_hint_none')}
        {...numeric}
        error={errorAt('turnoverTimes')}
        {...register('turnoverTimes', { validate: whole(isBonus ? 1 : 0, MAX_TURNOVER_TIMES) })}
      />
      {isBonus && (
        <CampaignPlayFields
          onWithdrawal={values.onWithdrawal}
          onChange={(word) => set('onWithdrawal', word)}
          register={register}
          errorAt={errorAt}
          leastDays={1}
        />
      )}
    </>
  )
}
