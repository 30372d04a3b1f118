import { useQuery } from '@tanstack/react-query'
import { securityConfig } from '#client/features/identity/security/index.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { MobileForm } from './MobileForm.tsx'

/** Binds a mobile number, or replaces the current one. */
export function MobilePage() {
  const { data: config, isPending, error, refetch } = useQuery(securityConfig())
  if (isPending) return <Skeleton shape="list" rows={3} />
  if (!config) return <ErrorState error={error} onRetry={refetch} />
  return <MobileForm current={config.mobileVerified ? config.mobile : ''} />
}
