/** What a round means for what is shown. Pure. */
import type { SlotRoundView, SlotScreen } from '#contract/play/slots/slots.ts'

/** The last screen that was played; null while the wallet has not taken the stake. */
export const lastScreen = ({ base, freeGames }: SlotRoundView): SlotScreen | null => freeGames.at(-1) ?? base

/** The board that stands at the end of a screen. */
export const lastGrid = ({ steps }: SlotScreen): readonly string[] => steps.at(-1)?.grid ?? []

/** Paid with the last screen: it is added to the balance when its result stands. */
export function creditOf({ base, freeGames, state, won }: SlotRoundView): bigint {
  if (freeGames.length === 0) return won
  return state === 'CLOSED' ? won - (base?.amount ?? 0n) : 0n
}

/** Won by free games so far. */
export const featureWin = ({ base, won }: SlotRoundView): bigint => won - (base?.amount ?? 0n)

export const freeGamesTotal = ({ freeGames, freeGamesLeft }: SlotRoundView): number => freeGames.length + freeGamesLeft

/** A board before the first spin: any symbols, always the same. It shows no win to anyone. */
export function firstGrid({ reels, rows, symbols }: { reels: number; rows: number; symbols: readonly string[] }): string[] {
  const plain = symbols.filter((symbol) => !'-SWM'.includes(symbol))
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_row, row) => plain[(reel * 2 + row * 3 + ((reel * row) % 2)) % plain.length] ?? '').join(''),
  )
}
