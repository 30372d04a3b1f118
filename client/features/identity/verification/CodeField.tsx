import { useMutation } from '@tanstack/react-query'
import { Mail, MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toastError } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { Button, Field, type FieldProps } from '#client/ui/index.ts'
import styles from './CodeField.module.css'
import { useCountdown } from './countdown.ts'
import { CODE_MAX } from './mobile-number.ts'
import { waitOf, type Sent } from './verification.queries.ts'

export interface CodeFieldProps<Target> extends Omit<FieldProps, 'label' | 'icon' | 'trailing'> {
  channel?: 'sms' | 'mail'
  /** Checks the number or address first; undefined (with an error at its own field) if it is not valid. */
  targetOf: () => Promise<Target | undefined>
  send: (target: Target) => Promise<Sent>
  /** Shows the error at the field it belongs to; true if it did. */
  onRefused?: (error: unknown) => boolean
}

const TEXTS = {
  sms: { label: 'code', sending: 'sending', sent: 'sent' },
  mail: { label: 'mail_code', sending: 'mail_sending', sent: 'mail_sent' },
} as const

/** A code field with a get-code button, which counts down until another may be requested. */
export function CodeField<Target>({ channel = 'sms', targetOf, send, onRefused, ...field }: CodeFieldProps<Target>) {
  const { t } = useTranslation('verification')
  const sending = useMutation({ mutationFn: send })
  const { secondsLeft, start, follow, stop } = useCountdown()
  const isWaiting = secondsLeft > 0
  const words = TEXTS[channel]

  const sendCode = async () => {
    const target = await targetOf()
    if (target === undefined) return
    start()
    const done = toast.loading(t(words.sending))
    sending.mutate(target, {
      onSuccess: ({ expirationTime }) => {
        follow(expirationTime)
        toast.success(t(words.sent), TOAST_MS.success)
      },
      onError: (error) => {
        done()
        const waitUntil = waitOf(error)
        if (waitUntil === undefined) stop()
        else follow(waitUntil)
        if (!onRefused?.(error)) void toastError(error)
      },
    })
  }

  return (
    <Field
      label={t(words.label)}
      icon={channel === 'sms' ? <MessageSquareText size={22} /> : <Mail size={22} />}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_MAX}
      {...field}
      trailing={
        <Button
          variant="ghost"
          size="small"
          className={styles.send}
          disabled={isWaiting || sending.isPending}
          aria-busy={sending.isPending || undefined}
          onClick={() => void sendCode()}
        >
          <span className={styles.faces}>
            <span aria-hidden={isWaiting || undefined}>{t('get_code')}</span>
            {isWaiting && <span>{t('again_in', { seconds: secondsLeft })}</span>}
          </span>
        </Button>
      }
    />
  )
}
