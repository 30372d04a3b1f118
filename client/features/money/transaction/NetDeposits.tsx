import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney } from '#client/lib/format.ts'
import { Card } from '#client/ui/index.ts'
import styles from './TransactionPage.module.css'
import { netDeposits } from './transaction.queries.ts'

/** Deposits minus withdrawals since the account was opened (LED-13). A dash if not known: the list below shows the error. */
export function NetDeposits() {
  const { t, i18n } = useTranslation('transaction')
  const currency = useCurrency()
  const { data, isError } = useQuery(netDeposits())
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const waiting = isError ? '—' : <span className={styles.bone} />
  return (
    <Card className={styles.net}>
      <p className={styles.label}>{t('net_deposits')}</p>
      <p className={styles.sum}>{data ? money(data.netDeposits) : waiting}</p>
      <p className={styles.label}>
        {data ? t('net_deposits_of', { deposits: money(data.deposits), withdrawals: money(data.withdrawals) }) : <>&nbsp;</>}
      </p>
    </Card>
  )
}
