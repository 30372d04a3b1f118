import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { Button, Field, type FieldProps } from '#client/ui/index.ts'
import { useCountdown } from './countdown.ts'
import { CODE_MAX } from './mobile-number.ts'
import styles from './SmsCodeField.module.css'
import { useSendCode, waitOf, type SmsPurpose, type SmsTarget } from './verification.queries.ts'

interface Props extends Omit<FieldProps, 'label' | 'icon' | 'trailing'> {
  purpose: SmsPurpose
  /** Checks the number first; undefined when it is wrong (and says so at its own field). */
  targetOf: () => Promise<SmsTarget | undefined>
  /** Takes the error to the field it belongs to; true when it did. */
  onRefused?: (error: unknown) => boolean
}

/** A code field with its get-code button, which counts the seconds until another may be asked for. */
export function SmsCodeField({ purpose, targetOf, onRefused, ...field }: Props) {
  const { t } = useTranslation('verification')
  const text = useErrorText()
  const send = useSendCode(purpose)
  const { secondsLeft, start, follow, stop } = useCountdown()
  const isWaiting = secondsLeft > 0

  const sendCode = async () => {
    const target = await targetOf()
    if (!target) return
    start()
    const done = toast.loading(t('sending'))
    send.mutate(target, {
      onSuccess: ({ expirationTime }) => {
        follow(expirationTime)
        toast.success(t('sent'), TOAST_MS.success)
      },
      onError: (error) => {
        done()
        const waitUntil = waitOf(error)
        if (waitUntil === undefined) stop()
        else follow(waitUntil)
        if (!onRefused?.(error)) toast.error(text(error))
      },
    })
  }

  return (
    <Field
      label={t('code')}
      icon={<MessageSquareText size={22} />}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_MAX}
      {...field}
      trailing={
        <Button
          variant="ghost"
          size="small"
          className={styles.send}
          disabled={isWaiting || send.isPending}
          aria-busy={send.isPending || undefined}
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
