import type { ReactNode } from 'react'
import styles from './Drawer.module.css'
import { Modal } from './Modal.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  label: string
  side: 'left' | 'right'
  children: ReactNode
}

/** A panel at the side of the phone column. */
export const Drawer = ({ isOpen, onClose, label, side, children }: Props) => (
  <Modal isOpen={isOpen} onClose={onClose} label={label} placement={side} className={styles.drawer}>
    {children}
  </Modal>
)
