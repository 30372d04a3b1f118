import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useWithProof } from '#client/features/identity/security/index.ts'
import { useSite } from '#client/lib/site.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { showAtField, useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { problemOf } from '#client/lib/rule-problem.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'

export interface Values {
  old: string
  login: string
  code: string
  pin: string
  confirmation: string
}
export type PaymentForm = ReturnType<typeof usePaymentForm>

const EMPTY: Values = { old: '', login: '', code: '', pin: '', confirmation: '' }
const PIN_LENGTH = 6
const reason = z.object({ reason: z.string() })

const FIELD_OF: Partial<Record<string, keyof Values>> = {
  'invalid.payment.pw': 'pin',
  'modify.new.old.same': 'pin',
  'modify.new.confirm.diff': 'confirmation',
  fund_account_payment_pwd_error: 'old',
  'modify.pw.incorrect.pw': 'login',
  validate_verification_code_error: 'code',
}

/** Shared by the three forms of the payment password: the rule, where to show a refusal, and going back unless `onSaved` continues. */
export function usePaymentForm(send: (values: Values) => Promise<unknown>, onSaved?: (pin: string) => void) {
  const { t } = useTranslation(['payment-password', 'common'])
  const text = useErrorText()
  const navigate = useNavigate()
  const { run, sheet } = useWithProof()
  const rule = useSite()?.register.paymentPassword
  const length = rule?.maxLength ?? PIN_LENGTH
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm<Values>({ defaultValues: EMPTY })
  useRevalidateOnLanguage(form)
  useCipherAhead()

  function refuse(error: unknown) {
    const field = error instanceof ApiError ? FIELD_OF[error.code] : undefined
    if (!field) return setRefusal(error)
    const isLogin = error instanceof ApiError && reason.safeParse(error.value).data?.reason === 'login'
    if (!isLogin) return void showAtField(form, field, error)
    return form.setError(field, { type: 'server', message: t('is_login_password') }, { shouldFocus: true })
  }
  const submit = form.handleSubmit((values) => {
    setRefusal(undefined)
    return run(() => send(values)).then(() => {
      toast.success(t('common:save_success'))
      if (onSaved) onSaved(values.pin)
      else void navigate(SCREENS.securityCentre.path, { replace: true })
    }, refuse)
  })
  const isFilled = (typed: string) => typed !== '' || t('common:in_enter_password')

  return {
    form,
    sheet,
    submit,
    length,
    error: refusal !== undefined && text(refusal),
    checks: {
      old: isFilled,
      login: isFilled,
      code: (typed: string) => typed.trim() !== '' || t('code_required'),
      pin: (typed: string) =>
        (typed === '' && t('common:in_enter_password')) ||
        !(rule && problemOf({ ...rule, required: true }, typed)) ||
        t('rule', { length }),
      confirmation: (typed: string) =>
        (typed === '' && t('common:in_enter_password')) || typed === form.getValues('pin') || t('common:in_confirmation_correct'),
    },
  }
}
