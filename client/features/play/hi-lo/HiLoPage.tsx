import { useTranslation } from 'react-i18next'
import { GamePage } from '#client/features/play/game-frame/index.ts'
import { hiLoCalls } from './hi-lo-calls.ts'
import { HiLoGame } from './HiLoGame.tsx'

/** Hi-Lo: each right guess about the next card raises what a cash-out pays, and a wrong one ends the round. */
export function HiLoPage() {
  const { t } = useTranslation('hi-lo')
  return (
    <GamePage calls={hiLoCalls} title={t('title')}>
      {(game) => <HiLoGame {...game} />}
    </GamePage>
  )
}
