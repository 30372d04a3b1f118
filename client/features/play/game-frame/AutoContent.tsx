import type { ComponentProps } from 'react'
import styles from './AutoBet.module.css'
import { AutoBetPanel } from './AutoBetPanel.tsx'
import { ProfitCard } from './ProfitCard.tsx'
import type { SessionProfit } from './use-session-profit.ts'

export interface AutoContentProps extends ComponentProps<typeof AutoBetPanel> {
  session: SessionProfit
}

/** This visit's result so far, the plan, and its limits. */
export const AutoContent = ({ session, ...panel }: AutoContentProps) => (
  <div className={styles.sheet}>
    <ProfitCard session={session} currency={panel.currency} limit={panel.form.stopLoss.value} />
    <AutoBetPanel {...panel} />
  </div>
)
