import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/lib/api-error.ts'
import { showAtField, useErrorText } from '#client/lib/error-text.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { ButtonLink, EmptyState, Form } from '#client/ui/index.ts'
import { ConfirmPasswordField, NewPasswordField } from './NewPasswordFields.tsx'
import { useResetPassword } from './password.queries.ts'
import { useLogInAgain } from './use-log-in-again.ts'
import { usePasswordRule } from './use-password-rule.ts'

/** Opened by the mailed link: a new password, twice. An expired link says so and offers another. */
export function LinkForm({ token }: { token: string }) {
  const { t } = useTranslation(['password', 'common'])
  const text = useErrorText()
  const rule = usePasswordRule()
  const reset = useResetPassword()
  const logInAgain = useLogInAgain()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { password: '', confirmation: '' } })
  const { errors, isSubmitting } = form.formState
  useRevalidateOnLanguage(form)
  useCipherAhead()

  const submit = form.handleSubmit(async ({ password, confirmation }) => {
    setRefusal(undefined)
    try {
      const { userName } = await reset.mutateAsync({ token, newPassword: password, confirmNewPassword: confirmation })
      await logInAgain(userName, password)
    } catch (error) {
      const isSame = error instanceof ApiError && error.code === 'modify.new.old.same'
      const aboutPassword = rule.refusalOf(error)
      if (isSame) void showAtField(form, 'password', error)
      else if (aboutPassword) form.setError('password', { type: 'server', message: aboutPassword }, { shouldFocus: true })
      else setRefusal(error)
    }
  })

  if (refusal instanceof ApiError && refusal.code === 'password.link.expired')
    return <EmptyState message={t('link_expired')} action={<ButtonLink to={SCREENS.forget.path}>{t('link_again')}</ButtonLink>} />
  return (
    <Form
      intro={t('link_intro')}
      error={refusal !== undefined && text(refusal)}
      submit={t('set_password')}
      isPending={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <NewPasswordField
        hint={rule.hint}
        error={errors.password?.message}
        {...form.register('password', { validate: rule.check })}
      />
      <ConfirmPasswordField
        error={errors.confirmation?.message}
        {...form.register('confirmation', {
          validate: (typed) =>
            (typed === '' && t('common:in_enter_password')) ||
            typed === form.getValues('password') ||
            t('common:in_confirmation_correct'),
        })}
      />
    </Form>
  )
}
