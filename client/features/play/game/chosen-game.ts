/** The game whose sheet is open. Tiles set it anywhere; the `launch` feature renders the sheet. */
import type { GameCard } from '#contract/play/game.ts'
import { createStore } from '#client/lib/store.ts'

const store = createStore<GameCard | null>(null)

export const useChosenGame = store.useValue
export const chooseGame = (game: GameCard) => store.set(game)
export const closeGame = () => store.set(null)
