import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { depositLimitRefusal } from '#contract/identity/responsible-play.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Link } from '#client/ui/index.ts'
import styles from './Deposit.module.css'
import { historyPath } from './deposit-paths.ts'

const refusal = z.object({ data: depositLimitRefusal })
const remainingOf = (error: unknown): bigint | undefined => {
  const { data } = refusal.safeParse(error instanceof ApiError ? error.value : undefined)
  return data?.data.remaining
}

/** Where each refusal leads, so that the member can do something about it. */
const NEXT = {
  'bonus.not.free': { to: SCREENS.withdraw.path, label: 'to_bonus' },
  'deposit.open.limit': { to: historyPath, label: 'to_history' },
  'play.limit.deposit': { to: SCREENS.responsiblePlay.path, label: 'to_limits' },
  'play.excluded': { to: SCREENS.responsiblePlay.path, label: 'to_limits' },
  'deposit.blocked': { to: SCREENS.chat.path, label: 'ask_us' },
  'permission.denied': { to: SCREENS.chat.path, label: 'ask_us' },
} as const
const isKnown = (code: string): code is keyof typeof NEXT => code in NEXT

/** The refusal, what is left of a limit, and what to do next. */
export function DepositRefusal({ error, money }: { error: unknown; money: (amount: bigint) => string }) {
  const { t } = useTranslation('deposit')
  const errorText = useErrorText()
  const remaining = remainingOf(error)
  const next = error instanceof ApiError && isKnown(error.code) ? NEXT[error.code] : undefined
  return (
    <>
      {errorText(error)}
      {remaining !== undefined && ` ${t('limit_left', { amount: money(remaining) })}`}
      {next && (
        <>
          {' '}
          <Link to={next.to} className={styles.next}>
            {t(next.label)}
          </Link>
        </>
      )}
    </>
  )
}
