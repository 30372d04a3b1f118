import { lazyPart } from '#client/lib/lazy-part.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import { Optional } from '#client/ui/index.ts'

const Background = lazyPart(() => import('./Background.tsx'), 'Background')

/** Loads Background.tsx once the first page has settled; if that fails, the page works without it. */
export function BackgroundHost() {
  const isSettled = useSettled()
  return <Optional>{isSettled && <Background />}</Optional>
}
