import { useEffect, useRef } from 'react'

/** Does something after a while, unless the page is left before. */
export function useLater(): (action: () => void, milliseconds: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (action, milliseconds) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, milliseconds)
  }
}
