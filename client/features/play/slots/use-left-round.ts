import { useEffect, useState } from 'react'
import type { SlotRoundView } from '#contract/play/slots/slots.ts'
import { keep, readStored } from '#client/lib/storage.ts'
import type { Slot } from './use-slot.ts'

const keyOf = (code: string) => `palaro.slot.seen.${code}`

/** The last round, if it ended while the player was away: shown until the next spin, and once per device. */
export function useLeftRound(code: string, { round, isFresh, isBusy }: Slot): SlotRoundView | undefined {
  const [seen] = useState(() => readStored('localStorage', keyOf(code)))
  const over = round?.state === 'CLOSED' ? round : undefined
  const id = over?.id
  useEffect(() => {
    if (id) keep('localStorage', keyOf(code), id)
  }, [code, id])
  return over && over.id !== seen && over.endedBy !== 'PLAYER' && !isFresh && !isBusy ? over : undefined
}
