import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { banners } from '#client/lib/banners.ts'
import { categoryLabel, LOBBY_SIZE, vendorLanes } from '#client/features/play/game/index.ts'
import { GameSheetHost } from '#client/features/play/launch/index.ts'
import { useMember } from '#client/lib/current-member.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { SCREENS, SEARCHING } from '#client/lib/paths.ts'
import { isNoticePopupClosed, isWelcomeDue, nextLoginPopup, useSession } from '#client/lib/session.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import { ErrorBoundary, ErrorState, IconButton, loadSanitiser, Optional, OwnFrame } from '#client/ui/index.ts'
import { BlockPending } from './blocks/BlockPending.tsx'
import { hotBlock } from './blocks/HotBlock.tsx'
import { inHouseLane } from './blocks/InHouseBlock.tsx'
import { HomeBanners } from './HomeBanners.tsx'
import { HomeLobby } from './HomeLobby.tsx'
import styles from './HomePage.module.css'
import { HomeRail } from './HomeRail.tsx'
import { NearViewport } from './NearViewport.tsx'
import { Ticker } from './Ticker.tsx'
import { useHomeCategory, type HomeCategory } from './use-home-category.ts'

const LowerLobby = lazyPart(() => import('./LowerLobby.tsx'), 'LowerLobby')
const CategoryLobby = lazyPart(() => import('./CategoryLobby.tsx'), 'CategoryLobby')
const SiteFooter = lazyPart(() => import('./footer/SiteFooter.tsx'), 'SiteFooter')
/** Loads the sanitiser too, so that the open dialog never changes its height. */
const Popups = lazyPart(async () => {
  const [popups] = await Promise.all([import('./Popups.tsx'), loadSanitiser().catch(() => undefined)])
  return popups
}, 'Popups')
const PANEL = 'lobby'
/** Shown if a part's code did not load: only a reload retries. */
const lost = <ErrorState error={new ApiError('network.timeout')} onRetry={() => location.reload()} />

const arePopupsDue = () => isWelcomeDue() || nextLoginPopup() !== undefined || !isNoticePopupClosed()

/** A member may log in over this page, and each login has pop-ups of its own. */
function LatePopups() {
  const session = useSession()
  const isSettled = useSettled()
  return isSettled && arePopupsDue() ? <Popups key={session?.token ?? ''} /> : null
}

interface LobbyProps {
  category: HomeCategory
  onCategory: (category: HomeCategory) => void
}

/** The whole lobby, or one category of it. */
function Lobby({ category, onCategory }: LobbyProps) {
  const { data: lanes, isPending, error, refetch } = useQuery(vendorLanes())
  // The code for what is below waits until the first screen has loaded.
  const { isPending: isFirstScreenPending } = useQuery(hotBlock())
  const isOwn = category === 'FAV' || category === 'RECENT'
  const chosen = isOwn ? category : lanes?.find(({ title }) => title === category)
  if (chosen)
    return (
      <ErrorBoundary fallback={lost}>
        <Suspense fallback={<BlockPending shape="tiles" rows={LOBBY_SIZE} />}>
          <CategoryLobby key={category} category={chosen} />
        </Suspense>
      </ErrorBoundary>
    )
  if (category !== 'HOT' && isPending) return <BlockPending shape="tiles" rows={LOBBY_SIZE} />
  const pending = (
    <div className={styles.lowerPending}>
      <BlockPending shape="wideTiles" />
    </div>
  )
  return (
    <>
      <HomeLobby />
      {(isPending || (lanes && isFirstScreenPending)) && pending}
      {!isPending && !lanes && <ErrorState error={error} onRetry={refetch} />}
      {lanes && !isFirstScreenPending && (
        <ErrorBoundary fallback={lost}>
          <Suspense fallback={pending}>
            <OwnFrame pending={pending}>
              <LowerLobby lanes={lanes} onCategory={onCategory} />
            </OwnFrame>
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** The front page: banners, news, categories and the lobby (SCR-09). */
export function HomePage() {
  // Requested before the texts are awaited, so that both load in parallel.
  usePrefetchQuery(banners('m_home'))
  usePrefetchQuery(vendorLanes())
  usePrefetchQuery(inHouseLane())
  usePrefetchQuery(hotBlock())
  // Includes the parts' texts, so that no part suspends and hides what is shown.
  const { t } = useTranslation(['home', 'game', 'favourite', 'launch', 'common'])
  const [category, setCategory] = useHomeCategory()
  const navigate = useNavigate()
  const { data: lanes, isError } = useQuery(vendorLanes())
  // Coming home refreshes the member (SCR-09).
  useMember()
  const showCategory = (chosen: HomeCategory) => {
    scrollTo({ top: 0, behavior: 'smooth' })
    setCategory(chosen)
  }
  return (
    <div className={styles.page}>
      <HomeBanners />
      <div className={styles.bar}>
        <Ticker />
        <IconButton
          look="surface"
          label={t('game:search')}
          icon={<Search size={21} />}
          className={styles.search}
          onClick={() => void navigate(SCREENS.hotGames.path, { state: SEARCHING })}
        />
      </div>
      <HomeRail lanes={lanes ?? (isError ? [] : undefined)} value={category} onChange={setCategory} panelId={PANEL} />
      <div
        id={PANEL}
        role="tabpanel"
        aria-label={category === 'HOT' ? t('lobby') : t(categoryLabel(category))}
        className={styles.lobby}
      >
        <OwnFrame pending={<div className={styles.lowerPending} />}>
          <Lobby category={category} onCategory={showCategory} />
        </OwnFrame>
      </div>
      <ErrorBoundary fallback={lost}>
        {lanes && (
          <NearViewport placeholder={<div className={styles.footerPending} />}>
            <Suspense fallback={<div className={styles.footerPending} />}>
              <SiteFooter lanes={lanes} />
            </Suspense>
          </NearViewport>
        )}
      </ErrorBoundary>
      <Optional>
        <LatePopups />
      </Optional>
      <GameSheetHost />
    </div>
  )
}
