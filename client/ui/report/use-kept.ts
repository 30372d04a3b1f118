import { useState } from 'react'

/** The open item; it stays until its sheet has closed. */
export function useKept<T>() {
  const [kept, setKept] = useState<{ item: T; isOpen: boolean }>()
  return {
    kept,
    open: (item: T) => setKept({ item, isOpen: true }),
    close: () => setKept((last) => last && { ...last, isOpen: false }),
  }
}
