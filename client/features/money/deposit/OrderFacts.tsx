import { useTranslation } from 'react-i18next'
import type { DepositOrder } from '#contract/money/deposit/deposit-order.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatDate } from '#client/lib/format.ts'
import { Card, Money } from '#client/ui/index.ts'
import styles from './Facts.module.css'

/** The receipt of an order: what, how much, when. */
export function OrderFacts({ order }: { order: DepositOrder }) {
  const { t, i18n } = useTranslation('deposit')
  const currency = useCurrency()
  const time = (at: number) => formatDate(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card>
      <dl className={styles.facts}>
        <div>
          <dt>{t('number')}</dt>
          <dd>{order.depositId}</dd>
        </div>
        <div>
          <dt>{t('method')}</dt>
          <dd>{order.vendorName}</dd>
        </div>
        <div>
          <dt>{t('you_pay')}</dt>
          <dd>
            <Money amount={order.amount} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('fee')}</dt>
          <dd>
            <Money amount={-order.fee} currency={currency} />
          </dd>
        </div>
        {order.promotion && (
          <div>
            <dt>{order.promotion}</dt>
            <dd>
              <Money amount={order.bonus} currency={currency} tone="win" isSigned />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('you_get')}</dt>
          <dd>
            <Money amount={order.credited + order.bonus} currency={currency} />
          </dd>
        </div>
        {order.payerReference && (
          <div>
            <dt>{t('transaction_id')}</dt>
            <dd>{order.payerReference}</dd>
          </div>
        )}
        <div>
          <dt>{t('ordered_at')}</dt>
          <dd>{time(order.createdAt)}</dd>
        </div>
        {order.endedAt !== null && (
          <div>
            <dt>{t('ended_at')}</dt>
            <dd>{time(order.endedAt)}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
