import { KeyRound, Lock } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CODE_MAX, PASSWORD_MAX } from '#contract/wire.ts'
import { useWithProof } from '#client/features/identity/security/index.ts'
import { Field, Form } from '#client/ui/index.ts'
import { codeText, isCode } from './code-rule.ts'
import { SecretCard } from './SecretCard.tsx'
import { useBind } from './two-factor.queries.ts'
import { useRefusal } from './use-refusal.ts'

interface Props {
  secret: string
  otpauthUrl: string
  onCodes: (codes: readonly string[]) => void
  /** The secret has expired: fetch a new one. */
  onExpired: () => void
}
interface Values {
  code: string
  password: string
}

/** Scan, then enter the first code and the password. */
export function BindForm({ secret, otpauthUrl, onCodes, onExpired }: Props) {
  const { t } = useTranslation('two-factor')
  const { run, sheet } = useWithProof()
  const bind = useBind(run)
  const form = useForm<Values>({ defaultValues: { code: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const { failure, refuse, forgive } = useRefusal(form, { onExpired })

  const submit = form.handleSubmit(async ({ code, password }) => {
    forgive()
    try {
      const { recoveryCodes } = await bind.mutateAsync({ verificationCode: codeText(code), password })
      onCodes(recoveryCodes)
    } catch (error) {
      refuse(error)
    }
  })
  return (
    <>
      <Form
        onSubmit={(event) => void submit(event)}
        intro={t('intro')}
        submit={t('bind')}
        isPending={isSubmitting}
        error={failure}
      >
        <SecretCard secret={secret} otpauthUrl={otpauthUrl} />
        <Field
          label={t('code')}
          icon={<KeyRound size={22} />}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_MAX}
          error={errors.code?.message}
          {...form.register('code', { validate: (typed) => (isCode(typed) ? undefined : t('code_required')), onChange: forgive })}
        />
        <Field
          label={t('password')}
          icon={<Lock size={22} />}
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          error={errors.password?.message}
          {...form.register('password', { validate: (typed) => (typed ? undefined : t('password_required')), onChange: forgive })}
        />
      </Form>
      {sheet}
    </>
  )
}
