import { useTranslation } from 'react-i18next'
import { DICE_TARGET_MAX, DICE_TARGET_MIN, diceMultiplier } from '#contract/play/originals/dice.ts'
import {
  type Fact,
  GamePage,
  InstantGame,
  hundredthsText,
  multiplierText,
  type OpenedGame,
  useInstantPlay,
} from '#client/features/play/game-frame/index.ts'
import { ROLL_SETTLE_MS } from '#client/lib/timings.ts'
import { diceCalls, type DiceTable } from './dice-calls.ts'
import { DiceStage } from './DiceStage.tsx'
import { DiceStats } from './DiceStats.tsx'
import { useDiceChoice } from './use-dice-choice.ts'

/** The whole game: stage, odds, bet pad and rules. */
function DiceGame(game: OpenedGame<DiceTable>) {
  const { t } = useTranslation('dice')
  const choice = useDiceChoice()
  const { target, direction, multiplier } = choice
  const play = useInstantPlay({
    calls: diceCalls,
    game,
    choices: { target, direction },
    multiplier,
    showMs: ROLL_SETTLE_MS,
  })
  const pays = [DICE_TARGET_MIN, DICE_TARGET_MAX].map((end) => `${multiplierText(diceMultiplier(end, 'over'))}×`)
  const facts: readonly Fact[] = [[t('multiplier'), pays.join(' – ')]]
  const range = { min: hundredthsText(DICE_TARGET_MIN), max: hundredthsText(DICE_TARGET_MAX) }

  return (
    <InstantGame
      calls={diceCalls}
      game={game}
      play={play}
      historyTitle={t('history')}
      rules={[t('rule_1'), t('rule_2', range), t('rule_3'), t('rule_4')]}
      facts={facts}
      averageLabel={t('rule_average')}
      busyText={t('rolling')}
      winPays={multiplier}
    >
      {(open) => (
        <>
          <DiceStage play={play} choice={choice} currency={game.session} onHistory={open.history} />
          <DiceStats choice={choice} isLocked={play.isLocked} />
        </>
      )}
    </InstantGame>
  )
}

/** Dice: a roll over or under a target. */
export function DicePage() {
  const { t } = useTranslation('dice')
  return (
    <GamePage calls={diceCalls} title={t('title')}>
      {(game) => <DiceGame {...game} />}
    </GamePage>
  )
}
