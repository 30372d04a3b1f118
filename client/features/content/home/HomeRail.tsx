import { useTranslation } from 'react-i18next'
import type { VendorLane } from '#contract/play/game.ts'
import { categoryLabel, menuLanes } from '#client/features/play/game/index.ts'
import { useSession } from '#client/lib/session.ts'
import { CategoryIcon, CategoryRail, Skeleton } from '#client/ui/index.ts'
import type { HomeCategory } from './use-home-category.ts'

interface Props {
  lanes: readonly VendorLane[] | undefined
  value: HomeCategory
  onChange: (category: HomeCategory) => void
  panelId: string
}

/** HOT is the whole lobby; then the member's own games, then the categories in menu order. */
export function HomeRail({ lanes, value, onChange, panelId }: Props) {
  const { t } = useTranslation(['game', 'common'])
  const session = useSession()
  if (!lanes) return <Skeleton shape="rail" />
  const own: HomeCategory[] = session ? ['FAV', 'RECENT'] : []
  const keys: HomeCategory[] = ['HOT', ...own, ...menuLanes(lanes).map(({ title }) => title)]
  return (
    <CategoryRail
      label={t('categories')}
      items={keys.map((key) => ({ key, label: t(categoryLabel(key)), icon: <CategoryIcon category={key} /> }))}
      value={value}
      onChange={onChange}
      panelId={panelId}
    />
  )
}
