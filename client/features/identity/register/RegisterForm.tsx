import { Trans, useTranslation } from 'react-i18next'
import type { RegisterRules } from '#contract/identity/register.ts'
import { useTermsLinks } from '#client/features/site/terms/index.ts'
import { useMinimumAge } from '#client/lib/site.ts'
import { Button, Checkbox, Dock, FormError } from '#client/ui/index.ts'
import type { RegisterMethod } from './register-fields.ts'
import { RegisterFormField } from './RegisterFormField.tsx'
import styles from './RegisterPage.module.css'
import { useRegistration } from './use-registration.ts'

export function RegisterForm({ rules, method }: { rules: RegisterRules; method: RegisterMethod }) {
  const { t } = useTranslation('register')
  const age = useMinimumAge()
  const { form, fields, parts, formError, isAccepted, submit } = useRegistration(rules, method)
  const terms = useTermsLinks()
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {fields.map((field) => (
        <RegisterFormField key={field.name} field={field} {...parts} />
      ))}
      <Dock>
        <Checkbox className={styles.terms} {...form.register('isAccepted')}>
          <Trans t={t} i18nKey="disclaimer" values={{ age }} components={terms.links} />
        </Checkbox>
        <FormError>{formError}</FormError>
        <Button type="submit" isWide isLoading={form.formState.isSubmitting} disabled={!isAccepted}>
          {t('submit')}
        </Button>
      </Dock>
      {terms.sheet}
    </form>
  )
}
