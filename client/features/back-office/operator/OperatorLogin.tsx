import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { Card, Field, Form, Logo } from '#client/ui/index.ts'
import { useOperatorLogin } from './operator.queries.ts'
import styles from '#client/ui/back-office/Operator.module.css'

/** The login of the back office. */
export function OperatorLogin() {
  const { t } = useTranslation('operator')
  const text = useErrorText()
  const login = useOperatorLogin()
  const [refusal, setRefusal] = useState<unknown>()
  /** The password was right, and an authenticator app is bound. */
  const [hasApp, setHasApp] = useState(false)
  const form = useForm({ defaultValues: { username: '', password: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  useCipherAhead()

  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined)
    const { code, ...known } = typed
    try {
      await login.mutateAsync(hasApp ? { ...known, code: code.trim() } : known)
    } catch (error) {
      const refused = error instanceof ApiError ? error.code : ''
      if (!hasApp && refused === 'login.second.factor.required') setHasApp(true)
      else if (refused === 'validate_verification_code_error') form.setError('code', { message: t('second_code_wrong') })
      else setRefusal(error)
    }
  })
  return (
    <main className={styles.door}>
      <Card className={styles.doorCard}>
        <Logo />
        <h1 className={styles.doorTitle}>{t('back_office')}</h1>
        <Form
          intro={t('login_intro')}
          error={refusal !== undefined && text(refusal)}
          submit={t('log_in')}
          isPending={isSubmitting}
          onSubmit={(event) => void submit(event)}
        >
          <Field
            label={t('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            {...form.register('username', { required: t('username_missing'), onChange: () => setHasApp(false) })}
          />
          <Field
            label={t('password')}
            type="password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password', { required: t('password_missing') })}
          />
          {hasApp && (
            <Field
              label={t('second_code')}
              inputMode="text"
              autoComplete="one-time-code"
              autoCapitalize="none"
              // Appears once the password was right: there is nothing else to do.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              error={errors.code?.message}
              {...form.register('code', { validate: (code) => code.trim() !== '' || t('second_code_missing') })}
            />
          )}
        </Form>
      </Card>
    </main>
  )
}
