import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Banner, Redirect } from '#contract/announcement.ts'
import { chooseGame, singleGame } from '#client/features/game/index.ts'
import { useOpenAddress } from '#client/features/launch/index.ts'
import { showOverlay } from '#client/lib/overlay.ts'
import { paths, type ScreenName } from '#client/lib/paths.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'

const SCREEN_OF: Partial<Record<Redirect, ScreenName>> = {
  PROMO: 'promotions',
  DEPOSIT: 'deposit',
  REGISTER: 'register',
  INVITE_FRIENDS: 'invite',
  MEMBER: 'memberCentre',
  REWARD_CENTER: 'rewards',
}

/** What a tap on a banner does (wire §4.4); undefined = nothing. */
export function useRedirect(): (banner: Banner) => (() => void) | undefined {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const openScreen = useOpenScreen()
  const openAddress = useOpenAddress()

  /** A game opens its sheet; a whole category, or a game that is gone, its list. */
  const openGame = async ({ gameType, vendor, nodeId }: NonNullable<Banner['gameLinkageMapping']>) => {
    const game = nodeId ? await queryClient.fetchQuery(singleGame(nodeId)).catch(() => null) : null
    if (game) chooseGame(game)
    else void navigate(paths.gameList({ gameType, vassalage: vendor || undefined }))
  }

  return ({ redirect, externalLink, gameLinkageMapping }) => {
    if (redirect === 'REDIRECT_URL') return externalLink ? () => openAddress(externalLink) : undefined
    if (redirect === 'APP_DOWNLOAD') return () => showOverlay('download')
    if (redirect === 'GAME_LINKAGE') return gameLinkageMapping ? () => void openGame(gameLinkageMapping) : undefined
    const screen = redirect && SCREEN_OF[redirect]
    return screen ? () => openScreen(screen) : undefined
  }
}
