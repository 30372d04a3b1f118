import { useTranslation } from 'react-i18next'
import type { DepositChannel } from '#contract/money/deposit/deposit-order.ts'
import { useCurrency } from '#client/lib/site.ts'
import { Card, Money } from '#client/ui/index.ts'
import type { Summary } from './deposit-amount.ts'
import styles from './Facts.module.css'

interface Props {
  amount: bigint
  channel: DepositChannel
  summary: Summary
}

/** What is paid, the fee, what reaches the wallet, and the turnover to play: shown above the button. */
export function DepositSummary({ amount, channel, summary: { fee, bonus, gets, turnover } }: Props) {
  const { t } = useTranslation('deposit')
  const currency = useCurrency()
  return (
    <Card>
      <dl className={styles.facts} aria-live="polite">
        <div>
          <dt>{t('you_pay')}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('fee')}</dt>
          <dd>
            <Money amount={-fee} currency={currency} />
          </dd>
        </div>
        {bonus > 0n && (
          <div>
            <dt>{t('bonus')}</dt>
            <dd>
              <Money amount={bonus} currency={currency} tone="win" isSigned />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('you_get')}</dt>
          <dd>
            <Money amount={gets} currency={currency} />
          </dd>
        </div>
        {channel.coin && (
          <div>
            <dt>{t('rate')}</dt>
            <dd>
              {t('rate_is', { coin: channel.coin.code })} <Money amount={channel.coin.rate} currency={currency} />
            </dd>
          </div>
        )}
        {turnover > 0n && (
          <div>
            <dt>{t('turnover')}</dt>
            <dd>
              <Money amount={turnover} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
