import { useTranslation } from 'react-i18next'
import type { BillStatus } from '#contract/agents/agent-bill/agent-bill.ts'
import { Chip, type ChipTone } from '#client/ui/index.ts'

const TONE = {
  DUE: 'new',
  PAID: 'win',
  PARTLY_PAID: 'hot',
  PAYER_SHORT: 'hot',
  NOT_REACHED: 'quiet',
  TAKEN: 'hot',
  UNCOLLECTED: 'new',
  EXPIRED: 'quiet',
} as const satisfies Record<BillStatus, ChipTone>

export function BillStatusChip({ status }: { status: BillStatus }) {
  const { t } = useTranslation('agent-bill')
  return <Chip tone={TONE[status]}>{t(`status_${status}`)}</Chip>
}
