import type { ReactNode } from 'react'
import { SCREENS } from '#client/lib/paths.ts'
import { Link } from '#client/ui/index.ts'
import styles from './TermsLink.module.css'

export type TermsPart = 'terms' | 'privacy'

interface Props {
  part: TermsPart
  /** Shows the text over the page; a new tab opens the address. */
  onOpen: (part: TermsPart) => void
  /** Filled in by the sentence around it. */
  children?: ReactNode
}

/** The words in a sentence that open a part of the text. */
export const TermsLink = ({ part, onOpen, children }: Props) => (
  <Link
    to={`${SCREENS.terms.path}${part === 'terms' ? '' : `#${part}`}`}
    className={styles.link}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onOpen(part)
    }}
  >
    {children}
  </Link>
)
