import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { showAtField, useErrorText } from '#client/lib/error-text.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { Form } from '#client/ui/index.ts'
import {
  codeDigits,
  isCode,
  mobileDigits,
  MobileField,
  useDiallingCode,
  SmsCodeField,
  judgeAgain,
  useMobileCheck,
  useBindMobile,
} from '#client/features/identity/verification/index.ts'
import { refusedPartOf, useBinding } from './use-binding.ts'

/** A number and the code sent to it; `current` is the verified number it replaces, masked. */
export function MobileForm({ current }: { current: string }) {
  const { t } = useTranslation('verification')
  const text = useErrorText()
  const dialling = useDiallingCode()
  const checkMobile = useMobileCheck(dialling)
  const bindMobile = useBindMobile(current !== '')
  const { bind, sheet } = useBinding()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { mobile: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  useRevalidateOnLanguage(form)

  const target = () => ({
    mobileNum: mobileDigits(form.getValues('mobile'), dialling.country),
    countryDialingCode: dialling.code,
  })
  const targetOf = async () => ((await form.trigger('mobile', { shouldFocus: true })) ? target() : undefined)
  /** True if the refusal is shown at a field. */
  function refuse(error: unknown): boolean {
    const part = refusedPartOf(error)
    if (part === 'form') return false
    const field = part === 'code' ? 'code' : 'mobile'
    void showAtField(form, field, error)
    return true
  }
  const submit = form.handleSubmit(({ code }) => {
    setRefusal(undefined)
    const body = { ...target(), verificationCode: codeDigits(code) }
    return bind(() => bindMobile.mutateAsync(body)).catch((error: unknown) => {
      if (!refuse(error)) setRefusal(error)
    })
  })

  return (
    <>
      <Form
        intro={current ? t('mobile_change_intro', { current }) : t('mobile_intro')}
        error={refusal !== undefined && text(refusal)}
        submit={t(current ? 'mobile_change' : 'mobile_bind')}
        isPending={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <MobileField
          dialling={dialling}
          onCountryChange={judgeAgain(form, 'mobile')}
          error={errors.mobile?.message}
          {...form.register('mobile', { validate: checkMobile })}
        />
        <SmsCodeField
          purpose="member"
          targetOf={targetOf}
          onRefused={refuse}
          error={errors.code?.message}
          {...form.register('code', { validate: (typed) => isCode(typed) || t('code_required') })}
        />
      </Form>
      {sheet}
    </>
  )
}
