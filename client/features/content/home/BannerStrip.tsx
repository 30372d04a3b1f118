import { useQuery } from '@tanstack/react-query'
import type { Banner, BannerGroup } from '#contract/content/announcement/announcement.ts'
import { banners } from '#client/lib/banners.ts'
import { useRedirect } from '#client/features/content/announcement/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { Skeleton } from '#client/ui/index.ts'
import { BannerSlide } from './BannerSlide.tsx'
import styles from './BannerStrip.module.css'

interface Props {
  group: BannerGroup
  label: string
  /** Low slides without a button: for the side menu. */
  isCompact?: boolean
  /** Called before a slide navigates. */
  onSelect?: () => void
  /** Replaces the banner's own action. */
  onAct?: (banner: Banner) => void
}

/** The banners of a group side by side, scrolled by hand; nothing if there are none. */
export function BannerStrip({ group, label, isCompact, onSelect, onAct }: Props) {
  const redirectOf = useRedirect()
  const { data = [], isPending } = useQuery(banners(group))
  if (isPending) return <Skeleton shape="banner" className={isCompact ? styles.low : undefined} />
  if (data.length === 0) return null
  const actOf = (banner: Banner) => {
    const act = onAct ? () => onAct(banner) : redirectOf(banner)
    return (
      act &&
      (() => {
        onSelect?.()
        act()
      })
    )
  }
  return (
    <ul aria-label={label} className={cx(styles.strip, isCompact && styles.low, data.length === 1 && styles.single)}>
      {data.map((banner) => (
        <li key={banner.bannerId}>
          <BannerSlide banner={banner} onAct={actOf(banner)} isCompact={isCompact} />
        </li>
      ))}
    </ul>
  )
}
