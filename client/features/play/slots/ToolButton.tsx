import type { ReactNode } from 'react'
import styles from './SlotDock.module.css'

interface Props {
  label: string
  icon: ReactNode
  isPressed?: boolean
  isDisabled?: boolean
  onClick: () => void
}

/** An icon with its name below. */
export const ToolButton = ({ label, icon, isPressed, isDisabled, onClick }: Props) => (
  <button type="button" aria-pressed={isPressed} disabled={isDisabled} className={styles.tool} onClick={onClick}>
    {icon}
    {label}
  </button>
)
