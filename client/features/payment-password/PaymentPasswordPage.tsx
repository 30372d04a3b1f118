import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { securityConfig } from '#client/features/security/index.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { ResetForm } from './ResetForm.tsx'
import { SetForm } from './SetForm.tsx'

/** The payment password: set, changed, or set anew by whoever forgot it (wire §4.12). */
export function PaymentPasswordPage() {
  const { data: config, isPending, error, refetch } = useQuery(securityConfig())
  const [isForgotten, setForgotten] = useState(false)
  if (isPending) return <Skeleton shape="list" rows={4} />
  if (!config) return <ErrorState error={error} onRetry={refetch} />
  if (!config.hasPaymentPassword) return <SetForm />
  if (isForgotten) return <ResetForm config={config} onRemembered={() => setForgotten(false)} />
  return <ChangeForm onForgotten={() => setForgotten(true)} />
}
