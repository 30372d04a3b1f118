import type { ReactNode, Ref } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './Chip.module.css'

export type ChipTone = 'quiet' | 'hot' | 'new' | 'win' | 'vip' | 'stage' | 'stageWin'
interface Props {
  tone?: ChipTone
  children: ReactNode
  className?: string
}

/** A small tag: HOT, BAGO, a VIP label, a recent roll. */
export const Chip = ({ tone = 'quiet', children, className }: Props) => (
  <span className={cx(styles.chip, styles[tone], className)}>{children}</span>
)

interface ChoiceProps {
  isOn: boolean
  onSelect: () => void
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A chip for choosing: a filter, a classification. */
export const ChoiceChip = ({ isOn, onSelect, children, ref }: ChoiceProps) => (
  <button ref={ref} type="button" aria-pressed={isOn} onClick={onSelect} className={cx(styles.choice, isOn && styles.on)}>
    {children}
  </button>
)
