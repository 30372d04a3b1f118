import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIMBO_TARGET_MAX, LIMBO_TARGET_MIN, limboMultiplier } from '#contract/play/originals/limbo.ts'
import {
  type Fact,
  GamePage,
  InstantGame,
  hundredthsText,
  multiplierText,
  type OpenedGame,
  StatField,
  StatRow,
  useInstantPlay,
} from '#client/features/play/game-frame/index.ts'
import { LIMBO_RUN_MS } from '#client/lib/timings.ts'
import { IconButton, SegmentedControl } from '#client/ui/index.ts'
import { limboCalls, type LimboTable } from './limbo-calls.ts'
import { CHANCE_DECIMALS, chanceOf, clampTarget, nextTarget, targetOfChance } from './limbo-target.ts'
import styles from './LimboGame.module.css'
import { LimboStage } from './LimboStage.tsx'

const FIRST_TARGET = 200
const QUICK_TARGETS = [150, 200, 500, 1_000, 10_000, 100_000].map((target) => ({
  value: String(target),
  label: `${target / 100}×`,
}))

/** The whole game: stage, target, bet pad and rules. */
function LimboGame(game: OpenedGame<LimboTable>) {
  const { t } = useTranslation('limbo')
  const [target, setTarget] = useState(FIRST_TARGET)
  const aim = (next: number) => setTarget(clampTarget(next))
  const multiplier = limboMultiplier(target)
  const play = useInstantPlay({ calls: limboCalls, game, choices: { target }, multiplier, showMs: LIMBO_RUN_MS })
  const range = { min: hundredthsText(LIMBO_TARGET_MIN), max: hundredthsText(LIMBO_TARGET_MAX) }
  const facts: readonly Fact[] = [[t('target'), `${range.min}× – ${range.max}×`]]

  return (
    <InstantGame
      calls={limboCalls}
      game={game}
      play={play}
      rules={[t('rule_1'), t('rule_2'), t('rule_3'), t('rule_4')]}
      facts={facts}
      busyText={t('running')}
      winPays={multiplier}
    >
      {(open) => (
        <>
          <LimboStage play={play} currency={game.session} onHistory={open.history} />
          <div className={styles.choice}>
            <StatRow>
              <StatField
                label={t('target')}
                value={target}
                text={hundredthsText(target)}
                suffix="×"
                decimals={2}
                onChange={aim}
                isDisabled={play.isLocked}
                steps={[
                  { label: t('lower'), icon: <Minus size={20} />, to: nextTarget(target, -1) },
                  { label: t('higher'), icon: <Plus size={20} />, to: nextTarget(target, 1) },
                ].map(({ label, icon, to }) => (
                  <IconButton
                    key={label}
                    label={label}
                    icon={icon}
                    disabled={play.isLocked || to === target}
                    onClick={() => aim(to)}
                  />
                ))}
              />
              <StatField
                label={t('chance')}
                value={chanceOf(target)}
                text={multiplierText(chanceOf(target))}
                suffix="%"
                decimals={CHANCE_DECIMALS}
                most={100}
                onChange={(next) => aim(targetOfChance(next))}
                isDisabled={play.isLocked}
              />
            </StatRow>
            <SegmentedControl
              label={t('quick')}
              options={QUICK_TARGETS}
              value={String(target)}
              onChange={(next) => aim(Number(next))}
              isDisabled={play.isLocked}
            />
          </div>
        </>
      )}
    </InstantGame>
  )
}

/** Limbo: a multiplier is drawn, and a target up to it wins. */
export function LimboPage() {
  const { t } = useTranslation('limbo')
  return (
    <GamePage calls={limboCalls} title={t('title')}>
      {(game) => <LimboGame {...game} />}
    </GamePage>
  )
}
