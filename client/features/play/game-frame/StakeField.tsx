import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { DockField } from './DockField.tsx'
import styles from './DockField.module.css'
import { StakeInput, StakeSteps } from './StakeInput.tsx'
import type { TypedStake } from './use-stake.ts'

interface Props {
  label: string
  stake: TypedStake
  currency: CurrencyMeta
  /** A bet that is under way or waiting to be checked must not change. */
  isLocked: boolean
  /** Locked for longer than a moment: a round is open, or automatic bets are running. */
  isHeld: boolean
  /** The player changes the stake: the last bet's problem no longer applies. */
  onChange: () => void
  className?: string | undefined
  /** Another button, after half and double. */
  children?: ReactNode
}

/** The stake in the dock: typed, halved or doubled; with a lock while it is held. */
export function StakeField({ label, currency, isHeld, className, children, ...typed }: Props) {
  const trailing = isHeld ? (
    <Lock size={18} aria-hidden="true" className={styles.lock} />
  ) : (
    <span className={styles.quick}>
      <StakeSteps {...typed} />
      {children}
    </span>
  )
  return (
    <DockField label={label} isQuiet={isHeld} trailing={trailing} className={className}>
      <span aria-hidden="true">{currency.currencySymbol}</span>
      <StakeInput {...typed} className={styles.input} />
    </DockField>
  )
}
