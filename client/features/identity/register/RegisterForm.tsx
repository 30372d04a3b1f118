import { useTranslation } from 'react-i18next'
import type { RegisterRules } from '#contract/identity/register.ts'
import { useSite } from '#client/lib/site.ts'
import { Button, Checkbox, FormError } from '#client/ui/index.ts'
import type { RegisterMethod } from './register-fields.ts'
import { RegisterFormField } from './RegisterFormField.tsx'
import styles from './RegisterPage.module.css'
import { useRegistration } from './use-registration.ts'

/** Used until the site's own minimum age is known. */
const ADULT = 18

export function RegisterForm({ rules, method }: { rules: RegisterRules; method: RegisterMethod }) {
  const { t } = useTranslation('register')
  const age = useSite()?.minimumAge ?? ADULT
  const { form, fields, parts, formError, isAccepted, submit } = useRegistration(rules, method)
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {fields.map((field) => (
        <RegisterFormField key={field.name} field={field} {...parts} />
      ))}
      <Checkbox className={styles.terms} {...form.register('isAccepted')}>
        {t('disclaimer', { age })}
      </Checkbox>
      <FormError>{formError}</FormError>
      <Button type="submit" isWide isLoading={form.formState.isSubmitting} disabled={!isAccepted}>
        {t('submit')}
      </Button>
    </form>
  )
}
