import { useTranslation } from 'react-i18next'
import { Facts } from '#client/ui/report/index.ts'
import { formatDate, type CurrencyMeta } from '#client/lib/format.ts'
import { Money, Sheet } from '#client/ui/index.ts'
import type { Transaction } from './transaction.queries.ts'

interface Props {
  item: Transaction
  isOpen: boolean
  onClose: () => void
  currency: CurrencyMeta
}

/** A posting with everything customer service may ask for. */
export function TransactionSheet({ item, isOpen, onClose, currency }: Props) {
  const { t, i18n } = useTranslation('transaction')
  const { id, txTypeName, txTime, amount, balanceBefore, balanceAfter, reference } = item
  const money = (value: bigint, isSigned = false) => (
    <Money amount={value} currency={currency} isSigned={isSigned} tone={isSigned && value > 0n ? 'win' : 'plain'} />
  )
  const facts = [
    { label: t('amount'), value: money(amount, true) },
    { label: t('balance_before'), value: money(balanceBefore) },
    { label: t('balance_after'), value: money(balanceAfter) },
    { label: t('time'), value: formatDate(txTime, i18n.language, { dateStyle: 'medium', timeStyle: 'medium' }) },
    { label: t('id'), value: id, copied: id },
    ...(reference ? [{ label: t('reference'), value: reference, copied: reference }] : []),
  ]
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={txTypeName}>
      <Facts facts={facts} />
    </Sheet>
  )
}
