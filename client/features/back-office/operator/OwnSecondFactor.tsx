import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CODE_MAX, PASSWORD_MAX } from '#contract/wire.ts'
import { codeText, isCode, isCodeOrRecovery, RecoveryCodes, SecretCard } from '#client/features/identity/two-factor/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { ErrorState, Field, Form, Skeleton } from '#client/ui/index.ts'
import styles from './People.module.css'
import { ownSecondFactor, useBindSecondFactor, useLookAgain, useUnbindSecondFactor } from './people.queries.ts'

const FIELD_OF = { 'modify.pw.incorrect.pw': 'password', validate_verification_code_error: 'code' } as const
const isFieldCode = (code: string): code is keyof typeof FIELD_OF => code in FIELD_OF

interface ProofProps {
  submit: string
  takesRecovery: boolean
  isDangerous?: boolean
  onProve: (proof: { password: string; verificationCode: string }) => Promise<unknown>
}

/** An app code and the password; each refusal is shown at its field. */
function Proof({ submit, takesRecovery, isDangerous, onProve }: ProofProps) {
  const { t } = useTranslation('operator-people')
  const text = useErrorText()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { code: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const isRight = takesRecovery ? isCodeOrRecovery : isCode
  useCipherAhead()
  const send = form.handleSubmit(async ({ code, password }) => {
    setRefusal(undefined)
    try {
      await onProve({ password, verificationCode: codeText(code) })
    } catch (error) {
      const field = error instanceof ApiError && isFieldCode(error.code) ? FIELD_OF[error.code] : undefined
      if (field) form.setError(field, { message: field === 'code' ? t('app_code_refused') : text(error) })
      else setRefusal(error)
    }
  })
  return (
    <Form
      error={refusal !== undefined && text(refusal)}
      submit={submit}
      isDangerous={isDangerous}
      isPending={isSubmitting}
      onSubmit={(event) => void send(event)}
    >
      <Field
        label={t('app_code')}
        inputMode={takesRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        maxLength={CODE_MAX}
        error={errors.code?.message}
        {...form.register('code', {
          validate: (typed) => isRight(typed) || t(takesRecovery ? 'app_code_or_recovery' : 'app_code_wrong'),
        })}
      />
      <Field
        label={t('password_current')}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        error={errors.password?.message}
        {...form.register('password', { required: t('password_current_missing') })}
      />
    </Form>
  )
}

/** The operator's own authenticator app: bound with its first code, removed with another. */
export function OwnSecondFactor() {
  const { t } = useTranslation('operator-people')
  const { data, error, refetch } = useQuery(ownSecondFactor())
  const bind = useBindSecondFactor()
  const unbind = useUnbindSecondFactor()
  const lookAgain = useLookAgain()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes(undefined)
          lookAgain()
        }}
      />
    )
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="text" rows={4} />
  if (data.isBound)
    return (
      <div className={styles.part}>
        <p className={styles.bound}>
          <ShieldCheck size={24} aria-hidden="true" />
          {t('app_bound')} {t('app_codes_left', { count: data.recoveryCodesLeft })}
        </p>
        <Proof
          submit={t('app_unbind')}
          takesRecovery
          isDangerous
          onProve={async (proof) => {
            await unbind.mutateAsync(proof)
            toast.success(t('app_unbound'))
          }}
        />
      </div>
    )
  return (
    <div className={styles.part}>
      <p className={styles.intro}>{t('app_intro')}</p>
      {data.secret !== null && data.otpauthUrl !== null && <SecretCard secret={data.secret} otpauthUrl={data.otpauthUrl} />}
      <Proof
        submit={t('app_bind')}
        takesRecovery={false}
        onProve={async (proof) => setCodes((await bind.mutateAsync(proof)).recoveryCodes)}
      />
    </div>
  )
}
