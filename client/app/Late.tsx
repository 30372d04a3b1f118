import { Suspense, type ReactNode } from 'react'

/** For a part with texts of its own: its neighbours neither wait for them nor disappear while they load. */
export const Late = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>
