import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTopOfView } from '#client/lib/use-top-of-view.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { BindForm } from './BindForm.tsx'
import { BoundApp } from './BoundApp.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './TwoFactorPage.module.css'
import { twoFactorState } from './two-factor.queries.ts'

/** Login by authenticator app: bind it, manage recovery codes, remove it. */
export function TwoFactorPage() {
  const { data, isPending, error, refetch } = useQuery(twoFactorState())
  // The server sends them once: they stay on screen until the member confirms having saved them.
  const [codes, setCodes] = useState<readonly string[]>()
  useTopOfView(codes ? 'codes' : data && (data.isBound ? 'bound' : 'binding'))

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
  if (isPending) return <Skeleton shape="text" rows={6} />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  return (
    <div className={styles.page}>
      {data.isBound ? (
        <BoundApp codesLeft={data.recoveryCodesLeft} onCodes={setCodes} />
      ) : (
        <BindForm secret={data.secret ?? ''} otpauthUrl={data.otpauthUrl ?? ''} onCodes={setCodes} onExpired={refetch} />
      )}
    </div>
  )
}
