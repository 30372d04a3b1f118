import { useTranslation } from 'react-i18next'
import { FavouriteList } from '#client/features/play/favourite/index.ts'
import { GameSheetHost } from '#client/features/play/launch/index.ts'
import { RecentList } from '#client/features/play/recent/index.ts'
import { usePageTitle } from '#client/lib/page-title.ts'
import { CategoryList } from './CategoryList.tsx'
import { MemberScreen } from './MemberScreen.tsx'
import { useListState } from './use-list-state.ts'

/** "My collection": every favourite, of all categories. */
function CollectionScreen() {
  const { t } = useTranslation('favourite')
  usePageTitle(t('title'))
  return (
    <MemberScreen isFavourites>
      <FavouriteList />
    </MemberScreen>
  )
}

function RecentScreen() {
  const { t } = useTranslation('game')
  usePageTitle(t('recent_title'))
  return (
    <MemberScreen isFavourites={false}>
      <RecentList />
    </MemberScreen>
  )
}

/**
 * /m/gameList and the pages of categories (category-pages.ts): a category, or the member's favourites (`type=fav`) or recent
 * games (`type=recent`).
 */
export function GameListPage() {
  const list = useListState()
  const { hasCategory, tab } = list.state
  return (
    <>
      {!hasCategory && tab === 'fav' ? (
        <CollectionScreen />
      ) : !hasCategory && tab === 'recent' ? (
        <RecentScreen />
      ) : (
        <CategoryList {...list} />
      )}
      <GameSheetHost />
    </>
  )
}
