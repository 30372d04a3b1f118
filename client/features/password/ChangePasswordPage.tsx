import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { useMember } from '#client/features/member/index.ts'
import { usePageTitle } from '#client/lib/page-title.ts'
import { useTemporaryPassword } from '#client/lib/temporary-password.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { BackBar, Button, Dialog, Field, Form } from '#client/ui/index.ts'
import { ConfirmPasswordField, NewPasswordField } from './NewPasswordFields.tsx'
import styles from './ChangePasswordPage.module.css'
import { useChangeForm } from './use-change-form.ts'

/** Changing the password; the first one of one's own in the place of a temporary one has no way back (spec §2, §4). */
export function ChangePasswordPage() {
  const { t } = useTranslation('password')
  const { data: member } = useMember()
  const hasHeld = useTemporaryPassword() !== null
  const isFirst = member?.mustChangePassword ?? hasHeld
  const title = t(isFirst ? 'first_title' : 'change_title')
  usePageTitle(title)
  useCipherAhead()
  const { form, rule, submit, sheet, asksForOld, error, warning, checkOld, checkConfirmation } = useChangeForm()
  const { errors, isSubmitting } = form.formState

  return (
    <>
      <div className={styles.bar}>
        <BackBar title={title} hasBack={!isFirst} />
      </div>
      <Form
        intro={t(isFirst ? 'first_intro' : 'change_intro')}
        error={error}
        submit={t('save')}
        isPending={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        {asksForOld && (
          <Field
            label={t(isFirst ? 'temporary_password' : 'old_password')}
            icon={<Lock size={22} />}
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            error={errors.old?.message}
            {...form.register('old', { validate: checkOld, shouldUnregister: true })}
          />
        )}
        <NewPasswordField
          hint={rule.hint}
          error={errors.password?.message}
          {...form.register('password', { validate: rule.check })}
        />
        <ConfirmPasswordField
          error={errors.confirmation?.message}
          {...form.register('confirmation', { validate: checkConfirmation })}
        />
      </Form>
      {sheet}
      <Dialog
        isOpen={warning.isOpen}
        onClose={warning.close}
        role="alertdialog"
        title={t('same_title')}
        actions={<Button onClick={warning.close}>{t('same_ok')}</Button>}
      >
        {t('same_text')}
      </Dialog>
    </>
  )
}
