import { createElement, useEffect, useEffectEvent, useState } from 'react'
import { askForFreshPage } from '#client/lib/lazy-part.ts'
import { useSession } from '#client/lib/session.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import { useLoginOver } from './login-modal.tsx'

type Module = typeof import('./LoginModal.tsx')

/** Loads the login and registration sheet for guests once the first page has settled, or at once when it is opened. */
export function LoginModalHost() {
  const login = useLoginOver()
  const isGuest = useSession() === null
  const isSettled = useSettled()
  const [module, setModule] = useState<Module>()
  const isHere = module !== undefined
  const isWanted = login !== null

  // The address is already the login's, so a reload shows it as a page.
  const giveUp = useEffectEvent(() => isWanted && askForFreshPage())
  useEffect(() => {
    if (isHere || !(isWanted || (isSettled && isGuest))) return
    import('./LoginModal.tsx').then(setModule, () => giveUp())
  }, [isWanted, isSettled, isGuest, isHere])

  return module ? createElement(module.LoginModal, { login }) : null
}
