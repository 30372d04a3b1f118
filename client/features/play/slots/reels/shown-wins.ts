import type { SlotScreen } from '#contract/play/slots/slots.ts'
import type { ShownWin } from './paint-wins.ts'

type Wins = SlotScreen['steps'][number]['wins']

/** Lines count from 1 for players. */
export const winsOf = (wins: Wins, lines: readonly string[]): ShownWin[] =>
  wins.map(({ cells, line }) => ({
    cells,
    ...(line !== undefined && { number: line + 1, path: [...(lines[line] ?? '')].map(Number) }),
  }))
