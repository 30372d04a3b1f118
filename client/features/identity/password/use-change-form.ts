import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useWithProof } from '#client/features/identity/security/index.ts'
import { checkPassword } from '#client/features/identity/session/index.ts'
import { useSite } from '#client/lib/site.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { showAtField, useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { paths } from '#client/lib/paths.ts'
import { currentSession } from '#client/lib/session.ts'
import { forgetTemporaryPassword, useTemporaryPassword } from '#client/lib/temporary-password.ts'
import { PASSWORD_REDIRECT_MS, TOAST_MS } from '#client/lib/timings.ts'
import { useLater } from '#client/lib/use-later.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { useChangePassword } from './password.queries.ts'
import { updateRememberedPassword } from './use-log-in-again.ts'
import { usePasswordRule } from './use-password-rule.ts'

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : '')

/** State and submission of the change-password form (SCR-31). */
export function useChangeForm() {
  const { t } = useTranslation(['password', 'common', 'session'])
  const text = useErrorText()
  const rule = usePasswordRule()
  const passwordRule = useSite()?.register.password
  const navigate = useNavigate()
  const later = useLater()
  const change = useChangePassword()
  const { run, sheet } = useWithProof()
  const held = useTemporaryPassword()
  const [isSame, setSame] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { old: '', password: '', confirmation: '' } })
  useRevalidateOnLanguage(form)

  function finish(newPassword: string) {
    forgetTemporaryPassword()
    updateRememberedPassword(currentSession()?.userName ?? '', newPassword)
    toast.success(t('common:save_success'), TOAST_MS.brief)
    later(() => void navigate(paths.home, { replace: true }), PASSWORD_REDIRECT_MS)
  }

  function refuse(error: unknown) {
    const code = codeOf(error)
    const aboutPassword = rule.refusalOf(error)
    if (code === 'modify.new.old.same') setSame(true)
    else if (aboutPassword) form.setError('password', { type: 'server', message: aboutPassword }, { shouldFocus: true })
    else if (code === 'modify.pw.incorrect.pw') {
      // The temporary password is no longer valid: the member has to type it.
      forgetTemporaryPassword()
      void showAtField(form, 'old', error)
    } else setRefusal(error)
  }

  const submit = form.handleSubmit(async ({ old, password, confirmation }) => {
    setRefusal(undefined)
    const oldPassword = held ?? old
    if (oldPassword === password) return setSame(true)
    const body = { oldPassword, newPassword: password, confirmNewPassword: confirmation }
    return run(() => change.mutateAsync(body)).then(() => finish(password), refuse)
  })

  return {
    form,
    rule,
    submit,
    sheet,
    asksForOld: held === null,
    error: refusal !== undefined && text(refusal),
    warning: { isOpen: isSame, close: () => setSame(false) },
    /** The login rule (SCR-27). */
    checkOld(typed: string): string | undefined {
      if (typed === '') return t('common:in_enter_password')
      const problem = checkPassword(typed, passwordRule)
      return problem && t(`session:${problem}`)
    },
    checkConfirmation: (typed: string) =>
      (typed === '' && t('common:in_enter_password')) ||
      typed === form.getValues('password') ||
      t('common:in_confirmation_correct'),
  }
}
