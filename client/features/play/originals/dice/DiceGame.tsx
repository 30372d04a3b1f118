import { useTranslation } from 'react-i18next'
import { multiplierPayout } from '#contract/play/originals/multiplier.ts'
import { moneyToWire } from '#contract/wire.ts'
import { DICE_TARGET_MAX, DICE_TARGET_MIN } from '#contract/play/originals/dice.ts'
import { diceMultiplier } from '#contract/play/originals/dice.ts'
import {
  BetPad,
  type Fact,
  gamePage,
  GameScreen,
  hundredthsText,
  multiplierText,
  type OpenedGame,
  GameRules,
  StakeField,
  usePlay,
  useShowMs,
  useStake,
} from '#client/features/play/game-frame/index.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { ROLL_SETTLE_MS } from '#client/lib/timings.ts'
import { diceCalls, type DiceTable } from './dice-calls.ts'
import { DiceStage } from './DiceStage.tsx'
import { DiceStats } from './DiceStats.tsx'
import { useDiceChoice } from './use-dice-choice.ts'

/** The whole game: stage, odds, bet pad and rules. */
function DiceGame({ session, table, onReopen }: OpenedGame<DiceTable>) {
  const { t } = useTranslation('dice')
  const choice = useDiceChoice()
  const { target, direction, multiplier } = choice
  const stake = useStake(diceCalls.code, table, multiplier)
  const showMs = useShowMs(ROLL_SETTLE_MS)
  const play = usePlay({
    calls: diceCalls,
    session,
    table,
    stake,
    betOf: (amount) => ({ requestId: newRequestId(), stake: moneyToWire(amount), target, direction }),
    showMs,
  })
  const pays = [DICE_TARGET_MIN, DICE_TARGET_MAX].map((end) => `${multiplierText(diceMultiplier(end, 'over'))}×`)
  const facts: readonly Fact[] = [[t('multiplier'), pays.join(' – ')]]
  const range = { min: hundredthsText(DICE_TARGET_MIN), max: hundredthsText(DICE_TARGET_MAX) }

  return (
    <GameScreen
      calls={diceCalls}
      session={session}
      play={play}
      historyTitle={t('history')}
      rules={
        <GameRules
          table={table}
          currency={session}
          rules={[t('rule_1'), t('rule_2', range), t('rule_3'), t('rule_4')]}
          facts={facts}
          averageLabel={t('rule_average')}
        />
      }
    >
      {(open) => (
        <>
          <DiceStage play={play} choice={choice} currency={session} onHistory={open.history} />
          <DiceStats choice={choice} isLocked={play.isLocked} />
          <BetPad
            play={play}
            table={table}
            session={session}
            busyText={t('rolling')}
            profit={stake.amount === undefined ? undefined : multiplierPayout(stake.amount, multiplier) - stake.amount}
            onRules={open.rules}
            onReopen={onReopen}
          >
            <StakeField stake={stake} table={table} currency={session} isLocked={play.isLocked} onChange={play.forgive} />
          </BetPad>
        </>
      )}
    </GameScreen>
  )
}

export const DicePage = gamePage(diceCalls, 'dice', DiceGame)
