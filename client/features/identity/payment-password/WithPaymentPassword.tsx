import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { SecurityConfig } from '#contract/identity/security.ts'
import { securityConfig } from '#client/features/identity/security/index.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { isWaiting, PaymentWait } from './PaymentWait.tsx'
import styles from './PaymentWait.module.css'
import { SetForm } from './SetForm.tsx'

interface Props {
  children: (pin: string) => ReactNode
}

function First({ config, children }: Props & { config: SecurityConfig }) {
  // Read once: the password counts as set before this form has finished.
  const [lacksOne] = useState(!config.hasPaymentPassword)
  const [pin, setPin] = useState('')
  if (lacksOne && pin === '')
    return (
      <div className={styles.above}>
        {isWaiting(config) && <PaymentWait config={config} />}
        <SetForm onSaved={setPin} />
      </div>
    )
  if (config.paymentOpensAt !== null) return <PaymentWait config={config} />
  return children(pin)
}

/**
 * A step that needs a payment password: members without one set it here first, and continue with it filled in. If it is not valid
 * yet, says from when (ACC-06).
 */
export function WithPaymentPassword({ children }: Props) {
  const { data: config, isPending, error, refetch } = useQuery(securityConfig())
  if (isPending) return <Skeleton shape="list" rows={2} />
  if (!config) return <ErrorState error={error} onRetry={refetch} />
  return <First config={config}>{children}</First>
}
