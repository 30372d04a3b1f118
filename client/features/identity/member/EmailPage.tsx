import { useQuery } from '@tanstack/react-query'
import { memberInfo } from '#client/lib/current-member.ts'
import { securityConfig } from '#client/features/identity/security/index.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { EmailForm } from './EmailForm.tsx'

/** Binds an e-mail address, or replaces the current one. */
export function EmailPage() {
  const { data: config, isPending, error, refetch } = useQuery(securityConfig())
  const member = useQuery(memberInfo())
  if (isPending || member.isPending) return <Skeleton shape="list" rows={3} />
  if (!config) return <ErrorState error={error} onRetry={refetch} />
  // A known but unverified address only needs its code.
  return config.emailVerified ? <EmailForm current={config.email} /> : <EmailForm current="" known={member.data?.email ?? ''} />
}
