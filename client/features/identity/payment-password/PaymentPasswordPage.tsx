import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { securityConfig } from '#client/features/identity/security/index.ts'
import { useTopOfView } from '#client/lib/use-top-of-view.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { isWaiting, PaymentWait } from './PaymentWait.tsx'
import styles from './PaymentWait.module.css'
import { ResetForm } from './ResetForm.tsx'
import { SetForm } from './SetForm.tsx'

/** The payment password: set it, change it, reset it, or wait for it after a reset (WIR-21, ACC-06). */
export function PaymentPasswordPage() {
  const { data: config, isPending, error, refetch } = useQuery(securityConfig())
  const [isForgotten, setForgotten] = useState(false)
  const [isProved, setProved] = useState(false)
  const isHeld = config !== undefined && isWaiting(config) && !isProved
  useTopOfView(config && (isHeld ? 'wait' : isProved || isForgotten ? 'reset' : 'change'))
  if (isPending) return <Skeleton shape="list" rows={4} />
  if (!config) return <ErrorState error={error} onRetry={refetch} />
  const wait = isHeld && <PaymentWait config={config} onProved={() => setProved(true)} />
  if (!config.hasPaymentPassword)
    return (
      <div className={styles.above}>
        {wait}
        <SetForm />
      </div>
    )
  if (wait) return wait
  if (isProved) return <ResetForm config={config} isProved />
  if (isForgotten) return <ResetForm config={config} onRemembered={() => setForgotten(false)} />
  return <ChangeForm onForgotten={() => setForgotten(true)} />
}
