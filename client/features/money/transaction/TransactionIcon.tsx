import { ArrowLeftRight, CircleArrowDown, CircleArrowUp, Dices, Gift, SlidersHorizontal, Users } from 'lucide-react'
import { TX_CODES, type TxCode, type TxGroup } from '#contract/money/transaction.ts'

const ICON = {
  DEPOSIT: CircleArrowDown,
  WITHDRAWAL: CircleArrowUp,
  GAME: Dices,
  PROMOTION: Gift,
  AGENT: Users,
  TRANSFER: ArrowLeftRight,
  ADJUSTMENT: SlidersHorizontal,
} as const satisfies Record<TxGroup, unknown>

/** By the kind of posting. */
export function TransactionIcon({ code }: { code: string }) {
  const Icon = ICON[TX_CODES[code as TxCode]?.group ?? 'ADJUSTMENT']
  return <Icon size={20} />
}
