import { useEffect } from 'react'
import { bringSeal } from './api.ts'
import { seal } from './seal.ts'

/**
 * Brings the cipher with the page's own code. Fetched when the form is sent it would cost a wait, and a browser remembers that it did not
 * come: without a connection at that moment the form could not be sent until the page is loaded again.
 */
export function useCipherAhead(): void {
  useEffect(() => bringSeal(seal), [])
}
