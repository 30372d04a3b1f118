import { useTranslation } from 'react-i18next'
import { GamePage } from '#client/features/play/game-frame/index.ts'
import { minesCalls } from './mines-calls.ts'
import { MinesGame } from './MinesGame.tsx'

/** Mines: each safe tile raises what a cash-out pays, and a mine ends the round. */
export function MinesPage() {
  const { t } = useTranslation('mines')
  return (
    <GamePage calls={minesCalls} title={t('title')}>
      {(game) => <MinesGame {...game} />}
    </GamePage>
  )
}
