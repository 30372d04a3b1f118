/** Derives what to show from a round. Pure. */
import type { SlotRoundView, SlotScreen } from '#contract/play/slots/slots.ts'

/** The last screen played; null until the wallet has taken the stake. */
export const lastScreen = ({ base, freeGames }: SlotRoundView): SlotScreen | null => freeGames.at(-1) ?? base

/** The board at the end of a screen. */
export const lastGrid = ({ steps }: SlotScreen): readonly string[] => steps.at(-1)?.grid ?? []

/** Paid with the last screen: added to the balance when its result is shown. */
export function creditOf({ base, freeGames, state, won }: SlotRoundView): bigint {
  if (freeGames.length === 0) return won
  return state === 'CLOSED' ? won - (base?.amount ?? 0n) : 0n
}

/** The free games' total win so far. */
export const featureWin = ({ base, won }: SlotRoundView): bigint => won - (base?.amount ?? 0n)

export const freeGamesTotal = ({ freeGames, freeGamesLeft }: SlotRoundView): number => freeGames.length + freeGamesLeft

/** A board before the first spin: arbitrary symbols, always the same, without a win. */
export function firstGrid({ reels, rows, symbols }: { reels: number; rows: number; symbols: readonly string[] }): string[] {
  const plain = symbols.filter((symbol) => !'-SWM'.includes(symbol))
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_row, row) => plain[(reel * 2 + row * 3 + ((reel * row) % 2)) % plain.length] ?? '').join(''),
  )
}
