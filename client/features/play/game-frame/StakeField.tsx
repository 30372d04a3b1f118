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
  /** It stays so for longer than a moment: a round is open, or bets place themselves. */
  isHeld: boolean
  /** The player changes the stake: what was wrong with the last bet is no longer meant. */
  onChange: () => void
  className?: string | undefined
  /** A further button, after half and double. */
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
