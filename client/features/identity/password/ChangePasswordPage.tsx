import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { useMember } from '#client/lib/current-member.ts'
import { useSignOut } from '#client/features/identity/session/index.ts'
import { hasPageBefore } from '#client/lib/go-back.ts'
import { usePageTitle } from '#client/lib/page-title.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useTemporaryPassword } from '#client/lib/temporary-password.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { Button, Dialog, Field, Form } from '#client/ui/index.ts'
import { ConfirmPasswordField, NewPasswordField } from './NewPasswordFields.tsx'
import { useChangeForm } from './use-change-form.ts'

/** Below the button, because the bar has no arrow here (SCR-03): goes back, or signs out if a first password is due. */
function WayOut({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation(['common', 'shell'])
  const navigate = useNavigate()
  const signOut = useSignOut()
  const goBack = () => {
    if (hasPageBefore()) void navigate(-1)
    else void navigate(SCREENS.settings.path, { replace: true })
  }
  return (
    <Button variant="secondary" isWide onClick={() => (isFirst ? void signOut() : goBack())}>
      {t(isFirst ? 'shell:log_out' : 'cancel')}
    </Button>
  )
}

/** Changes the password, or sets the first one after a temporary password (SCR-31). */
export function ChangePasswordPage() {
  const { t } = useTranslation('password')
  const { data: member } = useMember()
  const hasHeld = useTemporaryPassword() !== null
  const isFirst = member?.mustChangePassword ?? hasHeld
  usePageTitle(t(isFirst ? 'first_title' : 'change_title'))
  useCipherAhead()
  const { form, rule, submit, sheet, asksForOld, error, warning, checkOld, checkConfirmation } = useChangeForm()
  const { errors, isSubmitting } = form.formState

  return (
    <>
      <Form
        intro={t(isFirst ? 'first_intro' : 'change_intro')}
        error={error}
        submit={t('save')}
        isPending={isSubmitting}
        foot={<WayOut isFirst={isFirst} />}
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
