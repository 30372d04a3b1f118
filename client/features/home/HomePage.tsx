import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { categoryLabel, vendorLanes } from '#client/features/game/index.ts'
import { GameSheetHost } from '#client/features/launch/index.ts'
import { useMember } from '#client/features/member/index.ts'
import { isNoticePopupClosed } from '#client/lib/session.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { CategoryLobby, OwnLobby } from './CategoryLobby.tsx'
import { SiteFooter } from './footer/SiteFooter.tsx'
import { HomeBanners } from './HomeBanners.tsx'
import { HomeLobby } from './HomeLobby.tsx'
import styles from './HomePage.module.css'
import { HomeRail } from './HomeRail.tsx'
import { Ticker } from './Ticker.tsx'
import { useHomeCategory, type HomeCategory } from './use-home-category.ts'

const NoticePopup = lazy(() => import('./NoticePopup.tsx').then((module) => ({ default: module.NoticePopup })))
const PANEL = 'lobby'

function Lobby({ category, onCategory }: { category: HomeCategory; onCategory: (category: HomeCategory) => void }) {
  const { data: lanes, isPending, error, refetch } = useQuery(vendorLanes())
  if (isPending) return <Skeleton shape="tiles" />
  if (!lanes) return <ErrorState error={error} onRetry={refetch} />
  if (category === 'FAV' || category === 'RECENT') return <OwnLobby category={category} />
  const lane = lanes.find(({ title }) => title === category)
  return lane ? <CategoryLobby key={category} lane={lane} /> : <HomeLobby lanes={lanes} onCategory={onCategory} />
}

/** The front page: banners, news, categories and the lobby (spec §2). */
export function HomePage() {
  const { t } = useTranslation(['home', 'common'])
  const [category, setCategory] = useHomeCategory()
  const { data: lanes, isError } = useQuery(vendorLanes())
  // Coming home renews what we know of the member (spec §2).
  useMember()
  const showCategory = (chosen: HomeCategory) => {
    scrollTo({ top: 0, behavior: 'smooth' })
    setCategory(chosen)
  }
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">palaro</h1>
      <HomeBanners />
      <Ticker />
      {!isError && <HomeRail lanes={lanes} value={category} onChange={setCategory} panelId={PANEL} />}
      <div
        id={PANEL}
        role="tabpanel"
        aria-label={category === 'HOT' ? t('lobby') : t(categoryLabel(category))}
        className={styles.lobby}
      >
        <Lobby category={category} onCategory={showCategory} />
      </div>
      {lanes && <SiteFooter lanes={lanes} />}
      <GameSheetHost />
      <Suspense fallback={null}>{!isNoticePopupClosed() && <NoticePopup />}</Suspense>
    </div>
  )
}
