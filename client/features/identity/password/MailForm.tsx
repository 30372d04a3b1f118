import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { checkUsername, UsernameField } from '#client/features/identity/session/index.ts'
import { EmailField } from '#client/features/identity/verification/index.ts'
import { isEmail } from '#client/lib/email-rule.ts'
import { hasPageBefore } from '#client/lib/go-back.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { paths } from '#client/lib/paths.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { useLater } from '#client/lib/use-later.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { Form } from '#client/ui/index.ts'
import { useAskForLink } from './password.queries.ts'

/** Username and address; a link is mailed if both belong to the same member (SCR-30). */
export function MailForm() {
  const { t } = useTranslation(['password', 'common', 'session'])
  const text = useErrorText()
  const navigate = useNavigate()
  const later = useLater()
  const ask = useAskForLink()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { username: '', email: '' } })
  const { errors } = form.formState
  useRevalidateOnLanguage(form)

  const goBack = () => {
    if (hasPageBefore()) void navigate(-1)
    else void navigate(paths.login, { replace: true })
  }
  const submit = form.handleSubmit(async ({ username, email }) => {
    setRefusal(undefined)
    const done = toast.loading(t('common:in_please_wait'))
    try {
      await ask.mutateAsync({ username: username.trim(), email: email.trim() })
      toast.success(t('common:in_been_out'), TOAST_MS.brief)
      later(goBack, TOAST_MS.brief)
    } catch (error) {
      done()
      if (refusedPaths(error).some(({ path }) => path === 'email'))
        form.setError('email', { type: 'server', message: t('common:in_email_incorrect') }, { shouldFocus: true })
      else setRefusal(error)
    }
  })

  return (
    <Form
      intro={t('mail_intro')}
      error={refusal !== undefined && text(refusal)}
      submit={t('retrieve')}
      isPending={ask.isPending}
      onSubmit={(event) => void submit(event)}
    >
      <UsernameField
        isClearable
        error={errors.username?.message}
        {...form.register('username', {
          validate: (typed) => {
            const problem = checkUsername(typed)
            return problem && t(`session:${problem}`)
          },
        })}
      />
      <EmailField
        error={errors.email?.message}
        {...form.register('email', { validate: (typed) => isEmail(typed.trim()) || t('common:in_email_incorrect') })}
      />
    </Form>
  )
}
