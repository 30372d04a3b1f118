import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { GameCard } from '#contract/play/game.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import { maintenanceRefusal, type UnfinishedGame, unfinishedRefusal } from '#contract/play/launch.ts'
import { useReloadRecent } from '#client/features/play/recent/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { api } from '#client/lib/api.ts'
import { toastError } from '#client/lib/error-text.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { toast } from '#client/lib/notices.ts'
import { currentSession } from '#client/lib/session.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'
import { useOpenAddress } from './use-open-address.ts'

type Mode = 'real' | 'trial'
/** What names a game in a launch. */
type Launched = Pick<GameCard, 'gameId' | 'nodeId' | 'vassalage'>
interface Opening {
  game: Launched
  mode: Mode
}
/** Account types of a launch (wire §4.7). */
const ACCOUNT_TYPE = { real: '1', trial: '0' } as const

const isMaintenance = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'vendor_under_maintenance'

/** When the vendor is expected back, if the refusal says so. */
function backAtOf(error: unknown): number | undefined {
  if (!isMaintenance(error)) return undefined
  return maintenanceRefusal.safeParse(error.value).data?.content.data.endTime ?? undefined
}

/** Of which a round is open, if that is why nothing else opens. */
function unfinishedOf(error: unknown): UnfinishedGame | undefined {
  if (!(error instanceof ApiError) || error.code !== 'game.previous.unfinished') return undefined
  return unfinishedRefusal.safeParse(error.value).data?.game
}

/** Opens a game: for money (guests log in first) or as a free trial. The server records it among the recent games. */
export function useLaunch(game: GameCard) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const logInFirst = useLogInFirst()
  const openAddress = useOpenAddress()
  const reloadRecent = useReloadRecent()

  const launch = useMutation({
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

  const open = (mode: Mode) => launch.mutate({ game, mode })
  const play = () => {
    const session = currentSession()
    if (!session) return logInFirst()
    // A trial account has no real money: open free play if there is one, otherwise show the reason (wire §4.7).
    if (!isTrialType(session.type)) return open('real')
    return game.supportPlay === 0 ? open('trial') : void toast.info(t('free_reject'))
  }

  const refusal = launch.variables?.game.nodeId === game.nodeId ? launch.error : null
  const isRefused = isMaintenance(refusal)
  const unfinished = unfinishedOf(refusal)
  return {
    play,
    tryFree: () => open('trial'),
    isOpening: launch.isPending,
    /** Its vendor is under maintenance. */
    isClosed: !game.available || isRefused,
    backAt: isRefused ? backAtOf(refusal) : undefined,
    /** The game to finish first, and how to open it. */
    unfinished,
    finish: () => unfinished && launch.mutate({ game: unfinished, mode: launch.variables?.mode ?? 'real' }),
  }
}
