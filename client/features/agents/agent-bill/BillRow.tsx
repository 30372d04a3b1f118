import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AgentBill } from '#contract/agents/agent-bill/agent-bill.ts'
import { Link } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import styles from './Bill.module.css'
import { useBillPlaces } from './bill-places.ts'
import { BillStatusChip } from './BillStatusChip.tsx'
import { useFigures } from './use-figures.ts'

interface Props {
  bill: AgentBill
  /** Shows the payee's name: for bills the agent pays. */
  isGiven?: boolean
}

/** A bill in a list; links to its explanation. */
export function BillRow({ bill, isGiven }: Props) {
  const { t } = useTranslation('agent-bill')
  const { money, period } = useFigures()
  const places = useBillPlaces()
  const name = isGiven ? bill.payee.nickname || bill.payee.account : t(`kind_${bill.kind}`)
  return (
    <Link to={places.bill(bill.id)} className={rowStyles.row}>
      <span className={rowStyles.words}>
        <span className={rowStyles.name}>{bill.sequence > 0 ? t('correction_of', { name }) : name}</span>
        <span className={styles.quiet}>{period(bill)}</span>
      </span>
      <span className={styles.right}>
        <span className={styles.amount}>{money(isGiven ? bill.gross : bill.net)}</span>
        <BillStatusChip status={bill.status} />
      </span>
      <ChevronRight size={18} className={styles.chevron} aria-hidden="true" />
    </Link>
  )
}
