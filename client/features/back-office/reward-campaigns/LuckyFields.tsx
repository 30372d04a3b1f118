import { useTranslation } from 'react-i18next'
import { MAX_LUCKY_A_DAY, MAX_PRIZE_DAYS } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Field } from '#client/ui/index.ts'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import type { LuckyValues } from './lucky-values.ts'
import { LuckyPrizes } from './LuckyPrizes.tsx'
import { LuckySums } from './LuckySums.tsx'
import { GameKinds } from './PeriodFields.tsx'
import styles from './RewardCampaigns.module.css'
import { DaysField } from './DaysField.tsx'

/** LUCKY_BET: what a bet may win, how rarely, and which bets take part. */
export function LuckyFields(props: PartProps) {
  const { values, register, errorAt, set } = props
  const { t } = useTranslation('reward-campaigns')
  const { amount, whole } = useFieldRules()
  const { lucky } = values.options
  const change = (part: Partial<LuckyValues>) => set('options', { ...values.options, lucky: { ...lucky, ...part } })
  return (
    <>
      <LuckyPrizes {...props} change={(prizes) => change({ prizes })} />
      <div className={styles.pair}>
        <Field
          label={t('lucky_least')}
          hint={t('lucky_least_hint')}
          {...decimal}
          error={errorAt('options.turnover')}
          {...register('options.turnover', { validate: amount(1n) })}
        />
        <Field
          label={t('lucky_most')}
          hint={t('lucky_most_hint')}
          {...numeric}
          error={errorAt('options.lucky.most')}
          {...register('options.lucky.most', { validate: whole(1, MAX_LUCKY_A_DAY) })}
        />
        <DaysField {...props} label={t('board_days')} hint={t('lucky_days_hint')} most={MAX_PRIZE_DAYS} />
      </div>
      <GameKinds {...props} />
      <LuckySums values={values} />
    </>
  )
}
