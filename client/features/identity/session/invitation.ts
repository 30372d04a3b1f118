/** The code of a friend's link: kept while the visitor looks around or logs in at another site, until an account is opened with it. */
import { ApiError } from '#client/lib/api-error.ts'
import { useFlag } from '#client/lib/site.ts'
import { keep, readStored } from '#client/lib/storage.ts'
import { createStore } from '#client/lib/store.ts'

const KEY = 'palaro.invitation'

export interface Invitation {
  code: string
  /** The server does not know the code: it is no longer sent. */
  isWrong: boolean
}

const storedCode = readStored('sessionStorage', KEY)
const store = createStore<Invitation | null>(storedCode ? { code: storedCode, isWrong: false } : null)

export function keepInvitation(code: string): void {
  keep('sessionStorage', KEY, code)
  store.set({ code, isWrong: false })
}

export function dropInvitation(): void {
  keep('sessionStorage', KEY, null)
  store.set(null)
}

/** The page keeps saying so until the visitor leaves the site. */
export function refuseInvitation(): void {
  keep('sessionStorage', KEY, null)
  const invitation = store.get()
  if (invitation) store.set({ ...invitation, isWrong: true })
}

/** Null also if members of this site cannot invite friends. */
export function useInvitation(): Invitation | null {
  const hasInvitations = useFlag('REFERRAL')
  const invitation = store.useValue()
  return hasInvitations ? invitation : null
}

/** What a registration sends. */
export const referralCodeOf = (invitation: Invitation | null): string | undefined =>
  invitation && !invitation.isWrong ? invitation.code : undefined

/** The code is not valid (any more). */
export const isInvitationRefused = (error: unknown) => error instanceof ApiError && error.code === 'register.referral.invalid'
