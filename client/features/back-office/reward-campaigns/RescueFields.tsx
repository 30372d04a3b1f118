import { useTranslation } from 'react-i18next'
import { MAX_RESCUE_RATE, MAX_RESCUE_TIMES } from '#contract/rewards/reward/reward-template.ts'
import { percentOf, readShare, shareOf, useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Field } from '#client/ui/index.ts'
import { AmountField } from './AmountField.tsx'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import { GameKinds, PeriodField } from './PeriodFields.tsx'
import styles from './RewardCampaigns.module.css'

/** RESCUE: the share of a period's losses that comes back. */
export function RescueFields(props: PartProps) {
  const { register, errorAt } = props
  const { t } = useTranslation('reward-campaigns')
  const numberProblem = useNumberProblem()
  const { amount, whole } = useFieldRules()
  const rate = (typed: string) => {
    const share = shareOf(typed)
    return (
      (share !== undefined && share > 0 && share <= MAX_RESCUE_RATE) ||
      (numberProblem(readShare(typed)) ?? t('rate_wrong', { most: percentOf(MAX_RESCUE_RATE) }))
    )
  }
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t('rate')}
          hint={t('rate_hint')}
          {...decimal}
          error={errorAt('options.ratePercent')}
          {...register('options.ratePercent', { validate: rate })}
        />
        <AmountField {...props} />
        <PeriodField {...props} />
        <Field
          label={t('min_loss')}
          {...decimal}
          error={errorAt('options.minLoss')}
          {...register('options.minLoss', { validate: amount(1n) })}
        />
        <Field
          label={t('loss_times')}
          hint={t('loss_times_hint')}
          {...numeric}
          error={errorAt('options.lossTimes')}
          {...register('options.lossTimes', { validate: whole(1, MAX_RESCUE_TIMES) })}
        />
      </div>
      <GameKinds {...props} />
    </>
  )
}
