import type { Bank } from '#contract/money/payout-account/payout-account.ts'
import { KindIcon } from './KindIcon.tsx'
import styles from './PaymentMarks.module.css'
import { usePaymentMarks } from './payout-account.queries.ts'

/** The first few banks are enough. */
const BANKS_SHOWN = 6
const MARK_ICON = 18

const shownOf = (banks: readonly Bank[]) => [
  ...banks.filter(({ type }) => type !== 'B'),
  ...banks.filter(({ type }) => type === 'B').slice(0, BANKS_SHOWN),
]

/** Payment methods (SCR-09). Banks go by their short names. */
export function PaymentMarks({ label }: { label: string }) {
  const { data: banks = [] } = usePaymentMarks()
  const shown = shownOf(banks)
  if (shown.length === 0) return null
  return (
    <ul aria-label={label} className={styles.marks}>
      {shown.map(({ bankCode, bankName, type }) => (
        <li key={bankCode}>
          <KindIcon kind={type} size={MARK_ICON} />
          {type === 'B' ? <abbr title={bankName}>{bankCode}</abbr> : bankName}
        </li>
      ))}
    </ul>
  )
}
