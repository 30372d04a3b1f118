import { lazyPart } from '#client/lib/lazy-part.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import { Optional } from '#client/ui/index.ts'

const Background = lazyPart(() => import('./Background.tsx'), 'Background')

/** Loads it once the first page has settled; a page does without it if its code does not load. */
export function BackgroundHost() {
  const isSettled = useSettled()
  return <Optional>{isSettled && <Background />}</Optional>
}
