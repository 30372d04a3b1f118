import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CaptchaField, type Captcha } from '#client/features/site/captcha/index.ts'
import {
  judgeAgain,
  MobileField,
  SmsCodeField,
  type DiallingCode,
  type SmsTarget,
} from '#client/features/identity/verification/index.ts'
import { DateField, Field } from '#client/ui/index.ts'
import { FIELD_LOOK } from './field-looks.tsx'
import type { FormField } from './register-fields.ts'
import type { RegisterValues } from './register-values.ts'
import { useFieldTexts } from './use-field-texts.ts'

/** What fields with calls of their own need. */
export interface FieldParts {
  form: UseFormReturn<RegisterValues>
  dialling: DiallingCode
  captcha: Captcha
  targetOf: () => Promise<SmsTarget | undefined>
  onRefused: (error: unknown) => boolean
  onUsernameLeft: () => void
}

interface Props extends FieldParts {
  field: FormField
}

/** One field of the form, by its rule: a star if required, the rule's text if its pattern is broken. */
export function RegisterFormField({ field, form, dialling, captcha, targetOf, onRefused, onUsernameLeft }: Props) {
  const { t } = useTranslation('register')
  const { name, rule } = field
  const { check, textOf, hintOf } = useFieldTexts(form, dialling)
  const error = textOf(field, form.formState.errors[name] as FieldError | undefined)
  /** The value has changed, so the server's refusal no longer applies. */
  const forgive = () => {
    if (form.formState.errors[name]?.type === 'server') form.clearErrors(name)
  }
  const rules = { validate: (typed: string) => check(field, typed), onChange: forgive }
  const shared = { error, required: rule.required }

  if (name === 'birthday') {
    return (
      <Controller
        name={name}
        control={form.control}
        rules={rules}
        render={({ field: { ref, value, onChange } }) => (
          <DateField ref={ref} label={t('field_birthday')} value={value} onChange={onChange} {...shared} />
        )}
      />
    )
  }
  if (name === 'mobileNum') {
    return (
      <MobileField dialling={dialling} onCountryChange={judgeAgain(form, name)} {...shared} {...form.register(name, rules)} />
    )
  }
  if (name === 'verificationCode') {
    return (
      <SmsCodeField purpose="register" targetOf={targetOf} onRefused={onRefused} {...shared} {...form.register(name, rules)} />
    )
  }
  if (name === 'captcha') return <CaptchaField captcha={captcha} {...shared} {...form.register(name, rules)} />

  const onBlur = name === 'username' ? onUsernameLeft : undefined
  // A confirmation is checked again when the password changes (SCR-26).
  const deps: 'confirmPassword'[] = name === 'password' && form.formState.touchedFields.confirmPassword ? ['confirmPassword'] : []
  return (
    <Field
      label={t(`field_${name}`)}
      maxLength={rule.maxLength}
      hint={hintOf(field)}
      {...FIELD_LOOK[name]}
      {...shared}
      {...form.register(name, { ...rules, onBlur, deps })}
    />
  )
}
