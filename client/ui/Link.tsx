import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  ref?: Ref<HTMLAnchorElement>
  children: ReactNode
  to: To
  /** Kept with the history entry. */
  state?: unknown
  /** Replaces this page's history entry. */
  replace?: boolean
}

/** Links to another of our pages. react-router's own link brings in the prefetching of its framework mode. */
export function Link({ to, state, replace, onClick, target, children, ...rest }: Props) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) go(event)
  }
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={click}>
      {children}
    </a>
  )
}
