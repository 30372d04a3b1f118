import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** This close counts as being at the end, or at the top. */
const NEAR_PX = 80

interface Options {
  box: RefObject<HTMLDivElement | null>
  /** The newest message on screen; `ownCount` counts the member's own. */
  lastId: number
  firstId: number
  ownCount: number
  onTop: () => void
}

/**
 * Follows the conversation while its end is in sight, and leaves a reader further up in place. Older messages do not shift the
 * view.
 */
export function useScroll({ box, lastId, firstId, ownCount, onTop }: Options) {
  const isAtEnd = useRef(true)
  const fromEnd = useRef(0)
  const [seen, setSeen] = useState({ lastId, isAtEnd: true })

  const toEnd = () => {
    const element = box.current
    if (element) element.scrollTo(0, element.scrollHeight)
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

  // Older messages are inserted above: keep the reader's position.
  const keepPlace = useEffectEvent((_firstId: number) => {
    const element = box.current
    if (element && !isAtEnd.current) element.scrollTo(0, element.scrollHeight - fromEnd.current)
  })
  useLayoutEffect(() => keepPlace(firstId), [firstId])
  const follow = useEffectEvent((newestId: number) => {
    if (!isAtEnd.current) return
    toEnd()
    setSeen({ lastId: newestId, isAtEnd: true })
  })
  useLayoutEffect(() => follow(lastId), [lastId])
  const showOwn = useEffectEvent((_count: number) => {
    isAtEnd.current = true
    toEnd()
  })
  useLayoutEffect(() => showOwn(ownCount), [ownCount])

  // When a keyboard opens, or the composer or a message grows (an error below it), keep the end in sight.
  const stay = useEffectEvent(() => {
    if (isAtEnd.current) toEnd()
  })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watcher = new ResizeObserver(() => stay())
    watcher.observe(element)
    if (element.lastElementChild) watcher.observe(element.lastElementChild)
    return () => watcher.disconnect()
  }, [box])

  return { onScroll: look, toEnd, isAtEnd: seen.isAtEnd, seenId: seen.lastId }
}
