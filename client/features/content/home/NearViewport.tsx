import { useEffect, useRef, useState, type ReactNode } from 'react'

/** How far below the screen a block starts to load. */
const MARGIN_PX = 250

/** Renders its children once they come near the screen; until then a placeholder of their size. */
export function NearViewport({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = mark.current
    if (!element) return undefined
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: `${MARGIN_PX}px` },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return isNear ? children : <div ref={mark}>{placeholder}</div>
}
