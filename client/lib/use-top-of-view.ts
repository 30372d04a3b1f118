import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Starts at the top when a page shows another view in its place, after a submit for one. Undefined while the first view loads. Going
 * back keeps the scroll position the browser remembers.
 */
export function useTopOfView(view: string | undefined): void {
  const { key } = useLocation()
  const navigation = useNavigationType()
  const last = useRef({ view, key })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { view: view ?? before.view, key }
    const isBack = navigation === 'POP' && key !== before.key
    const isOther = view !== undefined && before.view !== undefined && view !== before.view
    if (isOther && !isBack) scrollTo(0, 0)
  }, [view, key, navigation])
}
