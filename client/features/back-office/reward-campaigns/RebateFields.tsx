import { useTranslation } from 'react-i18next'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { Field } from '#client/ui/index.ts'
import { decimal, type PartProps } from './form-parts.ts'
import { PeriodField } from './PeriodFields.tsx'
import { RateGrid } from './RateGrid.tsx'
import styles from './RewardCampaigns.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

/** REBATE: its rates, the maximum per period, and whether it is paid or claimed. */
export function RebateFields(props: PartProps) {
  const { values, ranks, register, errorAt, set } = props
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  return (
    <>
      <div className={styles.pair}>
        <PeriodField {...props} />
        <Field
          label={t('amount_most')}
          {...decimal}
          error={errorAt('options.amount')}
          {...register('options.amount', { validate: amount(1n) })}
        />
        <FilterSelect
          label={t('rebate_paid')}
          value={values.options.payHour}
          onChange={(payHour) => set('options', { ...values.options, payHour })}
          options={[
            { value: '', label: t('rebate_claimed') },
            ...HOURS.map((hour) => ({ value: hour, label: t('rebate_at', { hour: `${hour.padStart(2, '0')}:00` }) })),
          ]}
        />
      </div>
      <RateGrid
        legend={t('rebate_legend')}
        hint={t('rebate_hint')}
        columns={ranks}
        nothing={t('ranks_nothing')}
        register={register}
        errorAt={errorAt}
      />
    </>
  )
}
