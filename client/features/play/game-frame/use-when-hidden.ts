import { useEffect, useEffectEvent } from 'react'

/** While something plays itself: no one watches a page that is hidden. */
export function useWhenHidden(isOn: boolean, stop: () => void): void {
  const hidden = useEffectEvent(stop)
  useEffect(() => {
    if (!isOn) return undefined
    const change = () => document.hidden && hidden()
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [isOn])
}
