import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Announcement, Redirect } from '#contract/content/announcement/announcement.ts'
import { singleGame, useChooseGame, vendorListOf } from '#client/features/play/game/index.ts'
import { showOverlay } from '#client/lib/overlay.ts'
import { paths, type ScreenName } from '#client/lib/paths.ts'
import { currentSession } from '#client/lib/session.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { useOpenAddress } from '#client/features/play/launch/index.ts'

export const SCREEN_OF: Partial<Record<Redirect, ScreenName>> = {
  PROMO: 'promotions',
  DEPOSIT: 'deposit',
  REGISTER: 'register',
  INVITE_FRIENDS: 'invite',
  REFERRAL: 'invite',
  MEMBER: 'memberCentre',
  REWARD_CENTER: 'rewards',
  MISSION: 'rewards',
  POINT_MARKET: 'rewards',
  MEMBER_TURNOVER: 'betRecord',
}

/** What banners and announcements have in common. */
export type Lead = Pick<Announcement, 'redirect' | 'externalLink' | 'redirectPromotionId' | 'gameLinkageMapping'>

/** What a tap on a banner or a promotion does (WIR-26); undefined = nothing. A game's sheet needs a `GameSheetHost`. */
export function useRedirect(): (lead: Lead) => (() => void) | undefined {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const openScreen = useOpenScreen()
  const openAddress = useOpenAddress()
  const chooseGame = useChooseGame()

  /** Opens a game's sheet; for a whole category, or a game that is gone, the list. */
  const openGame = async ({ gameType, vendor, nodeId }: NonNullable<Lead['gameLinkageMapping']>) => {
    const game = nodeId ? await queryClient.fetchQuery(singleGame(nodeId)).catch(() => null) : null
    const list = game && vendorListOf(game)
    if (game && !list) chooseGame(game)
    else void navigate(list ?? paths.gameList({ gameType, vassalage: vendor || undefined }))
  }

  return ({ redirect, externalLink, redirectPromotionId, gameLinkageMapping }) => {
    if (redirect === 'REDIRECT_URL') return externalLink ? () => openAddress(externalLink) : undefined
    if (redirect === 'APP_DOWNLOAD') return () => showOverlay('download')
    if (redirect === 'GAME_LINKAGE') return gameLinkageMapping ? () => void openGame(gameLinkageMapping) : undefined
    if (redirect === 'PROMO' && redirectPromotionId) return () => void navigate(paths.promotion(redirectPromotionId))
    // Members already have an account.
    if (redirect === 'REGISTER' && currentSession()) return undefined
    const screen = redirect && SCREEN_OF[redirect]
    return screen ? () => openScreen(screen) : undefined
  }
}
