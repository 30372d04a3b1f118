/** The landing pages (app/router.tsx loads them with the first texts), and the requests each makes as soon as it runs. */
import type { Endpoint } from '#contract/endpoint.ts'
import type { EarlyCall, FirstPage } from '#contract/first-page.ts'
import * as announcementEndpoints from '#contract/content/announcement/announcement.ts'
import * as promotionEndpoints from '#contract/content/promotion.ts'
import * as gameEndpoints from '#contract/play/game.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import * as statusEndpoints from '#contract/site/system/status.ts'
import { HOME_NEWS_REQUEST } from '../features/content/announcement/announcement-request.ts'
import { PROMOTION_REQUEST } from '../features/content/promotion/promotion-request.ts'
import { blockRequest, HOME_BLOCK_SIZE, hotRequest, LOBBY_SIZE, pageRequest } from '../features/play/game/game-request.ts'
import { bannerRequest } from '../lib/banner-request.ts'
import { endpointUrl } from '../lib/endpoint-url.ts'
import { ALIASES, SCREENS } from '../lib/paths.ts'

interface LandingPage extends Pick<FirstPage, 'name' | 'calls'> {
  /** Below client/. */
  module: string
}

const callOf = ({ path, moduleId }: Endpoint, query?: object, picture?: EarlyCall['picture']): EarlyCall => ({
  url: endpointUrl({ path }, query),
  ...(moduleId && { moduleId }),
  ...(picture && { picture }),
})
const BANNER = ['value', 'banners', 0, 'url']
const STATUS = callOf(statusEndpoints.status)

export const LANDING_PAGES: readonly LandingPage[] = [
  {
    name: 'home',
    module: 'features/content/home/HomePage.tsx',
    calls: [
      callOf(announcementEndpoints.list, bannerRequest('m_home'), BANNER),
      callOf(gameEndpoints.list, blockRequest({ category: 'INHOUSE' }, LOBBY_SIZE)),
      callOf(gameEndpoints.hot, hotRequest(undefined, HOME_BLOCK_SIZE)),
      callOf(gameEndpoints.vendorLanes),
      STATUS,
      callOf(announcementEndpoints.list, HOME_NEWS_REQUEST),
    ],
  },
  {
    name: 'login',
    module: 'features/identity/session/LoginPage.tsx',
    calls: [callOf(announcementEndpoints.list, bannerRequest('m_login'), BANNER), STATUS],
  },
  {
    name: 'gameList',
    module: 'features/play/lobby/GameListPage.tsx',
    calls: [
      callOf(gameEndpoints.list, pageRequest({ category: 'HOT' }, 1), ['value', 'games', 0, 'showIcon']),
      callOf(gameEndpoints.vendorLanes),
      STATUS,
    ],
  },
  {
    name: 'promotions',
    module: 'features/content/promotion/PromotionsPage.tsx',
    calls: [
      callOf(promotionEndpoints.list, PROMOTION_REQUEST, ['value', 'promotion', 0, 'photoUrl']),
      callOf(promotionEndpoints.categories, PROMOTION_REQUEST),
      callOf(rewardEndpoints.list),
      STATUS,
    ],
  },
]

/** The addresses that show a page; its own comes last. */
export function pathsOf(name: FirstPage['name']): string[] {
  const { path } = SCREENS[name]
  const aliases: Readonly<Record<string, readonly string[]>> = ALIASES
  return [...(aliases[path] ?? []), path]
}
