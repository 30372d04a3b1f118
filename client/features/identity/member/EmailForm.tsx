import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isMailAddress } from '#client/lib/email-rule.ts'
import { showAtField, useErrorText } from '#client/lib/error-text.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { Form } from '#client/ui/index.ts'
import {
  codeDigits,
  isCode,
  CodeField,
  EmailField,
  sendMailCode,
  useBindEmail,
} from '#client/features/identity/verification/index.ts'
import { refusedPartOf, useBinding } from './use-binding.ts'

/**
 * An address and the code sent to it. `current`: the verified address it replaces, masked. `known`: an address still to be
 * verified.
 */
export function EmailForm({ current, known = '' }: { current: string; known?: string }) {
  const { t } = useTranslation(['verification', 'common'])
  const text = useErrorText()
  const bindEmail = useBindEmail(current !== '')
  const { bind, sheet } = useBinding()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { email: known, code: '' } })
  const { errors, isSubmitting } = form.formState
  useRevalidateOnLanguage(form)

  const address = () => form.getValues('email').trim()
  const targetOf = async () => ((await form.trigger('email', { shouldFocus: true })) ? address() : undefined)
  /** True if the refusal is shown at a field. */
  function refuse(error: unknown): boolean {
    const part = refusedPartOf(error)
    if (part === 'form') return false
    void showAtField(form, part === 'code' ? 'code' : 'email', error)
    return true
  }
  const submit = form.handleSubmit(({ code }) => {
    setRefusal(undefined)
    const body = { email: address(), verificationCode: codeDigits(code) }
    return bind(() => bindEmail.mutateAsync(body)).catch((error: unknown) => {
      if (!refuse(error)) setRefusal(error)
    })
  })

  return (
    <>
      <Form
        intro={current ? t('email_change_intro', { current }) : t('email_intro')}
        error={refusal !== undefined && text(refusal)}
        submit={t(current ? 'email_change' : 'email_bind')}
        isPending={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <EmailField
          error={errors.email?.message}
          {...form.register('email', { validate: (typed) => isMailAddress(typed.trim()) || t('common:in_email_incorrect') })}
        />
        <CodeField
          channel="mail"
          targetOf={targetOf}
          send={sendMailCode}
          onRefused={refuse}
          error={errors.code?.message}
          {...form.register('code', { validate: (typed) => isCode(typed) || t('mail_code_required') })}
        />
      </Form>
      {sheet}
    </>
  )
}
