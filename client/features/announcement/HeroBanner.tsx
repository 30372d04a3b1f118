import { useQuery } from '@tanstack/react-query'
import type { BannerGroup } from '#contract/announcement.ts'
import { Carousel, GameArt, Sun } from '#client/ui/index.ts'
import { banners } from './announcement.queries.ts'
import styles from './HeroBanner.module.css'

interface Props {
  group: Extract<BannerGroup, 'm_login' | 'm_reg'>
  /** Of the region, for screen readers. */
  label: string
  /** Said where the merchant's banner brings no words of its own. */
  title: string
  line: string
}

const RATIO = '585 / 305'

/** The wide picture above the login and registration forms, its words on the calm side. */
export function HeroBanner({ group, label, title, line }: Props) {
  const { data, isPending } = useQuery(banners(group))
  const shown = data?.length ? data : [{ bannerId: 0, url: '', title: '', kicker: '' }]
  const slides = shown.map((banner, index) => ({
    key: banner.bannerId,
    node: (
      <div className={styles.hero}>
        {banner.url && <GameArt src={banner.url} alt="" ratio={RATIO} isEager={index === 0} className={styles.art} />}
        <div className={styles.words}>
          <Sun size={29} />
          {/* One set of words, never the page's own and then the banner's. */}
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
