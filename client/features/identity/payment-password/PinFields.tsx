import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from '#client/ui/index.ts'
import type { PaymentForm } from './use-payment-form.ts'

const Pin = (props: FieldProps) => (
  <Field icon={<KeyRound size={22} />} type="password" inputMode="numeric" autoComplete="off" {...props} />
)

/** The current payment password. */
export function OldPinField({ form, checks, length }: PaymentForm) {
  const { t } = useTranslation('payment-password')
  return (
    <Pin
      label={t('old')}
      maxLength={length}
      error={form.formState.errors.old?.message}
      {...form.register('old', { validate: checks.old })}
    />
  )
}

/** The new one, twice. */
export function NewPinFields({ form, checks, length }: PaymentForm) {
  const { t } = useTranslation('payment-password')
  const { errors } = form.formState
  return (
    <>
      <Pin
        label={t('new')}
        maxLength={length}
        hint={t('rule', { length })}
        error={errors.pin?.message}
        {...form.register('pin', { validate: checks.pin })}
      />
      <Pin
        label={t('confirm')}
        maxLength={length}
        error={errors.confirmation?.message}
        {...form.register('confirmation', { validate: checks.confirmation })}
      />
    </>
  )
}
