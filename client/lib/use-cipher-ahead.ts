import { useEffect } from 'react'
import { bringSeal } from './api.ts'
import { seal } from './seal.ts'

/**
 * Loads the cipher with the page's own code. Fetched on submit it would cost a wait. And browsers remember a failed import: if
 * the connection failed at that moment, the form could not be sent until a reload.
 */
export function useCipherAhead(): void {
  useEffect(() => bringSeal(seal), [])
}
