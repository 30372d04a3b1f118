import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecurityConfig } from '#contract/identity/security.ts'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { CodeField, codeDigits, sendOwnCode } from '#client/features/identity/verification/index.ts'
import { Button, Field, Form, SegmentedControl } from '#client/ui/index.ts'
import { useResetPaymentPassword } from './payment-password.queries.ts'
import { NewPinFields } from './PinFields.tsx'
import { usePaymentForm } from './use-payment-form.ts'

interface Props {
  config: SecurityConfig
  /** Proved by a code minutes ago: no further code is needed. */
  isProved?: boolean
  onRemembered?: () => void
}
const anyTarget = async () => true as const

/** For a forgotten payment password: the login password, and a code to the member's own number or address if there is one. */
export function ResetForm({ config, isProved = false, onRemembered }: Props) {
  const { t } = useTranslation('payment-password')
  const reset = useResetPaymentPassword()
  const bound = (['sms', 'mail'] as const).filter((way) => (way === 'sms' ? config.mobileVerified : config.emailVerified))
  // Channels that a reset of the login password cannot fake come first: with them there is no waiting time.
  const isStrong = (way: 'sms' | 'mail') => config.paymentProofs.includes(way)
  const channels = isProved ? [] : bound.toSorted((one, other) => Number(isStrong(other)) - Number(isStrong(one)))
  const [chosen, setChosen] = useState<'sms' | 'mail'>()
  const channel = chosen ?? channels[0]
  const waits = !isProved && (!channel || !isStrong(channel))
  const payment = usePaymentForm(({ login, code, pin, confirmation }) =>
    reset.mutateAsync({
      loginPassword: login,
      verificationCode: codeDigits(code),
      newPassword: pin,
      confirmNewPassword: confirmation,
    }),
  )
  const { form, checks } = payment
  const { errors, isSubmitting } = form.formState

  return (
    <>
      <Form
        intro={`${t(channel ? 'reset_intro_code' : 'reset_intro')}${waits ? ` ${t('reset_waits', { hours: config.paymentWaitHours })}` : ''}`}
        error={payment.error}
        submit={t('save')}
        isPending={isSubmitting}
        onSubmit={(event) => void payment.submit(event)}
        foot={
          onRemembered && (
            <Button variant="ghost" isWide onClick={onRemembered}>
              {t('remembered')}
            </Button>
          )
        }
      >
        <Field
          label={t('login_password')}
          icon={<Lock size={22} />}
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          error={errors.login?.message}
          {...form.register('login', { validate: checks.login })}
        />
        {channel && channels.length > 1 && (
          <SegmentedControl
            label={t('channel')}
            options={[
              { value: 'sms', label: config.mobile },
              { value: 'mail', label: config.email },
            ]}
            value={channel}
            onChange={setChosen}
          />
        )}
        {channel && (
          <CodeField
            key={channel}
            channel={channel}
            targetOf={anyTarget}
            send={() => sendOwnCode(channel)}
            error={errors.code?.message}
            {...form.register('code', { validate: checks.code })}
          />
        )}
        <NewPinFields {...payment} />
      </Form>
      {payment.sheet}
    </>
  )
}
