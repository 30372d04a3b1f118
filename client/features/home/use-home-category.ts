import { useSearchParams } from 'react-router-dom'
import type { GameCategory } from '#contract/game.ts'
import { isGameCategory } from '#client/features/game/index.ts'
import { useSession } from '#client/lib/session.ts'

/** HOT = everything; FAV and RECENT are a member's. */
export type HomeCategory = GameCategory | 'HOT' | 'FAV' | 'RECENT'
const PARAM = 'gameCategory'

/** Which category the home page shows; in the address, so that coming back from a game finds it again. */
export function useHomeCategory(): [HomeCategory, (category: HomeCategory) => void] {
  const [params, setParams] = useSearchParams()
  const session = useSession()
  const asked = params.get(PARAM) ?? ''
  const isOwn = session !== null && (asked === 'FAV' || asked === 'RECENT')
  const category = isGameCategory(asked) || isOwn ? (asked as HomeCategory) : 'HOT'
  return [category, (chosen) => setParams(chosen === 'HOT' ? {} : { [PARAM]: chosen }, { replace: true })]
}
