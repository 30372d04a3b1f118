/** The pages of categories by address (SCR-13); /m/gameList and /m/gameCenter name the category in a parameter. */
import { paths } from '#client/lib/paths.ts'
import type { CategoryKey } from '#client/ui/index.ts'
import type { ListedCategory } from './game-request.ts'

export const SLOTS_CENTRE_PATH = '/m/slotsCenter'

const PAGES = {
  '/m/hot-games': 'HOT',
  '/m/slot-games': 'RNG',
  [SLOTS_CENTRE_PATH]: 'RNG',
  '/m/live-games': 'LIVE',
  '/m/fishing-games': 'FISH',
  '/m/poker-games': 'PVP',
  '/m/sport-games': 'SPORTS',
  '/m/esport-games': 'ESPORTS',
  '/m/lott': 'LOTT',
  '/m/lottery': 'LOTT',
  '/m/elott': 'ELOTT',
} as const satisfies Record<string, Exclude<ListedCategory, 'ALL'>>

export const GAME_CENTRE_PATH = '/m/gameCenter'
/** Every address that opens the list of games, besides /m/gameList. */
export const CATEGORY_PATHS: readonly string[] = [...Object.keys(PAGES), GAME_CENTRE_PATH]

/** The category of an address; undefined if a parameter names it. */
export const categoryOfPath = (pathname: string) =>
  (PAGES as Partial<Record<string, (typeof PAGES)[keyof typeof PAGES]>>)[pathname]

/** The page of a category, for one vendor or all; a category without its own page uses the parameter. */
export function categoryPage(category: CategoryKey, vendor?: string): string {
  const page = Object.entries(PAGES).find(([, shown]) => shown === category)?.[0]
  if (!page) return paths.gameList({ gameType: category, vassalage: vendor })
  return vendor ? `${page}?${new URLSearchParams({ vassalage: vendor })}` : page
}
