import type { ReactNode } from 'react'
import { useOwnFrame } from '#client/lib/use-settled.ts'

/** In a visit's first drawing its children come a frame after what stands around them. */
export const OwnFrame = ({ pending = null, children }: { pending?: ReactNode; children: ReactNode }) =>
  useOwnFrame() ? children : pending
