import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { WAY_MINUTES } from '#contract/back-office/deposit-ways.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Checkbox, Field } from '#client/ui/index.ts'
import styles from './DepositWays.module.css'
import { areAmounts, feeRateOf, readFeeRate, type WayValues } from './way-form.ts'

const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const

/** Limits, suggested amounts, fee, and how long an order may be paid. */
export function WayAmountFields({ form, values }: { form: UseFormReturn<WayValues>; values: WayValues }) {
  const { t } = useTranslation('deposit-ways')
  const { register, setValue, formState } = form
  const { errors } = formState
  const numberProblem = useNumberProblem()
  const amount = (least: bigint) => (typed: string) => {
    const read = readAmount(typed)
    return (read.value !== undefined && read.value >= least) || (numberProblem(read) ?? t('amount_wrong'))
  }
  const minutes = (typed: string) => {
    const read = Number(typed)
    return (/^\d{1,4}$/.test(typed) && read >= WAY_MINUTES.min && read <= WAY_MINUTES.max) || t('minutes_wrong', WAY_MINUTES)
  }
  return (
    <>
      <p className={styles.hint}>{t('amounts_kept')}</p>
      <div className={styles.pair}>
        <Field
          label={t('min_amount')}
          error={errors.minAmount?.message}
          {...decimal}
          {...register('minAmount', { validate: amount(1n) })}
        />
        <Field
          label={t('max_amount')}
          error={errors.maxAmount?.message}
          {...decimal}
          {...register('maxAmount', { validate: amount(1n) })}
        />
        <Field
          label={t('fee_rate')}
          hint={t('fee_rate_hint')}
          error={errors.feeRate?.message}
          {...decimal}
          {...register('feeRate', {
            validate: (typed) => feeRateOf(typed) !== undefined || (numberProblem(readFeeRate(typed)) ?? t('fee_rate_wrong')),
          })}
        />
        <Field
          label={t('fee_fixed')}
          error={errors.feeFixed?.message}
          {...decimal}
          {...register('feeFixed', { validate: amount(0n) })}
        />
      </div>
      <Field
        label={t('fixed_amounts')}
        hint={t('fixed_amounts_hint')}
        error={errors.fixedAmounts?.message}
        {...decimal}
        {...register('fixedAmounts', { validate: (typed) => areAmounts(typed) || t('fixed_amounts_wrong') })}
      />
      <Checkbox checked={values.isFixedOnly} onChange={({ target }) => setValue('isFixedOnly', target.checked)}>
        {t('fixed_only')}
      </Checkbox>
      <Field
        label={t('minutes')}
        inputMode="numeric"
        autoComplete="off"
        error={errors.minutes?.message}
        {...register('minutes', { validate: minutes })}
      />
    </>
  )
}
