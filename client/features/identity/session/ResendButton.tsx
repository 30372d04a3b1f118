import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountdown, waitOf } from '#client/features/identity/verification/index.ts'
import { toast } from '#client/lib/notices.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { Button } from '#client/ui/index.ts'
import { useResendChallenge } from './session.queries.ts'

interface Props {
  token: string
  /** Epoch ms from which another code may be sent. */
  expirationTime: number
  onRefused: (error: unknown) => void
}

/** Sends a login's code again, once the pause is over. */
export function ResendButton({ token, expirationTime, onRefused }: Props) {
  const { t } = useTranslation('session')
  const resend = useResendChallenge()
  const { secondsLeft, follow } = useCountdown()
  const begin = useEffectEvent((endsAt: number) => {
    if (endsAt > Date.now()) follow(endsAt)
  })
  useEffect(() => begin(expirationTime), [expirationTime])

  const send = () =>
    resend.mutate(token, {
      onSuccess: (sent) => {
        follow(sent.expirationTime)
        toast.success(t('challenge_sent'), TOAST_MS.success)
      },
      onError: (error) => {
        const waitUntil = waitOf(error)
        if (waitUntil === undefined) onRefused(error)
        else follow(waitUntil)
      },
    })
  return (
    <Button variant="ghost" size="small" disabled={secondsLeft > 0} isLoading={resend.isPending} onClick={send}>
      {secondsLeft > 0 ? t('challenge_wait', { seconds: secondsLeft }) : t('challenge_resend')}
    </Button>
  )
}
