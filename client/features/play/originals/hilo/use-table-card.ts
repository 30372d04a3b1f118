import { useState } from 'react'
import type { CardName } from '#contract/play/originals/hilo.ts'
import type { HiLoRound } from './hilo-calls.ts'
import { cardNow } from './hi-lo-cards.ts'

/** The card the next round starts from: the last round's, unless the player has changed it since. */
export function useTableCard(startCard: CardName) {
  const [firstCard] = useState(startCard)
  const [changed, setChanged] = useState<{ since: string | undefined; card: CardName }>()
  const isChangedSince = (last: HiLoRound | undefined) => changed !== undefined && changed.since === last?.roundId
  return {
    isChangedSince,
    cardAfter: (last: HiLoRound | undefined) =>
      changed && isChangedSince(last) ? changed.card : last ? cardNow(last) : firstCard,
    changeCard: (last: HiLoRound | undefined, card: CardName) => setChanged({ since: last?.roundId, card }),
  }
}
