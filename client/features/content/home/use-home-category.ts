import { useSearchParams } from 'react-router-dom'
import type { GameCategory } from '#contract/game-category.ts'
import { isGameCategory } from '#client/features/play/game/index.ts'
import { useSession } from '#client/lib/session.ts'

/** HOT = everything; FAV and RECENT are the member's. */
export type HomeCategory = GameCategory | 'HOT' | 'FAV' | 'RECENT'
const PARAM = 'gameCategory'

/** The home page's category, kept in the address so that Back from a game restores it. */
export function useHomeCategory(): [HomeCategory, (category: HomeCategory) => void] {
  const [params, setParams] = useSearchParams()
  const session = useSession()
  const asked = params.get(PARAM) ?? ''
  const isOwn = session !== null && (asked === 'FAV' || asked === 'RECENT')
  const category = isGameCategory(asked) || isOwn ? (asked as HomeCategory) : 'HOT'
  return [category, (chosen) => setParams(chosen === 'HOT' ? {} : { [PARAM]: chosen }, { replace: true })]
}
