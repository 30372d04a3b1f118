import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from './paths.ts'

interface Options {
  replace?: boolean
  /** Where they continue; the default is this very place. */
  to?: string
}

/** Sends a guest to login, over this page, and then on to what they asked for. */
export function useLogInFirst(): (options?: Options) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return ({ replace = false, to = pathname + search } = {}) => void navigate(paths.login, { replace, state: { from: to } })
}
