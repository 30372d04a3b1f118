import { useTranslation } from 'react-i18next'
import { GamePage } from '#client/features/play/game-frame/index.ts'
import { rouletteCalls } from './roulette-calls.ts'
import { RouletteGame } from './RouletteGame.tsx'

/** Roulette: chips on the table of a European wheel. */
export function RoulettePage() {
  const { t } = useTranslation('roulette')
  return (
    <GamePage calls={rouletteCalls} title={t('title')}>
      {(game) => <RouletteGame {...game} />}
    </GamePage>
  )
}
