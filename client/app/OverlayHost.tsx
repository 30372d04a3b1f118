import { createElement, useEffect, useEffectEvent, useState } from 'react'
import { askForFreshPage } from '#client/lib/lazy-part.ts'
import { useNotices } from '#client/lib/notices.ts'
import { useTouched } from '#client/lib/use-touched.ts'
import type { Overlay } from '#client/lib/overlay.ts'

type Module = typeof import('./Overlays.tsx')

interface Props {
  overlay: Overlay | null
  onShow: (overlay: Overlay | null) => void
}

/**
 * Loads the code of menus and dialogs with the first tap or key. Without Suspense, whose late content waits behind all other work on
 * a busy phone: this must answer a tap.
 */
export function OverlayHost({ overlay, onShow }: Props) {
  const isTouched = useTouched()
  const { confirms } = useNotices()
  const [module, setModule] = useState<Module>()
  const isWanted = overlay !== null || confirms.length > 0
  const isHere = module !== undefined

  const giveUp = useEffectEvent(() => {
    if (!isWanted) return
    onShow(null)
    for (const { answer } of confirms) answer(false)
    askForFreshPage()
  })
  useEffect(() => {
    if (isHere || !(isWanted || isTouched)) return
    import('./Overlays.tsx').then(setModule, () => giveUp())
  }, [isWanted, isTouched, isHere])

  return module ? createElement(module.Overlays, { overlay, onShow }) : null
}
