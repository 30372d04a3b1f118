import { useQuery } from '@tanstack/react-query'
import type { BannerGroup } from '#contract/content/announcement/announcement.ts'
import { banners } from '#client/lib/banners.ts'
import { cx } from '#client/lib/class-names.ts'
import { Carousel } from './Carousel.tsx'
import { GameArt } from './GameArt.tsx'
import { Sun } from './Logo.tsx'
import styles from './HeroBanner.module.css'

interface Props {
  group: Extract<BannerGroup, 'm_login' | 'm_reg'>
  /** Label of the region, for screen readers. */
  label: string
  /** Shown if the merchant's banner has no text of its own. */
  title: string
  line: string
  /** Leaves room for a long form. */
  isLow?: boolean
}

const RATIO = '585 / 305'

/** The wide picture above the login and registration forms, with text on its calm side. */
export function HeroBanner({ group, label, title, line, isLow }: Props) {
  const { data, isPending } = useQuery(banners(group))
  const shown = data?.length ? data : [{ bannerId: 0, url: '', title: '', kicker: '' }]
  const slides = shown.map((banner, index) => ({
    key: banner.bannerId,
    node: (
      <div className={cx(styles.hero, isLow && styles.low)}>
        {banner.url && <GameArt src={banner.url} alt="" ratio={RATIO} isEager={index === 0} className={styles.art} />}
        <div className={styles.words}>
          {!isLow && <Sun size={29} />}
          {/* Wait, so that the text does not change from the page's own to the banner's. */}
          {!isPending && (
            <>
              <p className={styles.title}>{banner.title || title}</p>
              <p className={styles.line}>{banner.kicker || line}</p>
            </>
          )}
        </div>
      </div>
    ),
  }))
  return <Carousel label={label} slides={slides} className={styles.frame} />
}
