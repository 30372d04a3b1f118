import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/play/game.ts'
import type { Favourites } from '#client/features/play/game/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useSession } from '#client/lib/session.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'
import { favouriteIds, useSetFavourite } from './favourite.queries.ts'

/** The hearts: guests go to login; a member's change shows at once, with "please wait" until the server has it (SCR-16). */
export function useFavourites(): Favourites {
  const { t } = useTranslation(['favourite', 'common'])
  const session = useSession()
  const logInFirst = useLogInFirst()
  const queryClient = useQueryClient()
  const { data: ids = [] } = useQuery({ ...favouriteIds(), enabled: session !== null })
  const change = useSetFavourite({
    onSaved: ({ isAdded }) => toast.success(t(isAdded ? 'added' : 'removed'), TOAST_MS.brief),
    onRefused: (error) => void toastError(error),
  })

  const has = ({ nodeId }: GameCard) => ids.includes(nodeId)
  // Until the favourites have loaded, an empty heart may be wrong: the tap waits for them.
  const turn = async (game: GameCard) => {
    const known = await queryClient.ensureQueryData(favouriteIds())
    change.mutate({ game, isAdded: !known.includes(game.nodeId) })
  }
  const toggle = (game: GameCard) => {
    if (!session) {
      toast.info(t('common:in_logged_login'), TOAST_MS.reject)
      return logInFirst()
    }
    toast.loading(t('common:in_please_wait'))
    return void turn(game).catch(toastError)
  }
  return { has, toggle }
}
