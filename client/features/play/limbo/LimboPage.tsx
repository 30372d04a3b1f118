import { useTranslation } from 'react-i18next'
import { GamePage } from '#client/features/play/game-frame/index.ts'
import { limboCalls } from './limbo-calls.ts'
import { LimboGame } from './LimboGame.tsx'

/** Limbo: a multiplier is drawn, and a target up to it wins. */
export function LimboPage() {
  const { t } = useTranslation('limbo')
  return (
    <GamePage calls={limboCalls} title={t('title')}>
      {(game) => <LimboGame {...game} />}
    </GamePage>
  )
}
