import { Suspense, type ReactNode } from 'react'

/** Has texts of its own: its neighbours neither wait for them nor disappear when they load. */
export const Late = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>
