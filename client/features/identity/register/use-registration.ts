import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RegisterField, RegisterRules } from '#contract/identity/register.ts'
import { useCaptcha } from '#client/features/site/captcha/index.ts'
import {
  dropInvitation,
  isInvitationRefused,
  referralCodeOf,
  refuseInvitation,
  useInvitation,
} from '#client/features/identity/session/index.ts'
import { askForLimit } from '#client/features/identity/responsible-play/index.ts'
import { useFlag, useSite } from '#client/lib/site.ts'
import { mobileDigits, useDiallingCode } from '#client/features/identity/verification/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { paths } from '#client/lib/paths.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { fieldsOf, problemOf, type RegisterMethod } from './register-fields.ts'
import { isLinkRefused, refusedFields, startValues, toRegistration, type RegisterValues } from './register-values.ts'
import { useCheckAffiliate, useCheckUsername, useRegister } from './register.queries.ts'

/** The form's state and submission: checks, the invitation code first, then the sign-up; refusals go to their fields. */
export function useRegistration(rules: RegisterRules, method: RegisterMethod) {
  const { t } = useTranslation('register')
  const errorText = useErrorText()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  // Which field is first depends on the method, so it is focused here, not by the form.
  const needsExplicitConsent = useSite()?.needsExplicitConsent ?? false
  const form = useForm<RegisterValues>({ defaultValues: startValues(search, needsExplicitConsent), shouldFocusError: false })
  // The settings may be those of an earlier visit until the new ones arrive.
  useEffect(() => form.resetField('isAccepted', { defaultValue: !needsExplicitConsent }), [form, needsExplicitConsent])
  useRevalidateOnLanguage(form)
  const referralCode = referralCodeOf(useInvitation())
  const verifiesMobile = useFlag('REGMOBVERF3')
  const dialling = useDiallingCode()
  const captcha = useCaptcha(rules.captcha.enabled)
  const [affiliate, username, signUp] = [useCheckAffiliate(), useCheckUsername(), useRegister()]
  const [failure, setFailure] = useState<{ error: unknown }>()
  const [mobile, isAccepted] = useWatch({ control: form.control, name: ['mobileNum', 'isAccepted'] })
  const fields = fieldsOf(rules, { method, verifiesMobile, hasMobile: mobile.trim() !== '' })

  function focusFirst(isWrong: (name: RegisterField) => boolean) {
    const first = fields.find(({ name }) => isWrong(name))
    if (first) form.setFocus(first.name)
  }

  /** Assigns a refusal to its fields; false if it names none. */
  function refuse(error: unknown): boolean {
    const refusals = refusedFields(error, fields)
    for (const { name, reason } of refusals) form.setError(name, { type: 'server', message: reason })
    return refusals.length > 0
  }

  function refuseAndFocus(error: unknown): boolean {
    const isTaken = refuse(error)
    focusFirst((name) => refusedFields(error, fields).some((refusal) => refusal.name === name))
    return isTaken
  }

  /** The number to send a code to; undefined, with the error shown, if it is not valid yet. */
  async function targetOf() {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined
    return { mobileNum: mobileDigits(form.getValues('mobileNum'), dialling.country), countryDialingCode: dialling.code }
  }

  const isAskedFor = (name: RegisterField) => fields.some((field) => field.name === name)

  /** Checks on blur whether the name is free. Silent if the check itself fails: the server checks again on submit. */
  function checkUsername() {
    const typed = form.getValues('username').trim()
    if (typed === '' || problemOf(rules.username, typed)) return
    username.mutate(typed, { onError: (error) => form.getValues('username').trim() === typed && refuse(error) })
  }

  async function send(values: RegisterValues) {
    setFailure(undefined)
    try {
      const code = values.affiliateCode.trim()
      if (isAskedFor('affiliateCode') && code) await affiliate.mutateAsync(code)
      const login = await signUp.mutateAsync({ method, body: toRegistration(fields, values, dialling, referralCode) })
      dropInvitation()
      toast.success(t('welcome'))
      if (login) askForLimit()
      // When logged in, the guard around the page moves on; otherwise go to login from here.
      if (!login) void navigate(paths.login, { replace: true, state })
    } catch (error) {
      if (rules.captcha.enabled) captcha.refresh()
      form.resetField('captcha')
      if (isLinkRefused(error, fields)) form.setValue('affiliateCode', '')
      if (isInvitationRefused(error)) refuseInvitation()
      if (!refuseAndFocus(error)) setFailure({ error })
    }
  }

  function textOf(error: unknown) {
    const isLink = isLinkRefused(error, fields) || isInvitationRefused(error)
    return isLink ? t('referrer_link_error') : errorText(error)
  }

  return {
    form,
    fields,
    parts: { form, dialling, captcha, targetOf, onRefused: refuseAndFocus, onUsernameLeft: checkUsername },
    formError: failure && textOf(failure.error),
    isAccepted,
    submit: form.handleSubmit(send, (errors) => focusFirst((name) => name in errors)),
  }
}
