import { useState } from 'react'

/** What lies open; its sheet keeps it while it slides away. */
export function useKept<T>() {
  const [kept, setKept] = useState<{ item: T; isOpen: boolean }>()
  return {
    kept,
    open: (item: T) => setKept({ item, isOpen: true }),
    close: () => setKept((last) => last && { ...last, isOpen: false }),
  }
}
