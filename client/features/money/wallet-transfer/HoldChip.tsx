import { useTranslation } from 'react-i18next'
import type { WalletHold } from '#contract/money/wallet.ts'
import { Chip, type ChipTone } from '#client/ui/index.ts'

const TONE: Record<WalletHold, ChipTone> = { LOCKED: 'hot', ROUND: 'vip', MAINTENANCE: 'quiet' }

/** Why a wallet accepts no transfers. */
export function HoldChip({ hold }: { hold: WalletHold }) {
  const { t } = useTranslation('wallet-transfer')
  return <Chip tone={TONE[hold]}>{t(`hold_${hold}`)}</Chip>
}
