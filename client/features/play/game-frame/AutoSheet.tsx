import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#client/ui/index.ts'
import styles from './AutoBet.module.css'
import { AutoBetPanel } from './AutoBetPanel.tsx'
import { ProfitCard } from './ProfitCard.tsx'
import type { SessionProfit } from './use-session-profit.ts'

interface Props extends ComponentProps<typeof AutoBetPanel> {
  isOpen: boolean
  onClose: () => void
  session: SessionProfit
}

/** Bets that place themselves: what this visit has brought so far, the plan, and its limits. */
export function AutoSheet({ isOpen, onClose, session, onStart, ...panel }: Props) {
  const { t } = useTranslation('game-frame')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('auto_title')}>
      <div className={styles.sheet}>
        <ProfitCard session={session} currency={panel.currency} limit={panel.form.stopLoss.value} />
        <AutoBetPanel
          {...panel}
          onStart={(plan) => {
            onClose()
            onStart(plan)
          }}
        />
      </div>
    </Sheet>
  )
}
