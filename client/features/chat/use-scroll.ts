import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near, one is at the end, or at the top. */
const NEAR_PX = 80

interface Options {
  /** Of the newest line on screen; own lines count by `ownCount`. */
  lastId: number
  firstId: number
  ownCount: number
  onTop: () => void
}

/** Follows the conversation as long as its end is in sight; whoever reads up is left there. Older lines push nothing away. */
export function useScroll({ lastId, firstId, ownCount, onTop }: Options) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const fromEnd = useRef(0)
  const [seen, setSeen] = useState({ lastId, isAtEnd: true })

  const toEnd = () => {
    const element = box.current
    if (element) element.scrollTop = element.scrollHeight
  }
  const look = () => {
    const element = box.current
    if (!element) return
    fromEnd.current = element.scrollHeight - element.scrollTop
    isAtEnd.current = fromEnd.current - element.clientHeight <= NEAR_PX
    if (isAtEnd.current !== seen.isAtEnd || (isAtEnd.current && seen.lastId !== lastId))
      setSeen({ lastId: isAtEnd.current ? lastId : seen.lastId, isAtEnd: isAtEnd.current })
    if (element.scrollTop <= NEAR_PX) onTop()
  }

  // What was said before is laid in above: the line one reads stays where it is.
  useLayoutEffect(() => {
    const element = box.current
    if (element && !isAtEnd.current) element.scrollTop = element.scrollHeight - fromEnd.current
  }, [firstId])
  useLayoutEffect(() => {
    if (!isAtEnd.current) return
    toEnd()
    setSeen({ lastId, isAtEnd: true })
  }, [lastId])
  useLayoutEffect(() => {
    isAtEnd.current = true
    toEnd()
  }, [ownCount])

  // A keyboard that comes up, a composer that grows: the end stays in sight.
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watcher = new ResizeObserver(() => isAtEnd.current && toEnd())
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])

  return { box, onScroll: look, toEnd, isAtEnd: seen.isAtEnd, seenId: seen.lastId }
}
