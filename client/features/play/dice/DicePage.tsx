import { useTranslation } from 'react-i18next'
import { GamePage } from '#client/features/play/game-frame/index.ts'
import { diceCalls } from './dice-calls.ts'
import { DiceGame } from './DiceGame.tsx'

/** Dice: a roll over or under a target. */
export function DicePage() {
  const { t } = useTranslation('dice')
  return (
    <GamePage calls={diceCalls} title={t('title')}>
      {(game) => <DiceGame {...game} />}
    </GamePage>
  )
}
