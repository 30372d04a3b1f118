import { useQuery } from '@tanstack/react-query'
import { memberInfo } from '#client/features/member/index.ts'
import { securityConfig } from '#client/features/security/index.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { EmailForm } from './EmailForm.tsx'

/** Binding an e-mail address, or putting another in its place. */
export function EmailPage() {
  const { data: config, isPending, error, refetch } = useQuery(securityConfig())
  const member = useQuery(memberInfo())
  if (isPending || member.isPending) return <Skeleton shape="list" rows={3} />
  if (!config) return <ErrorState error={error} onRetry={refetch} />
  // An address that is known, but not proved yet, has only its code to come.
  return config.emailVerified ? <EmailForm current={config.email} /> : <EmailForm current="" known={member.data?.email ?? ''} />
}
