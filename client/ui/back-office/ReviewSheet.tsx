import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Sheet } from '#client/ui/index.ts'
import styles from './Operator.module.css'
import { RejectSheet } from './RejectSheet.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Undefined = there is nothing left to decide. */
  decision:
    | {
        label: string
        icon: ReactNode
        isPending: boolean
        isDisabled: boolean
        onDecide: () => Promise<void>
        onReject: (reason: string) => Promise<unknown>
      }
    | undefined
  children: ReactNode
}

/** Everything about one order, and two actions: the next step, or a rejection with its reason. */
export function ReviewSheet({ isOpen, onClose, title, decision, children }: Props) {
  const { t } = useTranslation('operator')
  const [isRejecting, setRejecting] = useState(false)
  return (
    <>
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        title={title}
        footer={
          decision && (
            <div className={styles.decision}>
              <Button variant="secondary" icon={<X size={18} />} onClick={() => setRejecting(true)}>
                {t('reject')}
              </Button>
              <Button
                icon={decision.icon}
                isLoading={decision.isPending}
                disabled={decision.isDisabled}
                onClick={() => void decision.onDecide()}
              >
                {decision.label}
              </Button>
            </div>
          )
        }
      >
        {children}
      </Sheet>
      {decision && (
        <RejectSheet
          isOpen={isRejecting}
          onReject={async (reason) => {
            await decision.onReject(reason)
            onClose()
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}
