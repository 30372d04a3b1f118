import { useState, type ReactElement } from 'react'
import { TermsLink, type TermsPart } from './TermsLink.tsx'
import { TermsSheet } from './TermsSheet.tsx'

interface TermsLinks {
  /** For the sentence: its `components` of react-i18next's `Trans`. */
  links: Record<TermsPart, ReactElement>
  /** Rendered next to the sentence, outside any dialog around it. */
  sheet: ReactElement
}

/** A sentence about the terms and the privacy policy: its links open the texts over the page. */
export function useTermsLinks(): TermsLinks {
  const [part, setPart] = useState<TermsPart>()
  return {
    links: {
      terms: <TermsLink part="terms" onOpen={setPart} />,
      privacy: <TermsLink part="privacy" onOpen={setPart} />,
    },
    sheet: <TermsSheet part={part} onClose={() => setPart(undefined)} />,
  }
}
