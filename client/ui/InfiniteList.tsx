import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { throttle } from '#client/lib/throttle.ts'
import { LOAD_MORE_MARGIN_PX, THROTTLE_MS } from '#client/lib/timings.ts'
import { Button } from './Button.tsx'
import styles from './InfiniteList.module.css'

interface Props {
  hasMore: boolean
  onReachEnd: () => unknown
  /** A page is loading. */
  isLoading?: boolean
  /** The last page did not load: the button asks again, scrolling does not. */
  hasFailed?: boolean
  /** The layout of the items: the grid. */
  className?: string
  children: ReactNode
}

/** Loads the next page 300 px before the end, at most once a second; the button is for keyboards and old browsers. */
export function InfiniteList({ hasMore, onReachEnd, isLoading = false, hasFailed = false, className, children }: Props) {
  const { t } = useTranslation('common')
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(() => {
    if (hasMore && !isLoading) onReachEnd()
  })
  const ask = useMemo(() => throttle((run: () => void) => run(), THROTTLE_MS.loadMore), [])

  // Observing again after each page loads another one if the end is still in sight.
  useEffect(() => {
    const mark = end.current
    if (!mark || !hasMore || isLoading || hasFailed) return undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        ask(reach)
        retry = setTimeout(() => ask(reach), THROTTLE_MS.loadMore)
      },
      { rootMargin: `${LOAD_MORE_MARGIN_PX}px` },
    )
    watcher.observe(mark)
    return () => {
      clearTimeout(retry)
      watcher.disconnect()
    }
  }, [ask, hasMore, isLoading, hasFailed])

  return (
    <>
      <div className={className}>{children}</div>
      {hasMore && (
        <div ref={end} className={styles.end}>
          <Button variant="secondary" size="small" isLoading={isLoading} onClick={() => void onReachEnd()}>
            {t(isLoading ? 'loading' : hasFailed ? 'load_failed' : 'load_more')}
          </Button>
        </div>
      )}
    </>
  )
}
