import { useTranslation } from 'react-i18next'
import type { TeamTransaction } from '#contract/agents/team-report/team-transaction.ts'
import { TransactionIcon } from '#client/features/money/transaction/index.ts'
import { formatDate, type CurrencyMeta } from '#client/lib/format.ts'
import { Money } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'

interface Props {
  transaction: TeamTransaction
  currency: CurrencyMeta
  onOpen: () => void
}

/** Kind, member, time and amount. */
export function TeamTransactionRow({ transaction: { txCode, txTypeName, username, txTime, amount }, currency, onOpen }: Props) {
  const { t, i18n } = useTranslation('team-report')
  return (
    <button type="button" aria-haspopup="dialog" className={rowStyles.row} onClick={onOpen}>
      <span className={rowStyles.icon} aria-hidden="true">
        <TransactionIcon code={txCode} />
      </span>
      <span className={rowStyles.words}>
        <span className={rowStyles.name}>{txTypeName}</span>
        <span className={rowStyles.small}>
          {t('bet_line', { name: username, time: formatDate(txTime, i18n.language, { timeStyle: 'short' }) })}
        </span>
      </span>
      <span className={rowStyles.right}>
        <Money amount={amount} currency={currency} isSigned tone={amount > 0n ? 'win' : 'plain'} />
      </span>
    </button>
  )
}
