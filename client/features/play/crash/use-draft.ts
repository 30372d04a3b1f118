import { useState } from 'react'

/** A number as it is typed; it counts once the field is left. */
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
