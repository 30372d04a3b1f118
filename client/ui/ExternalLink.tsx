import type { AnchorHTMLAttributes } from 'react'
import { openInApp } from '#client/lib/external-link.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & { href: string }

/** A link to another site: opens in a new tab, or in the browser of the merchant's app. */
export const ExternalLink = ({ href, onClick, children, ...rest }: Props) => (
  <a
    {...rest}
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    onClick={(event) => {
      onClick?.(event)
      if (openInApp(href)) event.preventDefault()
    }}
  >
    {children}
  </a>
)
