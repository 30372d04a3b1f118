import { useTranslation } from 'react-i18next'
import type { TeamTransaction } from '#contract/agents/team-report/team-transaction.ts'
import { Facts } from '#client/ui/report/index.ts'
import { formatDate, type CurrencyMeta } from '#client/lib/format.ts'
import { Money, Sheet } from '#client/ui/index.ts'

interface Props {
  item: TeamTransaction
  isOpen: boolean
  onClose: () => void
  currency: CurrencyMeta
}

/** What an agent may see of a transaction: no balances and no accounts, which are the member's own. */
export function TeamTransactionSheet({ item, isOpen, onClose, currency }: Props) {
  const { t, i18n } = useTranslation(['team-report', 'transaction'])
  const { id, username, txTypeName, txTime, amount } = item
  const facts = [
    { label: t('member'), value: username, copied: username },
    {
      label: t('transaction:amount'),
      value: <Money amount={amount} currency={currency} isSigned tone={amount > 0n ? 'win' : 'plain'} />,
    },
    { label: t('transaction:time'), value: formatDate(txTime, i18n.language, { dateStyle: 'medium', timeStyle: 'medium' }) },
    { label: t('transaction:id'), value: id, copied: id },
  ]
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={txTypeName}>
      <Facts facts={facts} />
    </Sheet>
  )
}
