import { useQuery } from '@tanstack/react-query'
import { CircleCheckBig, CircleX, Clock, Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DepositOrder } from '#contract/money/deposit/deposit-order.ts'
import { useCurrency } from '#client/lib/site.ts'
import { cx } from '#client/lib/class-names.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useTopOfView } from '#client/lib/use-top-of-view.ts'
import { ButtonLink, ErrorState, Money, Skeleton } from '#client/ui/index.ts'
import { depositOrderOf } from './deposit.queries.ts'
import { historyPath } from './deposit-paths.ts'
import styles from './Order.module.css'
import { OrderFacts } from './OrderFacts.tsx'
import { PayBox } from './PayBox.tsx'
import { Steps } from './Steps.tsx'

const LOOK = {
  OPEN: [Clock, styles.open],
  REVIEW: [Hourglass, styles.open],
  CONFIRMED: [CircleCheckBig, styles.done],
  REJECTED: [CircleX, styles.over],
  CANCELLED: [CircleX, styles.over],
  EXPIRED: [CircleX, styles.over],
  FAILED: [CircleX, styles.over],
} as const

/** The state of an order in a few words, and the reason. */
function Head({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const currency = useCurrency()
  const { state, reviewOf } = order
  const [Icon, tone] = LOOK[state]
  return (
    <div className={cx(styles.head, tone)}>
      <Icon size={44} strokeWidth={1.6} aria-hidden="true" />
      <output className={styles.words}>
        <span className={styles.state}>{t(`state_${state}`)}</span>
        <Money
          className={styles.sum}
          currency={currency}
          amount={state === 'CONFIRMED' ? order.credited + order.bonus : order.amount}
        />
        <span className={styles.why}>{state === 'REVIEW' && reviewOf ? t(`review_${reviewOf}`) : t(`about_${state}`)}</span>
        {order.reason && <span className={styles.reason}>{t('reason', { reason: order.reason })}</span>}
      </output>
    </div>
  )
}

/** Where to go from a closed order. */
function After({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  return (
    <div className={styles.actions}>
      {order.state === 'CONFIRMED' ? (
        <ButtonLink to={SCREENS.home.path} isWide>
          {t('play')}
        </ButtonLink>
      ) : (
        <ButtonLink to={SCREENS.chat.path} variant="secondary" isWide>
          {t('ask_us')}
        </ButtonLink>
      )}
      <ButtonLink to={SCREENS.deposit.path} variant="secondary" isWide>
        {t('deposit_again')}
      </ButtonLink>
      <ButtonLink to={historyPath} variant="ghost" isWide>
        {t('to_history')}
      </ButtonLink>
    </div>
  )
}

/** A transfer may arrive after the deadline, so the payer can still report it. */
const isPayable = ({ state, method }: DepositOrder) => state === 'OPEN' || (state === 'EXPIRED' && method !== 'GATEWAY')

/** One order, from payment details to the receipt; updates live. */
export function OrderView({ depositId }: { depositId: string }) {
  const { data: order, error, isPending, refetch } = useQuery(depositOrderOf(depositId))
  useTopOfView(order && (isPayable(order) ? 'pay' : 'paid'))
  if (isPending)
    return (
      <div className={styles.page}>
        <Skeleton shape="banner" />
        <Skeleton shape="list" rows={4} />
      </div>
    )
  if (!order) return <ErrorState error={error} onRetry={refetch} />
  return (
    <div className={styles.page}>
      <Head order={order} />
      <Steps order={order} />
      {isPayable(order) && <PayBox key={order.depositId} order={order} />}
      <OrderFacts order={order} />
      {order.state !== 'OPEN' && <After order={order} />}
    </div>
  )
}
