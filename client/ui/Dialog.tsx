import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import { Modal } from './Modal.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons side by side; they wrap if their labels are long. */
  actions: ReactNode
  role?: 'alertdialog'
  isUnasked?: boolean
}

/** A small box in the middle, for a question or a notice. */
export const Dialog = ({ isOpen, onClose, title, children, actions, role, isUnasked }: Props) => (
  <Modal
    isOpen={isOpen}
    onClose={onClose}
    label={title}
    placement="middle"
    role={role}
    isUnasked={isUnasked}
    className={styles.dialog}
  >
    <h2 className={styles.title}>{title}</h2>
    {children && <div className={styles.body}>{children}</div>}
    <div className={styles.actions}>{actions}</div>
  </Modal>
)
