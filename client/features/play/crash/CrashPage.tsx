import { useTranslation } from 'react-i18next'
import { GamePage } from '#client/features/play/game-frame/index.ts'
import { crashCalls } from './crash-calls.ts'
import { CrashGame } from './CrashGame.tsx'

/** Crash: one round for everyone; a player who cashes out before it crashes has won. */
export function CrashPage() {
  const { t } = useTranslation('crash')
  return (
    <GamePage calls={crashCalls} title={t('title')}>
      {(game) => <CrashGame {...game} />}
    </GamePage>
  )
}
