import { useEffect, useMemo, useState, type MouseEvent, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { cx } from '#client/lib/class-names.ts'
import { openInApp, ownPage } from '#client/lib/external-link.ts'
import { textOfHtml } from '#client/lib/html-text.ts'
import { pictureAfterFailure } from '#client/lib/image-host.ts'
import { loadSanitiser, loadedSanitiser } from './load-sanitiser.ts'
import styles from './SafeHtml.module.css'

/** A picture missing on our own site too is replaced by its alt text or nothing, not a broken frame. */
function replaceBroken({ target }: SyntheticEvent) {
  if (!(target instanceof HTMLImageElement)) return
  const own = pictureAfterFailure(target.src)
  if (own) target.src = own
  else target.replaceWith(target.alt)
}

/**
 * The only way to render HTML from the server: sanitised by a strict allow list. Shows plain text until the sanitiser has loaded,
 * or if it cannot be loaded.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const [hasSanitiser, setHasSanitiser] = useState(loadedSanitiser() !== undefined)
  const clean = useMemo(() => (hasSanitiser ? loadedSanitiser()?.(html) : undefined), [hasSanitiser, html])

  useEffect(() => {
    let isWanted = true
    loadSanitiser().then(
      () => isWanted && setHasSanitiser(true),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])

  /** Links to our own pages use the router; others open in the merchant's app's own browser, if this is the app. */
  const follow = (event: MouseEvent) => {
    const address = event.target instanceof Element && event.target.closest('a')?.getAttribute('href')
    if (!address) return
    const page = ownPage(address)
    if (page !== undefined) void navigate(page)
    else if (!openInApp(address)) return
    event.preventDefault()
  }

  if (clean === undefined) return <p className={cx(styles.prose, className)}>{textOfHtml(html)}</p>
  return (
    // Sanitised above: the one place where markup is set. Links inside are real links; the click only spares a page load.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={cx(styles.prose, className)}
      onClick={follow}
      onErrorCapture={replaceBroken}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}
