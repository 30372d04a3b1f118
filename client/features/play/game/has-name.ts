import type { GameCard } from '#contract/play/game.ts'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Whether the game's name contains the text, in its own language or the player's. Ignores case and accents; empty text matches
 * all.
 */
export function hasName({ gameName, nodeName }: GameCard, text: string): boolean {
  const wanted = fold(text.trim())
  return fold(gameName).includes(wanted) || fold(nodeName).includes(wanted)
}
