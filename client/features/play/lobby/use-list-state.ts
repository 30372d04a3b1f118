import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type GameCategory } from '#contract/game-category.ts'
import { GAME_NAME_MAX } from '#contract/play/game.ts'
import { isGameCategory, categoryOfPath, categoryPage } from '#client/features/play/game/index.ts'

/** The address is the state: any list can be shared, reloaded and returned to. */
export type Tab = 'all' | 'hot' | 'recent' | 'fav'
export const TABS: readonly Tab[] = ['all', 'hot', 'recent', 'fav']
export const ALL_KINDS = 'ALL'
/** Minimum bets to choose from, for slots only (SCR-14). */
export const MIN_BETS = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const

export interface ListState {
  category: GameCategory | 'HOT'
  /** False = the address names none: "my collection" and "recently played" cover all categories. */
  hasCategory: boolean
  tab: Tab
  vendor?: string
  name: string
  /** A key of the classification menu; ALL = every kind. */
  kind: string
  minBet?: string
}

const PARAM = {
  category: 'gameType',
  vendor: 'vassalage',
  tab: 'type',
  name: 'gameName',
  kind: 'gameClassify',
  minBet: 'minBet',
} as const
type Change = Partial<Record<keyof typeof PARAM, string | undefined>>

/** The parameter's name on the game centre page (SCR-14). */
const OTHER_CATEGORY_PARAM = 'gameCategory'

/** `page` = the category of the address itself. */
export function readListState(params: URLSearchParams, page?: GameCategory | 'HOT'): ListState {
  const asked = (page ?? params.get(PARAM.category) ?? params.get(OTHER_CATEGORY_PARAM) ?? '').toUpperCase()
  const category = isGameCategory(asked) ? asked : 'HOT'
  const tab = TABS.find((known) => known === params.get(PARAM.tab)) ?? 'all'
  const minBet = MIN_BETS.find((known) => known === params.get(PARAM.minBet))
  const name = (params.get(PARAM.name) ?? '').slice(0, GAME_NAME_MAX)
  return {
    category,
    hasCategory: asked !== '',
    tab,
    vendor: params.get(PARAM.vendor) || undefined,
    name,
    kind: params.get(PARAM.kind) || ALL_KINDS,
    minBet: category === 'RNG' ? minBet : undefined,
  }
}

/** The address of a list, searched by name. */
export function withName(address: string, name: string): string {
  const [path, search] = address.split('?')
  return `${path}?${write(new URLSearchParams(search), { name })}`
}

function write(params: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change) as [keyof typeof PARAM, string | undefined][]) {
    if (value) next.set(PARAM[name], value)
    else next.delete(PARAM[name])
  }
  return next
}

/** Every change goes back to the list's first page and its top. */
export function useListState() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const page = categoryOfPath(pathname)
  const state = readListState(params, page)
  const change = (changes: Change) => {
    scrollTo({ top: 0 })
    setParams(write(params, changes), { replace: true })
  }
  return {
    state,
    setCategory: (category: GameCategory | 'HOT') => {
      scrollTo({ top: 0 })
      if (page) void navigate(categoryPage(category), { replace: true })
      else setParams({ [PARAM.category]: category }, { replace: true })
    },
    /** A tab other than "all" clears the classification and the filter (SCR-14). */
    setTab: (tab: Tab) =>
      change(tab === 'all' ? { tab: undefined } : { tab, kind: undefined, vendor: undefined, minBet: undefined }),
    /** "All kinds" clears the vendor too (SCR-14). */
    setKind: (kind: string) =>
      change(kind === ALL_KINDS ? { kind, vendor: undefined, tab: undefined } : { kind, tab: undefined }),
    setName: (name: string) => change({ name: name.trim() }),
    /** A filter applies to the whole category. */
    setFilter: (filter: Pick<Change, 'vendor' | 'name' | 'minBet'>) => change({ ...filter, tab: undefined }),
    clearFilter: () => change({ vendor: undefined, name: undefined, minBet: undefined, kind: ALL_KINDS, tab: undefined }),
  }
}
export type ListControls = ReturnType<typeof useListState>
