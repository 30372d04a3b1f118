import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Balance, BalancePill } from '#client/features/money/wallet/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useSession } from '#client/lib/session.ts'
import { BackBar, IconButton } from '#client/ui/index.ts'
import styles from './RoomFrame.module.css'

/** The merchant has switched the page off. */
export const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'function.not.available'

interface Props {
  title: string
  /** Label and action of the button that opens the rules; absent until they are known. */
  help?: { label: string; onOpen: () => void } | undefined
  /** Shown instead of the wallet's balance while a result is not revealed yet. */
  balance?: Balance | undefined
  children: ReactNode
}

/** A page of rewards below its bar; only members have a balance. */
export function RoomFrame({ title, help, balance, children }: Props) {
  const session = useSession()
  return (
    <div className={styles.page}>
      <BackBar
        title={title}
        trailing={
          <>
            {help && (
              <IconButton label={help.label} aria-haspopup="dialog" icon={<CircleHelp size={24} />} onClick={help.onOpen} />
            )}
            {session && <BalancePill {...(balance && { of: balance })} />}
          </>
        }
      />
      <div className={styles.body}>{children}</div>
    </div>
  )
}
