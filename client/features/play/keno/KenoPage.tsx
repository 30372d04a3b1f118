import { useTranslation } from 'react-i18next'
import { GamePage } from '#client/features/play/game-frame/index.ts'
import { kenoCalls } from './keno-calls.ts'
import { KenoGame } from './KenoGame.tsx'

/** Keno: ten of forty numbers are drawn, and the hits say what is paid. */
export function KenoPage() {
  const { t } = useTranslation('keno')
  return (
    <GamePage calls={kenoCalls} title={t('title')}>
      {(game) => <KenoGame {...game} />}
    </GamePage>
  )
}
