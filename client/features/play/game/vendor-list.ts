import { OPENS_VENDOR_LIST, type GameCard } from '#contract/play/game.ts'
import { paths } from '#client/lib/paths.ts'

/** The vendor list that a tile opens (SCR-17); undefined for a game, which is launched. */
export const vendorListOf = ({ isGameH5, gameType, vassalage }: GameCard): string | undefined =>
  isGameH5 === OPENS_VENDOR_LIST ? paths.gameList({ gameType, vassalage }) : undefined
