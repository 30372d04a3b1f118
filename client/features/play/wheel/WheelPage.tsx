import { useTranslation } from 'react-i18next'
import { GamePage } from '#client/features/play/game-frame/index.ts'
import { wheelCalls } from './wheel-calls.ts'
import { WheelGame } from './WheelGame.tsx'

/** Wheel: it stops at a segment that pays. */
export function WheelPage() {
  const { t } = useTranslation('wheel')
  return (
    <GamePage calls={wheelCalls} title={t('title')}>
      {(game) => <WheelGame {...game} />}
    </GamePage>
  )
}
