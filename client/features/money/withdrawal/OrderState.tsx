import { useTranslation } from 'react-i18next'
import type { WithdrawalState } from '#contract/money/withdrawal/withdrawal.ts'
import { Chip, type ChipTone } from '#client/ui/index.ts'

const TONE: Record<WithdrawalState, ChipTone> = {
  PENDING: 'quiet',
  APPROVED: 'vip',
  PAID: 'win',
  REJECTED: 'hot',
  CANCELLED: 'quiet',
}

export function OrderState({ state }: { state: WithdrawalState }) {
  const { t } = useTranslation('withdrawal')
  return <Chip tone={TONE[state]}>{t(`state_${state}`)}</Chip>
}
