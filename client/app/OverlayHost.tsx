import { createElement, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast, useNotices } from '#client/lib/notices.ts'
import { whenIdle } from '#client/lib/when-idle.ts'
import type { Overlay } from './overlay.ts'

type Module = typeof import('./Overlays.tsx')
const LATEST_MS = 4_000

interface Props {
  overlay: Overlay | null
  onShow: (overlay: Overlay | null) => void
}

/**
 * Fetches the code of menus and dialogs once the first page has settled, or at once with the first tap on one. Not by
 * Suspense, whose late arrivals wait behind everything else on a busy phone: this is the answer to a tap.
 */
export function OverlayHost({ overlay, onShow }: Props) {
  const { t } = useTranslation('errors')
  const { confirms } = useNotices()
  const [module, setModule] = useState<Module>()
  const isWanted = overlay !== null || confirms.length > 0
  const isHere = module !== undefined

  const giveUp = useEffectEvent(() => {
    if (!isWanted) return
    onShow(null)
    for (const { answer } of confirms) answer(false)
    // Browsers remember a failed import: only a new page asks for it again, once there is a connection.
    if (navigator.onLine) location.reload()
    else toast.error(t('network.timeout'))
  })
  useEffect(() => {
    if (isHere) return undefined
    const load = () => {
      import('./Overlays.tsx').then(setModule, () => giveUp())
    }
    if (!isWanted) return whenIdle(load, LATEST_MS)
    load()
    return undefined
  }, [isWanted, isHere])

  return module ? createElement(module.Overlays, { overlay, onShow }) : null
}
