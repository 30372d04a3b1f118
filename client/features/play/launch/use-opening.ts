import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { GameCard } from '#contract/play/game.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import { useReloadRecent } from '#client/features/play/recent/index.ts'
import { api } from '#client/lib/api.ts'
import { toastError } from '#client/lib/error-text.ts'
import { isMaintenance, unfinishedOf } from './launch-refusal.ts'
import { useOpenAddress } from './use-open-address.ts'

export type Mode = 'real' | 'trial'
interface Opening {
  /** The ids of a game in a launch. */
  game: Pick<GameCard, 'gameId' | 'nodeId' | 'vassalage'>
  mode: Mode
}
/** Account types of a launch (WIR-32). */
const ACCOUNT_TYPE = { real: '1', trial: '0' } as const

/** Launches a game and goes there. The caller shows a refusal that names another page to go to. */
export function useOpening() {
  const { pathname, search } = useLocation()
  const openAddress = useOpenAddress()
  const reloadRecent = useReloadRecent()
  return useMutation({
    mutationFn: async ({ game: { gameId, nodeId, vassalage }, mode }: Opening) => {
      const query = {
        launchMode: launchEndpoints.LIST_LAUNCH,
        accountType: ACCOUNT_TYPE[mode],
        gameId,
        nodeId,
        vassalage,
        backUrl: pathname + search,
      }
      const { content } = await api(mode === 'real' ? launchEndpoints.launch : launchEndpoints.trialLaunch, { query })
      return content.game_url || content.game_url2
    },
    onSuccess: (address) => {
      reloadRecent()
      openAddress(address)
    },
    onError: (error) => {
      if (!isMaintenance(error) && !unfinishedOf(error)) void toastError(error)
    },
  })
}
