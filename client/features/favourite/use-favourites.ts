import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/game.ts'
import type { Favourites } from '#client/features/game/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useSession } from '#client/lib/session.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'
import { favouriteIds, useSetFavourite } from './favourite.queries.ts'

/** The hearts: a guest goes to login, a member's change shows at once and says "please wait" until the server has it (spec §4). */
export function useFavourites(): Favourites {
  const { t } = useTranslation(['favourite', 'common'])
  const session = useSession()
  const logInFirst = useLogInFirst()
  const { data: ids = [] } = useQuery({ ...favouriteIds(), enabled: session !== null })
  const change = useSetFavourite({
    onSaved: ({ isAdded }) => toast.success(t(isAdded ? 'added' : 'removed'), TOAST_MS.brief),
    onRefused: (error) => void toastError(error),
  })

  const has = ({ nodeId }: GameCard) => ids.includes(nodeId)
  const toggle = (game: GameCard) => {
    if (!session) {
      toast.info(t('common:in_logged_login'), TOAST_MS.reject)
      return logInFirst()
    }
    toast.loading(t('common:in_please_wait'))
    return change.mutate({ game, isAdded: !has(game) })
  }
  return { has, toggle }
}
