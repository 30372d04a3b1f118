import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls the active child of a horizontal line to its middle. The page itself does not move. */
export function useInSight<E extends Element>(isHere: boolean): RefObject<E | null> {
  const child = useRef<E>(null)
  useEffect(() => {
    const line = child.current?.parentElement
    if (!isHere || !child.current || !line) return
    const [own, whole] = [child.current.getBoundingClientRect(), line.getBoundingClientRect()]
    line.scrollBy({ left: own.left + own.width / 2 - (whole.left + whole.width / 2) })
  }, [isHere])
  return child
}
