import { useTranslation } from 'react-i18next'
import type { GameCategory } from '#contract/game-category.ts'
import type { VendorCard } from '#contract/play/game.ts'
import { cx } from '#client/lib/class-names.ts'
import { BrandMark, CategoryIcon, GameArt, Link } from '#client/ui/index.ts'
import { categoryPage } from './category-pages.ts'
import { ComingSoon } from './ComingSoon.tsx'
import styles from './VendorTiles.module.css'
import { WideGrid } from './WideTile.tsx'

interface Props {
  category: GameCategory
  vendors: readonly VendorCard[]
}

const gamesOf = (category: GameCategory, vendor: VendorCard) => categoryPage(category, vendor.accountTypeName)

/** Vendors of a category as wide art, two per row, names included; an empty last place links to all games. */
export function VendorTiles({ category, vendors }: Props) {
  const { t } = useTranslation('game')
  const hasPlaceLeft = vendors.length % 2 === 1
  return (
    <WideGrid>
      {vendors.map((vendor) => (
        <Link key={vendor.accountTypeName} to={gamesOf(category, vendor)} className={styles.tile}>
          <GameArt src={vendor.tileUrl} alt={vendor.displayName} ratio="178 / 103" />
          {vendor.comingSoon && <ComingSoon isWide />}
        </Link>
      ))}
      {hasPlaceLeft && (
        <Link to={categoryPage(category)} className={cx(styles.tile, styles.all)}>
          <CategoryIcon category={category} size={28} />
          {t('show_all')}
        </Link>
      )}
    </WideGrid>
  )
}

/** Vendors by their logos, in one row. */
export function VendorMarks({ category, vendors }: Props) {
  const { t } = useTranslation(['game', 'common'])
  return (
    <ul className={styles.marks}>
      {vendors.map((vendor) => (
        <li key={vendor.accountTypeName}>
          <Link to={gamesOf(category, vendor)} className={styles.mark}>
            <span className={styles.brand}>
              <BrandMark src={vendor.iconUrl} name={vendor.displayName} />
            </span>
            <span>{vendor.comingSoon ? t('common:coming_soon') : t('vendor_games', { total: vendor.gameCount })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
