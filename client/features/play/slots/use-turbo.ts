import { useState } from 'react'
import { keep, readStored } from '#client/lib/storage.ts'

const KEY = 'palaro.slot.turbo'

/** Whether spins are shown faster, on this device. It shortens time, never odds. */
export function useTurbo(isAllowed: boolean) {
  const [isOn, setOn] = useState(() => readStored('localStorage', KEY) === '1')
  return {
    isTurbo: isAllowed && isOn,
    toggle() {
      keep('localStorage', KEY, isOn ? null : '1')
      setOn(!isOn)
    },
  }
}
