import type { ReactNode } from 'react'
import { Button } from '#client/ui/index.ts'

interface Props {
  icon: ReactNode
  isOff: boolean
  onTap: () => void
  children: ReactNode
}

/** Below the guesses. While it does nothing, it keeps the focus: a round goes on a moment later. */
export const QuietButton = ({ icon, isOff, onTap, children }: Props) => (
  <Button
    variant="secondary"
    size="small"
    isWide
    icon={icon}
    aria-disabled={isOff || undefined}
    onClick={() => !isOff && onTap()}
  >
    {children}
  </Button>
)
