import { createElement, useEffect, useEffectEvent, useState } from 'react'
import { askForFreshPage } from '#client/lib/lazy-part.ts'
import { useSession } from '#client/lib/session.ts'
import { useTouched } from '#client/lib/use-touched.ts'
import { useLoginOver } from './login-modal.tsx'

type Module = typeof import('./LoginModal.tsx')

/** Loads the login and registration sheet for guests with the first tap or key. */
export function LoginModalHost() {
  const login = useLoginOver()
  const isGuest = useSession() === null
  const isTouched = useTouched()
  const [module, setModule] = useState<Module>()
  const isHere = module !== undefined
  const isWanted = login !== null

  // The address is already the login's, so a reload shows the login as a page.
  const giveUp = useEffectEvent(() => isWanted && askForFreshPage())
  useEffect(() => {
    if (isHere || !(isWanted || (isTouched && isGuest))) return
    import('./LoginModal.tsx').then(setModule, () => giveUp())
  }, [isWanted, isTouched, isGuest, isHere])

  return module ? createElement(module.LoginModal, { login }) : null
}
