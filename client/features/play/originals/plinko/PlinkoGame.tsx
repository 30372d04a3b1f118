import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RISKS, type Risk } from '#contract/play/originals/multiplier.ts'
import { plinkoPays } from '#contract/play/originals/plinko.ts'
import {
  GamePage,
  InstantGame,
  GameStage,
  oddsText,
  type OpenedGame,
  RiskControl,
  useInstantPlay,
  useWinLine,
} from '#client/features/play/game-frame/index.ts'
import { PLINKO_LAND_MS, PLINKO_ROW_MS } from '#client/lib/timings.ts'
import { plinkoCalls, type PlinkoTable } from './plinko-calls.ts'
import { PlinkoBoard } from './PlinkoBoard.tsx'
import styles from './PlinkoGame.module.css'
import { PlinkoNotes } from './PlinkoNotes.tsx'
import { RowsSlider } from './RowsSlider.tsx'

const FIRST_ROWS = 12

/** The whole game: board, rows and risk, bet pad and rules. */
function PlinkoGame(game: OpenedGame<PlinkoTable>) {
  const { t } = useTranslation('plinko')
  const [rows, setRows] = useState(FIRST_ROWS)
  const [risk, setRisk] = useState<Risk>('low')
  const pays = plinkoPays(rows, risk)
  const play = useInstantPlay({
    calls: plinkoCalls,
    game,
    choices: { rows, risk },
    multiplier: Math.max(...pays),
    showMs: (rows + 1) * PLINKO_ROW_MS + PLINKO_LAND_MS,
  })
  const { round, isAsking } = play
  const isOfThisBoard = !isAsking && round?.rows === rows && round.risk === risk
  const line = useWinLine({ play, currency: game.session, first: t('first_bet'), busy: t('falling') })

  return (
    <InstantGame
      calls={plinkoCalls}
      game={game}
      play={play}
      rules={[t('rule_1'), t('rule_2'), t('rule_3'), t('rule_4')]}
      facts={[[t('rule_most'), `${oddsText(Math.max(...game.table.options.flatMap(({ multipliers }) => multipliers)))}×`]]}
      busyText={t('falling')}
    >
      {(open) => (
        <>
          <GameStage
            label={t('title')}
            play={play}
            currency={game.session}
            line={line}
            isLineHidden
            top={<PlinkoNotes play={play} currency={game.session} onHistory={open.history} />}
            className={styles.stage}
          >
            <PlinkoBoard
              rows={rows}
              pays={pays}
              ball={isOfThisBoard ? round : undefined}
              isFalling={play.isShowing}
              isStill={play.isStill}
            />
          </GameStage>
          <div className={styles.choices}>
            <RiskControl risks={RISKS} risk={risk} onChange={setRisk} isLocked={play.isLocked} />
            <RowsSlider label={t('rows')} rows={rows} onChange={setRows} isDisabled={play.isLocked} />
          </div>
        </>
      )}
    </InstantGame>
  )
}

/** Plinko: a ball falls into a bin, which decides the payout. */
export function PlinkoPage() {
  const { t } = useTranslation('plinko')
  return (
    <GamePage calls={plinkoCalls} title={t('title')}>
      {(game) => <PlinkoGame {...game} />}
    </GamePage>
  )
}
