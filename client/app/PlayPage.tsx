import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import type { RecordedGame } from '#contract/play/bet-record/round-detail.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'

/** By code: an original without a page doesn't compile. */
const ORIGINALS: Readonly<Record<RecordedGame, ComponentType>> = {
  dice: lazyPart(() => import('#client/features/play/originals/dice/DiceGame.tsx'), 'DicePage'),
  limbo: lazyPart(() => import('#client/features/play/originals/limbo/LimboGame.tsx'), 'LimboPage'),
  plinko: lazyPart(() => import('#client/features/play/originals/plinko/PlinkoGame.tsx'), 'PlinkoPage'),
  keno: lazyPart(() => import('#client/features/play/originals/keno/KenoGame.tsx'), 'KenoPage'),
  wheel: lazyPart(() => import('#client/features/play/originals/wheel/WheelGame.tsx'), 'WheelPage'),
  roulette: lazyPart(() => import('#client/features/play/originals/roulette/RouletteGame.tsx'), 'RoulettePage'),
  mines: lazyPart(() => import('#client/features/play/originals/mines/MinesGame.tsx'), 'MinesPage'),
  hilo: lazyPart(() => import('#client/features/play/originals/hilo/HiLoGame.tsx'), 'HiLoPage'),
  crash: lazyPart(() => import('#client/features/play/crash/CrashPage.tsx'), 'CrashPage'),
}
const SlotPage = lazyPart(() => import('#client/features/play/slots/SlotPage.tsx'), 'SlotPage')

/** A game that is played here: an original, or a slot. */
export function PlayPage() {
  const { gameCode = '' } = useParams()
  const Page = Object.hasOwn(ORIGINALS, gameCode) ? ORIGINALS[gameCode as RecordedGame] : SlotPage
  return <Page />
}
