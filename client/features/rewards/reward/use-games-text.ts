import { useTranslation } from 'react-i18next'
import type { GameCategory } from '#contract/game-category.ts'

/** "These count: Slots and Fishing."; none = all. */
export function useGamesText(): (categories: readonly GameCategory[]) => string {
  const { t, i18n } = useTranslation(['reward', 'common'])
  return (categories) =>
    categories.length === 0
      ? t('games_all')
      : t('games_some', {
          names: new Intl.ListFormat(i18n.language, { style: 'short', type: 'conjunction' }).format(
            categories.map((category) => t(`common:category_${category}`)),
          ),
        })
}
