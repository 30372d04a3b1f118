import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/play/game.ts'
import { currentSession } from '#client/lib/session.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { toast } from '#client/lib/notices.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'
import { backAtOf, isMaintenance, unfinishedOf } from './launch-refusal.ts'
import { type Mode, useOpening } from './use-opening.ts'

/** Opens a game: for money (guests log in first) or as a free trial. The server records it among the recent games. */
export function useLaunch(game: GameCard) {
  const { t } = useTranslation('common')
  const logInFirst = useLogInFirst()
  const launch = useOpening()

  const open = (mode: Mode) => launch.mutate({ game, mode })
  const play = () => {
    const session = currentSession()
    if (!session) return logInFirst()
    // A trial account has no real money: open free play if there is one, otherwise show the reason (WIR-32).
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
