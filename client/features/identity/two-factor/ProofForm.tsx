import { KeyRound, Lock } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CODE_MAX, PASSWORD_MAX } from '#contract/wire.ts'
import { Field, Form } from '#client/ui/index.ts'
import { codeText, isCode, isCodeOrRecovery } from './code-rule.ts'
import { useRefusal } from './use-refusal.ts'

interface Values {
  code: string
  password: string
}
interface Props {
  intro: string
  submit: string
  /** To remove the app: asks for the password too, and accepts a recovery code. */
  needsPassword?: boolean
  onSend: (values: Values) => Promise<void>
}

/** Asks for an app code before a sensitive change; refusals go to their fields. */
export function ProofForm({ intro, submit, needsPassword = false, onSend }: Props) {
  const { t } = useTranslation('two-factor')
  const form = useForm<Values>({ defaultValues: { code: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const { failure, refuse, forgive } = useRefusal(form)
  const isRight = needsPassword ? isCodeOrRecovery : isCode

  const send = form.handleSubmit(async ({ code, password }) => {
    forgive()
    try {
      await onSend({ code: codeText(code), password })
    } catch (error) {
      refuse(error)
    }
  })
  return (
    <Form
      onSubmit={(event) => void send(event)}
      intro={intro}
      submit={submit}
      isPending={isSubmitting}
      isDangerous={needsPassword}
      error={failure}
    >
      <Field
        label={t(needsPassword ? 'code_or_recovery' : 'code')}
        icon={<KeyRound size={22} />}
        inputMode={needsPassword ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={CODE_MAX}
        error={errors.code?.message}
        {...form.register('code', { validate: (typed) => (isRight(typed) ? undefined : t('code_required')), onChange: forgive })}
      />
      {needsPassword && (
        <Field
          label={t('password')}
          icon={<Lock size={22} />}
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          error={errors.password?.message}
          {...form.register('password', {
            validate: (typed) => (typed ? undefined : t('password_required')),
            onChange: forgive,
          })}
        />
      )}
    </Form>
  )
}
