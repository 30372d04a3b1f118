import { STILL_SHOW_MS, TURBO_SHOW_MS } from '#client/lib/timings.ts'
import { keep, readStored } from '#client/lib/storage.ts'
import { createStore } from '#client/lib/store.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'

const KEY = 'palaro.turbo'
const store = createStore(readStored('localStorage', KEY) === '1')

export interface Turbo {
  isOn: boolean
  toggle: () => void
}

/** Whether this device shows results faster; it shortens time, never odds. Undefined where the merchant allows no turbo (RG-12). */
export function useTurbo(isAllowed: boolean): Turbo | undefined {
  const isOn = store.useValue()
  return isAllowed
    ? {
        isOn,
        toggle() {
          keep('localStorage', KEY, isOn ? null : '1')
          store.set(!isOn)
        },
      }
    : undefined
}

export interface Pace {
  turbo: Turbo | undefined
  /** Results appear without animation: by the player's choice, or with reduced motion. */
  isStill: boolean
  /** How long the next bet waits for a result with this animation time. */
  showMs: (milliseconds: number) => number
}

/** How fast a game shows its results. */
export function usePace({ hasAutoBet }: { hasAutoBet: boolean }): Pace {
  const isReduced = useReducedMotion()
  const turbo = useTurbo(hasAutoBet)
  const isStill = isReduced || turbo?.isOn === true
  return {
    turbo,
    isStill,
    showMs: (milliseconds) => Math.min(milliseconds, turbo?.isOn ? TURBO_SHOW_MS : isReduced ? STILL_SHOW_MS : milliseconds),
  }
}
