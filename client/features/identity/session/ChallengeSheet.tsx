import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { LoginChallenge } from '#contract/identity/session.ts'
import { CODE_MAX } from '#contract/wire.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { Field, Form, Sheet } from '#client/ui/index.ts'
import { codeOrRecovery } from './login-rules.ts'
import { ResendButton } from './ResendButton.tsx'
import { useVerifyLogin } from './session.queries.ts'
import type { WaitingLogin } from './use-login-attempt.ts'

interface Props {
  waiting: WaitingLogin
  onClose: () => void
  /** The first step has expired. */
  onOver: (error: unknown) => void
}
interface Values {
  code: string
}

const INTRO = { sms: 'challenge_sms', mail: 'challenge_mail', totp: 'challenge_totp' } as const satisfies Record<
  LoginChallenge['method'],
  string
>

/** The second step of a login: a code that was sent, or one from the app. */
function ChallengeForm({ waiting: { challenge, onDone }, onOver }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('session')
  const errorText = useErrorText()
  const verify = useVerifyLogin()
  const [refusal, setRefusal] = useState<{ error: unknown }>()
  const form = useForm<Values>({ defaultValues: { code: '' } })
  const { token, method, target, expirationTime } = challenge
  const isOver = (error: unknown) => error instanceof ApiError && error.code === 'user.or.token.invalid'
  const refuse = (error: unknown) => (isOver(error) ? onOver(error) : setRefusal({ error }))

  const submit = form.handleSubmit(async ({ code }) => {
    setRefusal(undefined)
    try {
      const { lastLoginTime } = await verify.mutateAsync({ challengeToken: token, verificationCode: codeOrRecovery(code) })
      onDone(lastLoginTime)
    } catch (error) {
      refuse(error)
      form.setFocus('code', { shouldSelect: true })
    }
  })

  return (
    <Form
      onSubmit={(event) => void submit(event)}
      intro={t(INTRO[method], { target })}
      submit={t('challenge_submit')}
      isPending={form.formState.isSubmitting}
    >
      <Field
        label={t('challenge_code')}
        icon={<KeyRound size={22} />}
        inputMode={method === 'totp' ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CODE_MAX}
        error={form.formState.errors.code?.message ?? (refusal && errorText(refusal.error))}
        {...form.register('code', {
          validate: (typed) => (codeOrRecovery(typed) === '' ? t('challenge_required') : undefined),
          onChange: () => setRefusal(undefined),
        })}
        trailing={expirationTime !== null && <ResendButton token={token} expirationTime={expirationTime} onRefused={refuse} />}
      />
    </Form>
  )
}

export function ChallengeSheet({ waiting, onClose, onOver }: Partial<Props> & Pick<Props, 'onClose' | 'onOver'>) {
  const { t } = useTranslation('session')
  return (
    <Sheet isOpen={waiting !== undefined} onClose={onClose} title={t('challenge_title')}>
      {waiting && <ChallengeForm key={waiting.challenge.token} waiting={waiting} onOver={onOver} />}
    </Sheet>
  )
}
