import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#client/lib/error-text.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { Card, Field, Form, Logo } from '#client/ui/index.ts'
import { useOperatorLogin } from './operator.queries.ts'
import styles from './Operator.module.css'

/** The console's door. */
export function OperatorLogin() {
  const { t } = useTranslation('operator')
  const text = useErrorText()
  const login = useOperatorLogin()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { username: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  useCipherAhead()

  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined)
    await login.mutateAsync(typed).catch(setRefusal)
  })
  return (
    <main className={styles.door}>
      <Card className={styles.doorCard}>
        <Logo />
        <h1 className={styles.doorTitle}>{t('console')}</h1>
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
            {...form.register('username', { required: t('username_missing') })}
          />
          <Field
            label={t('password')}
            type="password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password', { required: t('password_missing') })}
          />
        </Form>
      </Card>
    </main>
  )
}
