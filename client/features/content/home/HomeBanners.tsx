import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { banners } from '#client/lib/banners.ts'
import { useRedirect } from '#client/features/content/announcement/index.ts'
import { Carousel, Skeleton } from '#client/ui/index.ts'
import { BannerSlide } from './BannerSlide.tsx'
import styles from './HomePage.module.css'

/** The m_home banners; without any, the page simply starts with what follows. */
export function HomeBanners() {
  const { t } = useTranslation(['home', 'common'])
  const redirectOf = useRedirect()
  const { data, isPending, refetch } = useQuery(banners('m_home'))
  if (isPending) return <Skeleton shape="banner" />
  if (!data)
    return (
      <button type="button" className={styles.failed} onClick={() => void refetch()}>
        {t('common:load_failed')}
      </button>
    )
  const slides = data.map((banner, index) => ({
    key: banner.bannerId,
    node: <BannerSlide banner={banner} onAct={redirectOf(banner)} isFirst={index === 0} />,
  }))
  return <Carousel label={t('banners')} slides={slides} />
}
