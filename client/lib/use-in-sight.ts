import { useEffect, useRef, type RefObject } from 'react'

/** Brings a child of a line that scrolls sideways to its middle while it is the one that counts. The page stays where it is. */
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
