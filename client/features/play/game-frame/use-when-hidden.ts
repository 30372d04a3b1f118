import { useEffect, useEffectEvent } from 'react'

/** Stops automatic play when the page is hidden: no one is watching. */
export function useWhenHidden(isOn: boolean, stop: () => void): void {
  const hidden = useEffectEvent(stop)
  useEffect(() => {
    if (!isOn) return undefined
    const change = () => document.hidden && hidden()
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [isOn])
}
