import { useState } from 'react'
import type { StepPlay } from '#client/features/play/game-frame/index.ts'
import type { MinesRound } from './mines-calls.ts'
import type { TileState } from './MinesBoard.tsx'

interface Deps {
  play: StepPlay<MinesRound, number>
  /** Tiles for automatic bets; undefined if the player opens them one by one. */
  chosen: readonly number[] | undefined
  canChooseMore: boolean
  onChoose: (chosen: readonly number[]) => void
}

/** Each tile's look, and the effect of a tap: opens it, or chooses it for automatic bets. */
export function useMinesTiles({ play, chosen, canChooseMore, onChoose }: Deps) {
  const { round, open, isAsking, isLocked, isBusy, takeNext, auto } = play
  /** Tapped, but not opened yet. */
  const [asked, setAsked] = useState<readonly number[]>([])
  /** The round whose revealed board is hidden, because the player has chosen something since. */
  const [clearedRound, setClearedRound] = useState<string>()
  const isPlacing = isAsking && !open
  const isCleared = !open && clearedRound !== undefined && round?.roundId === clearedRound
  const shown = isPlacing || isCleared ? undefined : round

  function stateOf(tile: number): TileState {
    if (shown) {
      if (shown.picks.includes(tile)) return 'safe'
      if (shown.hit === tile) return 'hit'
      if (shown.places) return shown.places.includes(tile) ? 'mine' : 'left'
    }
    if (open && isBusy && asked.includes(tile) && !auto.isOn) return 'asked'
    // An interrupted round continues by hand: every closed tile can be opened.
    return chosen?.includes(tile) && (!open || auto.isOn) ? 'chosen' : 'closed'
  }
  const isChoosing = chosen !== undefined && !isLocked
  function canTap(tile: number): boolean {
    if (isChoosing) return chosen.includes(tile) || canChooseMore
    return open !== undefined && !play.hasUnanswered && !auto.isOn && stateOf(tile) === 'closed'
  }
  function tap(tile: number): void {
    if (isChoosing) {
      setClearedRound(round?.roundId)
      onChoose(chosen.includes(tile) ? chosen.filter((one) => one !== tile) : [...chosen, tile])
      return
    }
    if (!canTap(tile)) return
    setAsked(isBusy ? [...asked, tile] : [tile])
    takeNext(tile)
  }
  return { stateOf, canTap, tap, clear: () => setClearedRound(round?.roundId), isCleared, picks: shown?.picks ?? [] }
}
