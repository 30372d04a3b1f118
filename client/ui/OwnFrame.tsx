import type { ReactNode } from 'react'
import { useOwnFrame } from '#client/lib/use-settled.ts'

/** Renders its children one frame after the content around them, in a visit's first render. */
export const OwnFrame = ({ pending = null, children }: { pending?: ReactNode; children: ReactNode }) =>
  useOwnFrame() ? children : pending
