import { useState } from 'react'
import type { Stake } from '#client/features/play/game-frame/index.ts'
import type { RouletteRound, RouletteTable } from './roulette-calls.ts'
import { chipsProblem, placeKey, stacked, totalOf, type ChipPlace, type PlacedChip } from './chips.ts'

const FIRST_COIN = 50_000n

/** Chips on the table, in the order placed, so that each can be undone. */
export function useChips(table: RouletteTable) {
  const [dropped, setDropped] = useState<readonly PlacedChip[]>([])
  const [coin, setCoin] = useState(FIRST_COIN)
  const chips = stacked(dropped)
  const total = totalOf(chips)
  const stake: Stake = {
    amount: total,
    problem: chipsProblem(chips, table),
    most: table.balance < table.maxStake ? table.balance : table.maxStake,
  }
  const hasRoom = (place: ChipPlace) => chips.length < table.maxChips || chips.some((chip) => placeKey(chip) === placeKey(place))
  return {
    chips,
    coin,
    setCoin,
    stake,
    isFull: chips.length >= table.maxChips,
    drop: (place: ChipPlace) => {
      if (hasRoom(place)) setDropped([...dropped, { ...place, amount: coin }])
    },
    undo: () => setDropped(dropped.slice(0, -1)),
    clear: () => setDropped([]),
    repeat: ({ chips: last }: Pick<RouletteRound, 'chips'>) =>
      setDropped(last.map(({ kind, numbers, amount }) => ({ kind, numbers, amount }))),
  }
}
export type Chips = ReturnType<typeof useChips>
