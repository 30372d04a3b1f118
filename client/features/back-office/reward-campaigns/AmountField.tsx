import { useTranslation } from 'react-i18next'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Field } from '#client/ui/index.ts'
import { decimal, type PartProps } from './form-parts.ts'

/** The amount of a claim, or its maximum. */
export function AmountField({ values, register, errorAt }: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  return (
    <Field
      label={values.template === 'RESCUE' || values.template === 'GIFT' ? t('amount_most') : t('amount')}
      {...decimal}
      error={errorAt('options.amount')}
      {...register('options.amount', { validate: amount(1n) })}
    />
  )
}
