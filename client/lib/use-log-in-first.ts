import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from './paths.ts'

interface Options {
  replace?: boolean
  /** Where they go on to; else they come back to this very place. */
  to?: string
}

/** Sends a guest to login, which opens over this page, and back to what they asked for. */
export function useLogInFirst(): (options?: Options) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return ({ replace = false, to = pathname + search } = {}) => void navigate(paths.login, { replace, state: { from: to } })
}
