import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RISKS, type Risk } from '#contract/play/originals/multiplier.ts'
import { WHEEL_SEGMENTS, wheelPays, type WheelSegments } from '#contract/play/originals/wheel.ts'
import {
  GamePage,
  InstantGame,
  GameStage,
  HistoryButton,
  NamedChoice,
  oddsText,
  type OpenedGame,
  RiskControl,
  TurboButton,
  useInstantPlay,
  useWinLine,
} from '#client/features/play/game-frame/index.ts'
import { WHEEL_SPIN_MS } from '#client/lib/timings.ts'
import { wheelCalls, type WheelTable } from './wheel-calls.ts'
import { WheelDial } from './WheelDial.tsx'
import styles from './WheelGame.module.css'
import { WheelHub } from './WheelHub.tsx'
import { WheelLegend } from './WheelLegend.tsx'

const SEGMENTS = WHEEL_SEGMENTS.map((segments) => ({ value: String(segments), label: String(segments) }))

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
  const { round, isShowing, isRunning, isLocked, isStill } = play
  const stopped = round?.segments === segments && round.risk === risk ? round : undefined
  const result = play.isAsking || isShowing ? undefined : stopped
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
            isLineHidden
            top={
              <>
                <TurboButton turbo={play.turbo} className={styles.left} />
                <HistoryButton onOpen={open.history} className={styles.right} />
              </>
            }
            className={styles.stage}
          >
            <WheelDial
              key={`${segments}/${risk}`}
              pays={pays}
              index={stopped?.index}
              isSpinning={isShowing}
              isLit={result !== undefined}
              isStill={isStill}
            >
              {result ? (
                <WheelHub round={result} currency={game.session} isStill={isStill} />
              ) : (
                t(isRunning ? 'spinning' : 'first_bet')
              )}
            </WheelDial>
          </GameStage>
          <WheelLegend pays={pays} hit={result?.result} />
          <div className={styles.choices}>
            <RiskControl risks={RISKS} risk={risk} onChange={setRisk} isLocked={isLocked} isNamed />
            <NamedChoice
              label={t('segments')}
              options={SEGMENTS}
              value={String(segments)}
              onChange={(value) => setSegments(WHEEL_SEGMENTS.find((one) => String(one) === value) ?? segments)}
              isDisabled={isLocked}
            />
          </div>
        </>
      )}
    </InstantGame>
  )
}

/** Wheel: it stops at a segment, which decides the payout. */
export function WheelPage() {
  const { t } = useTranslation('wheel')
  return (
    <GamePage calls={wheelCalls} title={t('title')}>
      {(game) => <WheelGame {...game} />}
    </GamePage>
  )
}
