import { useEffect, useRef } from 'react'

/** Runs something after a delay, unless the page is left before. */
export function useLater(): (action: () => void, milliseconds: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (action, milliseconds) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, milliseconds)
  }
}
