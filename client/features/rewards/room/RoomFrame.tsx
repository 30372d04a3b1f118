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
  /** Names the button that opens the rules; absent while they are not known. */
  help?: { label: string; onOpen: () => void } | undefined
  /** Shown in place of the wallet's, while something is not told yet. */
  balance?: Balance | undefined
  children: ReactNode
}

/** A page of rewards below its bar; the balance is a member's. */
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
