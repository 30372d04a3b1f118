/** The player's automatic cash-out target, in hundredths, as last chosen on this device. */
import { CRASH_LEAST, CRASH_MOST } from '#contract/play/crash/crash-curve.ts'
import { keep, readStored } from '#client/lib/storage.ts'

const KEY = 'palaro.crash.auto'
const FIRST_TARGET = 200

export const clampTarget = (target: number) => Math.min(CRASH_MOST, Math.max(CRASH_LEAST, target))

export interface AutoTarget {
  isOn: boolean
  target: number
}

export function keptTarget(): AutoTarget {
  const match = /^(on|off) (\d{3,7})$/.exec(readStored('localStorage', KEY) ?? '')
  return match ? { isOn: match[1] === 'on', target: clampTarget(Number(match[2])) } : { isOn: false, target: FIRST_TARGET }
}

export const keepTarget = ({ isOn, target }: AutoTarget) => keep('localStorage', KEY, `${isOn ? 'on' : 'off'} ${target}`)
