import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  codeDigits,
  isCode,
  judgeAgain,
  mobileDigits,
  MobileField,
  SmsCodeField,
  useDiallingCode,
  useMobileCheck,
} from '#client/features/identity/verification/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { showAtField, useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { SETTING_PASSWORD_MS } from '#client/lib/timings.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { Form } from '#client/ui/index.ts'
import { NewPasswordField } from './NewPasswordFields.tsx'
import { useSetByPhone } from './password.queries.ts'
import { useLogInAgain } from './use-log-in-again.ts'
import { usePasswordRule } from './use-password-rule.ts'

const CODE_REFUSALS: readonly string[] = ['validate_verification_code_error', 'max.attempt.limit']
const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : '')

/** A code to the member's own number, and a new password (SCR-30). Logs in on success. */
export function PhoneForm() {
  const { t } = useTranslation(['password', 'verification', 'common'])
  const text = useErrorText()
  const rule = usePasswordRule()
  const dialling = useDiallingCode()
  const checkMobile = useMobileCheck(dialling)
  const setByPhone = useSetByPhone()
  const logInAgain = useLogInAgain()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ mode: 'onChange', defaultValues: { mobile: '', code: '', password: '' } })
  const { errors, isDirty, isSubmitting } = form.formState
  useRevalidateOnLanguage(form)
  useCipherAhead()

  const target = () => ({
    mobileNum: mobileDigits(form.getValues('mobile'), dialling.country),
    countryDialingCode: dialling.code,
  })
  const targetOf = async () => ((await form.trigger('mobile', { shouldFocus: true })) ? target() : undefined)

  /** A problem with the new password empties its field; anything else empties the code, unless the server was not reached. */
  function refuse(error: unknown) {
    const code = codeOf(error)
    const aboutPassword = rule.refusalOf(error)
    if (aboutPassword || code === 'modify.new.old.same') form.setValue('password', '')
    if (aboutPassword) return form.setError('password', { type: 'server', message: aboutPassword }, { shouldFocus: true })
    if (code === 'modify.new.old.same') return void showAtField(form, 'password', error)
    if (code === 'network.timeout') return setRefusal(error)
    form.setValue('code', '')
    if (CODE_REFUSALS.includes(code)) return void showAtField(form, 'code', error)
    return setRefusal(error)
  }
  const submit = form.handleSubmit(async ({ code, password }) => {
    setRefusal(undefined)
    const done = toast.loading(t('common:in_please_wait'), SETTING_PASSWORD_MS)
    try {
      const body = { ...target(), verificationCode: codeDigits(code), newPassword: password }
      const { userName } = await setByPhone.mutateAsync(body)
      await logInAgain(userName, password)
    } catch (error) {
      done()
      refuse(error)
    }
  })

  return (
    <Form
      intro={t('phone_intro')}
      error={refusal !== undefined && text(refusal)}
      submit={t('set_password')}
      isPending={isSubmitting}
      isDisabled={!isDirty || Object.keys(errors).length > 0}
      onSubmit={(event) => void submit(event)}
    >
      <MobileField
        dialling={dialling}
        onCountryChange={judgeAgain(form, 'mobile')}
        error={errors.mobile?.message}
        {...form.register('mobile', { validate: checkMobile })}
      />
      <SmsCodeField
        purpose="password"
        targetOf={targetOf}
        error={errors.code?.message}
        {...form.register('code', { validate: (typed) => isCode(typed) || t('verification:code_required') })}
      />
      <NewPasswordField
        hint={rule.hint}
        error={errors.password?.message}
        {...form.register('password', { validate: rule.check })}
      />
    </Form>
  )
}
