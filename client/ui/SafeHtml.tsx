import { useEffect, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { cx } from '#client/lib/class-names.ts'
import { textOfHtml } from '#client/lib/html-text.ts'
import styles from './SafeHtml.module.css'
import { Skeleton } from './Skeleton.tsx'

interface Clean {
  from: string
  /** Null = the sanitiser could not be loaded: only the text is shown. */
  html: string | null
}

/** The only door for HTML from the server: sanitised by a strict allow list before it is drawn. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const [clean, setClean] = useState<Clean>()

  useEffect(() => {
    let isWanted = true
    const show = (cleaned: string | null) => {
      if (isWanted) setClean({ from: html, html: cleaned })
    }
    import('./sanitise.ts').then(
      ({ sanitise }) => show(sanitise(html)),
      () => show(null),
    )
    return () => {
      isWanted = false
    }
  }, [html])

  /** Links to our own pages go by the router. */
  const follow = (event: MouseEvent) => {
    const address = event.target instanceof Element && event.target.closest('a')?.getAttribute('href')
    if (!address || !address.startsWith('/')) return
    event.preventDefault()
    void navigate(address)
  }

  if (clean?.from !== html) return <Skeleton shape="text" className={className} />
  if (clean.html === null) return <p className={cx(styles.prose, className)}>{textOfHtml(html)}</p>
  // Sanitised above: the one place where markup is set. Links inside are real links; the click only spares a page load.
  // oxlint-disable-next-line react/no-danger, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div className={cx(styles.prose, className)} onClick={follow} dangerouslySetInnerHTML={{ __html: clean.html }} />
}
