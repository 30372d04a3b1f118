import { useEffect, useRef, type RefObject } from 'react'

/** Brings an element of a line that scrolls into sight while it is the one that counts. */
export function useInSight<E extends Element>(isHere: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isHere) element.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isHere])
  return element
}
