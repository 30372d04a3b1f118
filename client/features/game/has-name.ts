import type { GameCard } from '#contract/game.ts'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Does the game's name contain the text, in its own language or the player's? Case and accents aside; no text fits all. */
export function hasName({ gameName, nodeName }: GameCard, text: string): boolean {
  const wanted = fold(text.trim())
  return fold(gameName).includes(wanted) || fold(nodeName).includes(wanted)
}
