import { useQuery } from '@tanstack/react-query'
import { securityConfig } from '#client/features/security/index.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { EmailForm } from './EmailForm.tsx'

/** Binding an e-mail address, or putting another in its place. */
export function EmailPage() {
  const { data: config, isPending, error, refetch } = useQuery(securityConfig())
  if (isPending) return <Skeleton shape="list" rows={3} />
  if (!config) return <ErrorState error={error} onRetry={refetch} />
  return <EmailForm current={config.emailVerified ? config.email : ''} />
}
