import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RegisterField, RegisterRules } from '#contract/register.ts'
import { useCaptcha } from '#client/features/captcha/index.ts'
import { useFlag } from '#client/features/system/index.ts'
import { isMobile, mobileDigits, useDiallingCode } from '#client/features/verification/index.ts'
import { toast } from '#client/lib/notices.ts'
import { paths } from '#client/lib/paths.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { fieldsOf, problemOf, type RegisterMethod } from './register-fields.ts'
import { refusedFields, startValues, toRegistration, type RegisterValues } from './register-values.ts'
import { useCheckAffiliate, useCheckUsername, useRegister } from './register.queries.ts'

/** The form's state and its way: checks, the invitation code first, then the sign-up; refusals go to their fields. */
export function useRegistration(rules: RegisterRules, method: RegisterMethod) {
  const { t } = useTranslation('register')
  const { search } = useLocation()
  const navigate = useNavigate()
  const form = useForm<RegisterValues>({ defaultValues: startValues(search) })
  useRevalidateOnLanguage(form)
  const verifiesMobile = useFlag('REGMOBVERF3')
  const dialling = useDiallingCode()
  const captcha = useCaptcha(rules.captcha.enabled)
  const [affiliate, username, signUp] = [useCheckAffiliate(), useCheckUsername(), useRegister()]
  const [formError, setFormError] = useState<unknown>()
  const [mobile, isAccepted] = useWatch({ control: form.control, name: ['mobileNum', 'isAccepted'] })
  const fields = fieldsOf(rules, { method, verifiesMobile, hasMobile: mobile.trim() !== '' })

  /** Takes a refusal to its fields, the first of them focused; false when it names none. */
  function refuse(error: unknown): boolean {
    const refusals = refusedFields(error, fields)
    refusals.forEach(({ name, reason }, index) =>
      form.setError(name, { type: 'server', message: reason }, { shouldFocus: index === 0 }),
    )
    return refusals.length > 0
  }

  /** The number a code is sent to; undefined, with the error shown, where it is not right yet. */
  async function targetOf() {
    const typed = form.getValues('mobileNum')
    if (!(await form.trigger('mobileNum', { shouldFocus: true })) || !isMobile(typed, dialling.country)) return undefined
    return { mobileNum: mobileDigits(typed), countryDialingCode: dialling.code }
  }

  const isAskedFor = (name: RegisterField) => fields.some((field) => field.name === name)

  /** Is the name free? Said when the field is left; silence where the check itself fails, for the server checks again. */
  function checkUsername() {
    const typed = form.getValues('username').trim()
    if (typed === '' || problemOf(rules.username, typed)) return
    username.mutate(typed, { onError: (error) => form.getValues('username').trim() === typed && refuse(error) })
  }

  async function send(values: RegisterValues) {
    setFormError(undefined)
    try {
      const code = values.affiliateCode.trim()
      if (isAskedFor('affiliateCode') && code) await affiliate.mutateAsync(code)
      const login = await signUp.mutateAsync({ method, body: toRegistration(fields, values, dialling.code) })
      toast.success(t('welcome'))
      // Logged in, the guard around the page goes on; else the member does so here.
      if (!login) void navigate(paths.login, { replace: true })
    } catch (error) {
      if (rules.captcha.enabled) captcha.refresh()
      form.resetField('captcha')
      if (!refuse(error)) setFormError(error)
    }
  }

  return {
    form,
    fields,
    parts: { form, dialling, captcha, targetOf, onRefused: refuse, onUsernameLeft: checkUsername },
    formError,
    isAccepted,
    isPending: affiliate.isPending || signUp.isPending,
    submit: form.handleSubmit(send),
  }
}
