/** The parameters of a catalogue request. */
import type { QueryInput } from '#contract/endpoint.ts'
import type { GameCategory } from '#contract/game-category.ts'
import type * as gameEndpoints from '#contract/play/game.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'

/** A category of a list; ALL and HOT are not categories of a game. */
export type ListedCategory = GameCategory | 'HOT' | 'ALL'

export interface GameFilter {
  category: ListedCategory
  vendor?: string
  name?: string
  classify?: string
  /** Currency units, as on the wire: `0.05`. */
  minBet?: string
}

const LIST_SIZE = 25
/** Up to six games per block of the home page (SCR-09). */
export const HOME_BLOCK_SIZE = 6
export const LOBBY_SIZE = 9

const NEWEST = 'NEW'
const LOADED_AS_SPORTS: readonly ListedCategory[] = ['ESPORTS', 'COCKFIGHT']

/** The wire's spellings (SCR-13): in-house games are RNG of the house vendor, a vendor's e-sports and cockfights SPORTS. */
function toWire({ category, vendor, name, classify, minBet }: GameFilter): QueryInput<typeof gameEndpoints.list> {
  const isInHouse = category === 'INHOUSE'
  const isSports = vendor !== undefined && LOADED_AS_SPORTS.includes(category)
  const isNewest = classify === NEWEST
  return {
    gameType: isInHouse ? 'RNG' : isSports ? 'SPORTS' : category,
    vassalage: isInHouse ? INHOUSE_VENDOR : vendor,
    gameName: name || undefined,
    gameClassify: isNewest ? undefined : classify,
    isNew: isNewest ? '1' : undefined,
    minBet,
  }
}

export const pageRequest = (filter: GameFilter, pageNo: number) => ({ ...toWire(filter), pageNo, pageSize: LIST_SIZE })
export const blockRequest = (filter: GameFilter, pageSize: number) => ({ ...toWire(filter), pageSize })
export const hotRequest = (gameType?: GameCategory, pageSize?: number) => ({ gameType, pageSize })
