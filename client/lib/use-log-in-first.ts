import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from './paths.ts'

/** Sends a guest to login, from where they come back to this very place. */
export function useLogInFirst(): (options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return ({ replace = false } = {}) => void navigate(paths.login, { replace, state: { from: pathname + search } })
}
