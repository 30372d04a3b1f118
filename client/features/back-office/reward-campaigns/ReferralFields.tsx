import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MAX_INCOME_DAYS, MAX_TIERS } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Button, Field } from '#client/ui/index.ts'
import { decimal, type PartProps } from './form-parts.ts'
import { PeriodField } from './PeriodFields.tsx'
import { RateGrid } from './RateGrid.tsx'
import { NO_RATES } from './rate-values.ts'
import styles from './RewardCampaigns.module.css'
import { SwitchedOff } from './SwitchedOff.tsx'
import { DaysField } from './DaysField.tsx'

const TIERS = [1, 2, 3] as const satisfies { length: typeof MAX_TIERS }

/** REFERRAL: the maximum per period, the days to claim it, and the rates of each tier. */
export function ReferralFields(props: PartProps) {
  const { values, register, errorAt, set } = props
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  const { rates } = values.options
  const change = (next: PartProps['values']['options']['rates']) => set('options', { ...values.options, rates: next })
  return (
    <>
      <SwitchedOff flag="REFERRAL">{t('referral_off')}</SwitchedOff>
      <div className={styles.pair}>
        <PeriodField {...props} />
        <Field
          label={t('amount_most')}
          {...decimal}
          error={errorAt('options.amount')}
          {...register('options.amount', { validate: amount(1n) })}
        />
        <DaysField {...props} label={t('claim_days')} hint={t('claim_days_period')} most={MAX_INCOME_DAYS} />
      </div>
      <RateGrid
        legend={t('rebate_legend')}
        hint={t('referral_hint')}
        columns={TIERS.slice(0, rates.length).map((tier) => t(`tier_${tier}`))}
        nothing={t('tiers_nothing')}
        register={register}
        errorAt={errorAt}
      />
      <div className={styles.choices}>
        <Button
          size="small"
          variant="secondary"
          icon={<Plus size={18} />}
          disabled={rates.length >= MAX_TIERS}
          onClick={() => change([...rates, NO_RATES])}
        >
          {t('tier_add')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={<Minus size={18} />}
          disabled={rates.length <= 1}
          onClick={() => change(rates.slice(0, -1))}
        >
          {t('tier_remove')}
        </Button>
      </div>
    </>
  )
}
