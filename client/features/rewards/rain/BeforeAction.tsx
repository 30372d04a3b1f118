import { BellRing, CircleCheck } from 'lucide-react'
import type { Rain } from '#contract/rewards/rain/rain.ts'
import { useLogInForReward } from '#client/features/rewards/reward/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Button } from '#client/ui/index.ts'
import styles from './Before.module.css'
import { useRemind } from './rain.queries.ts'
import { useRainWords } from './use-rain-words.ts'

const ICON = 20
/** Reminder letters are sent once a minute. */
const TOO_LATE_MS = 60_000

/** Orders a reminder letter; guests log in first, and come back here. */
export function BeforeAction({ rain: { rainId, startsAt, state, isReminded }, now }: { rain: Rain; now: number }) {
  const { t } = useRainWords()
  const remind = useRemind()
  const logIn = useLogInForReward()
  if (state === 'GUEST')
    return (
      <Button isWide onClick={logIn}>
        {t('guest_join')}
      </Button>
    )
  if (startsAt - now < TOO_LATE_MS) return <p className={styles.stay}>{t('stay')}</p>
  if (isReminded)
    return (
      <Button isWide variant="secondary" disabled icon={<CircleCheck size={ICON} />}>
        {t('reminded')}
      </Button>
    )
  const send = () =>
    whenDone(remind.mutateAsync(rainId), { onSuccess: () => undefined, onError: (error) => void toastError(error) })
  return (
    <Button isWide isLoading={remind.isPending} icon={<BellRing size={ICON} />} onClick={send}>
      {t('remind')}
    </Button>
  )
}
