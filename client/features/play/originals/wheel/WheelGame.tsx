import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RISKS, type Risk } from '#contract/play/originals/multiplier.ts'
import { WHEEL_SEGMENTS, wheelPays, type WheelSegments } from '#contract/play/originals/wheel.ts'
import {
  GamePage,
  InstantGame,
  GameStage,
  oddsText,
  type OpenedGame,
  RiskControl,
  Stepper,
  useInstantPlay,
  useWinLine,
} from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { WHEEL_SPIN_MS } from '#client/lib/timings.ts'
import { wheelCalls, type WheelTable } from './wheel-calls.ts'
import { figuresOf, toneOf } from './wheel-shape.ts'
import { WheelDial } from './WheelDial.tsx'
import styles from './WheelGame.module.css'

/** How often each figure is on the wheel. */
const countOf = (pays: readonly number[], figure: number) => pays.filter((one) => one === figure).length

/** The whole game: wheel, segments and risk, bet pad and rules. */
function WheelGame(game: OpenedGame<WheelTable>) {
  const { t } = useTranslation('wheel')
  const [segments, setSegments] = useState<WheelSegments>(20)
  const [risk, setRisk] = useState<Risk>('medium')
  const pays = wheelPays(segments, risk)
  const play = useInstantPlay({
    calls: wheelCalls,
    game,
    choices: { segments, risk },
    multiplier: Math.max(...pays),
    showMs: WHEEL_SPIN_MS,
  })
  const { round, isAsking, isShowing, isLocked } = play
  const isOfThisWheel = round?.segments === segments && round.risk === risk
  const line = useWinLine({ play, currency: game.session, first: t('first_bet'), busy: t('spinning') })

  return (
    <InstantGame
      calls={wheelCalls}
      game={game}
      play={play}
      rules={[t('rule_1'), t('rule_2'), t('rule_3'), t('rule_4')]}
      facts={[[t('rule_most'), `${oddsText(Math.max(...game.table.options.flatMap(({ multipliers }) => multipliers)))}×`]]}
      busyText={t('spinning')}
    >
      {(open) => (
        <>
          <GameStage
            label={t('title')}
            play={play}
            currency={game.session}
            line={line}
            isLongLine
            onHistory={open.history}
            below={
              <ul className={styles.figures} aria-label={t('pays')}>
                {figuresOf(pays).map((figure) => (
                  <li key={figure} className={styles.figure}>
                    <span aria-hidden="true" className={cx(styles.swatch, styles[toneOf(figure, pays)])} />
                    <strong>{`${oddsText(figure)}×`}</strong>
                    <span className={styles.count}>{t('places', { places: countOf(pays, figure), segments })}</span>
                  </li>
                ))}
              </ul>
            }
          >
            <WheelDial
              key={`${segments}/${risk}`}
              pays={pays}
              stop={round && isOfThisWheel ? { index: round.index, isWin: round.win } : undefined}
              isAsking={isAsking}
              isSpinning={isShowing}
              isStill={play.isStill}
            />
          </GameStage>
          <div className={styles.choices}>
            <Stepper
              label={t('segments')}
              options={WHEEL_SEGMENTS}
              value={segments}
              onChange={setSegments}
              isDisabled={isLocked}
            />
            <RiskControl risks={RISKS} risk={risk} onChange={setRisk} isLocked={isLocked} />
          </div>
        </>
      )}
    </InstantGame>
  )
}

/** Wheel: it stops at a segment, which says what the bet pays. */
export function WheelPage() {
  const { t } = useTranslation('wheel')
  return (
    <GamePage calls={wheelCalls} title={t('title')}>
      {(game) => <WheelGame {...game} />}
    </GamePage>
  )
}
