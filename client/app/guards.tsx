import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useMember } from '#client/lib/current-member.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { paths, SCREENS } from './paths.ts'

/** Where a guest was going. */
export interface Origin {
  from: string
}
const isOrigin = (state: unknown): state is Origin =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' && state.from.startsWith('/m/')
export const originOf = (state: unknown): string | undefined => (isOrigin(state) ? state.from : undefined)

/** Login and registration: a logged-in member goes on to where they were going, or home; free play starts at home (SCR-27, SCR-32). */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const { state } = useLocation()
  const to = session && !isTrialType(session.type) ? originOf(state) : undefined
  if (session) return <Navigate to={to ?? paths.home} replace />
  return children
}

/** A temporary password must be changed first. Decided by the member's own info, so that it survives a reload. */
export function OwnPasswordFirst({ children }: { children: ReactNode }) {
  const { data: member } = useMember()
  const { pathname } = useLocation()
  const { path } = SCREENS.changePassword
  const isDue = member?.mustChangePassword === true && pathname !== path
  return isDue ? <Navigate to={path} replace /> : children
}
