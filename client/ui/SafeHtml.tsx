import { useEffect, useState } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './SafeHtml.module.css'
import { Skeleton } from './Skeleton.tsx'

/** The only door for HTML from the server: sanitised by a strict allow list before it is drawn. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const [clean, setClean] = useState<{ from: string; html: string }>()

  useEffect(() => {
    let isWanted = true
    void import('./sanitise.ts').then(({ sanitise }) => {
      if (isWanted) setClean({ from: html, html: sanitise(html) })
    })
    return () => {
      isWanted = false
    }
  }, [html])

  if (clean?.from !== html) return <Skeleton shape="text" className={className} />
  // Sanitised above: the one place where markup is set.
  // oxlint-disable-next-line react/no-danger
  return <div className={cx(styles.prose, className)} dangerouslySetInnerHTML={{ __html: clean.html }} />
}
