import { useEffect } from 'react'

/** Has all an encrypted call needs here before the form is sent: one wait less, and a connection lost meanwhile is told as one. */
export function useCipherAhead(): void {
  useEffect(() => {
    // Where it does not come the call itself asks for it again.
    import('./seal.ts').catch(() => undefined)
  }, [])
}
