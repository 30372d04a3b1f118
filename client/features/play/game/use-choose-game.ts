import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/play/game.ts'
import { toast } from '#client/lib/notices.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { chooseGame } from './chosen-game.ts'

/** Opens a game's sheet, except for a game that doesn't play yet. */
export function useChooseGame(): (game: GameCard) => void {
  const { t } = useTranslation('common')
  return (game) => (game.comingSoon ? void toast.info(t('coming_soon'), TOAST_MS.brief) : chooseGame(game))
}
