import { useTranslation } from 'react-i18next'
import { GamePage } from '#client/features/play/game-frame/index.ts'
import { plinkoCalls } from './plinko-calls.ts'
import { PlinkoGame } from './PlinkoGame.tsx'

/** Plinko: a ball falls through rows of pins into a bin that pays. */
export function PlinkoPage() {
  const { t } = useTranslation('plinko')
  return (
    <GamePage calls={plinkoCalls} title={t('title')}>
      {(game) => <PlinkoGame {...game} />}
    </GamePage>
  )
}
