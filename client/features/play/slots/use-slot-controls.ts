import type { Autoplay } from './use-autoplay.ts'
import type { Feature } from './use-feature.ts'
import type { Slot } from './use-slot.ts'

export type SlotSheetName = 'info' | 'auto' | 'history'
/** The large button's current action. */
export type SpinAction = 'spin' | 'hurry' | 'wait' | 'check' | 'stop' | 'feature' | 'close'

interface Deps {
  slot: Slot
  auto: Autoplay
  feature: Feature
  stake: bigint
  /** The pictures have loaded. */
  isReady: boolean
  /** A tap may shorten the animation; never under the strict profile (RG-12). */
  canHurry: boolean
}

function actionOf({ slot, auto, feature, canHurry, isReady }: Deps): SpinAction {
  if (auto.isOn) return 'stop'
  if (slot.phase === 'showing' || slot.phase === 'asking') return canHurry ? 'hurry' : 'wait'
  if (slot.phase === 'pausing' || slot.isPending || feature.isRunning || !isReady) return 'wait'
  if (slot.hasUnanswered) return 'check'
  if (feature.outro) return 'close'
  return feature.isOffered ? 'feature' : 'spin'
}

export function useSlotControls(deps: Deps) {
  const { slot, auto, feature, stake } = deps
  const action = actionOf(deps)
  const isPoor = action === 'spin' && stake > slot.balance
  const does: Record<SpinAction, () => unknown> = {
    spin: () => {
      auto.clear()
      return slot.spin(stake)
    },
    hurry: slot.hurry,
    wait: () => undefined,
    check: slot.retry,
    stop: auto.stop,
    feature: feature.start,
    close: feature.close,
  }
  return {
    action,
    isDisabled: action === 'wait' || isPoor,
    /** The next spin's settings must not change now. */
    isLocked: action !== 'spin',
    press: () => {
      if (!isPoor) void does[action]()
    },
  }
}
export type SlotControls = ReturnType<typeof useSlotControls>
