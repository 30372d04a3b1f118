import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { OPERATOR_PASSWORD_MIN } from '#contract/back-office/operator/operator.ts'
import type { Person } from '#contract/back-office/operator/operator-people.ts'
import type { OperatorRole } from '#contract/operator-roles.ts'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { hasReason } from '#client/lib/back-office/has-reason.ts'
import { Field, Form, TextArea } from '#client/ui/index.ts'
import { useResetPassword, useResetSecondFactor, useSetActive, useSetRole } from './people.queries.ts'
import { RoleChoice } from './RoleChoice.tsx'

export type Action = 'role' | 'active' | 'password' | 'app'
interface Props {
  person: Person
  action: Action
  onDone: () => void
}
const MOST_REASON = 200

/** An action on an operator, with a reason. */
export function PersonAction({ person, action, onDone }: Props) {
  const { t } = useTranslation('operator-people')
  const text = useErrorText()
  const [setRole, setActive, resetPassword, resetApp] = [useSetRole(), useSetActive(), useResetPassword(), useResetSecondFactor()]
  const [refusal, setRefusal] = useState<unknown>()
  const [role, chooseRole] = useState<OperatorRole>(person.role)
  const form = useForm({ defaultValues: { password: '', reason: '' } })
  const { errors, isSubmitting } = form.formState
  const { id, username, isActive } = person
  const least = OPERATOR_PASSWORD_MIN
  useCipherAhead()

  const words = {
    role: { intro: t('role_change_intro'), submit: t('role_change') },
    active: isActive
      ? { intro: t('switch_off_text'), submit: t('switch_off') }
      : { intro: t('switch_on_title', { username }), submit: t('switch_on') },
    password: { intro: t('reset_password_text'), submit: t('reset_password') },
    app: { intro: t('reset_app_text'), submit: t('reset_app') },
  }[action]

  const submit = form.handleSubmit(async ({ password, reason: typed }) => {
    setRefusal(undefined)
    const reason = typed.trim()
    const work = {
      role: () => setRole.mutateAsync({ id, role, reason }),
      active: () => setActive.mutateAsync({ id, isActive: !isActive, reason }),
      password: () => resetPassword.mutateAsync({ id, password, reason }),
      app: () => resetApp.mutateAsync({ id, reason }),
    }[action]
    try {
      await work()
      toast.success(t('done'))
      onDone()
    } catch (error) {
      setRefusal(error)
    }
  })
  return (
    <Form
      intro={words.intro}
      error={refusal !== undefined && text(refusal)}
      submit={words.submit}
      isDangerous={(action === 'active' && isActive) || action === 'app'}
      isPending={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      {action === 'role' && <RoleChoice value={role} onChange={chooseRole} />}
      {action === 'password' && (
        <Field
          label={t('password_first')}
          hint={t('password_hint', { least })}
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          error={errors.password?.message}
          {...form.register('password', { validate: (typed) => typed.length >= least || t('password_short', { least }) })}
        />
      )}
      <TextArea
        label={t('reason')}
        maxLength={MOST_REASON}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (typed) => hasReason(typed) || t('reason_missing') })}
      />
    </Form>
  )
}
