import { useState } from 'react'

/** A number while it is typed; it takes effect when the field loses focus. */
export function useDraft(text: string, onCommit: (typed: string) => void) {
  const [draft, setDraft] = useState<string>()
  return {
    shown: draft ?? text,
    type: setDraft,
    commit: () => {
      if (draft !== undefined) onCommit(draft)
      setDraft(undefined)
    },
  }
}
