import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RISKS, type Risk } from '#contract/play/originals/multiplier.ts'
import { PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS, plinkoPays } from '#contract/play/originals/plinko.ts'
import { moneyToWire } from '#contract/wire.ts'
import {
  BetPad,
  gamePage,
  GameScreen,
  GameStage,
  oddsText,
  type OpenedGame,
  RiskControl,
  GameRules,
  StakeField,
  Stepper,
  usePlay,
  useShowMs,
  useStake,
  useWinLine,
} from '#client/features/play/game-frame/index.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { PLINKO_LAND_MS, PLINKO_ROW_MS } from '#client/lib/timings.ts'
import { plinkoCalls, type PlinkoTable } from './plinko-calls.ts'
import { PlinkoBoard } from './PlinkoBoard.tsx'
import styles from './PlinkoGame.module.css'

const ROWS = Array.from({ length: PLINKO_MOST_ROWS - PLINKO_LEAST_ROWS + 1 }, (_, index) => PLINKO_LEAST_ROWS + index)
const FIRST_ROWS = 12

/** The whole game: board, rows and risk, bet pad and rules. */
function PlinkoGame({ session, table, onReopen }: OpenedGame<PlinkoTable>) {
  const { t } = useTranslation('plinko')
  const [rows, setRows] = useState(FIRST_ROWS)
  const [risk, setRisk] = useState<Risk>('low')
  const pays = plinkoPays(rows, risk)
  const most = Math.max(...pays)
  const stake = useStake(plinkoCalls.code, table, most)
  const showMs = useShowMs(rows * PLINKO_ROW_MS + PLINKO_LAND_MS)
  const play = usePlay({
    calls: plinkoCalls,
    session,
    table,
    stake,
    betOf: (amount) => ({ requestId: newRequestId(), stake: moneyToWire(amount), rows, risk }),
    showMs,
  })
  const { round } = play
  const line = useWinLine({ play, currency: session, first: t('first_bet'), busy: t('falling') })

  return (
    <GameScreen
      calls={plinkoCalls}
      session={session}
      play={play}
      rules={
        <GameRules
          table={table}
          currency={session}
          rules={[t('rule_1'), t('rule_2'), t('rule_3'), t('rule_4')]}
          facts={[[t('rule_most'), `${oddsText(Math.max(...table.options.flatMap(({ multipliers }) => multipliers)))}×`]]}
        />
      }
    >
      {(open) => (
        <>
          <GameStage label={t('title')} play={play} currency={session} line={line} isLongLine onHistory={open.history}>
            <PlinkoBoard
              rows={rows}
              pays={pays}
              ball={round && { path: round.path, bin: round.bin }}
              isFalling={play.isShowing}
            />
          </GameStage>
          <div className={styles.choices}>
            <Stepper label={t('rows')} options={ROWS} value={rows} onChange={setRows} isDisabled={play.isLocked} />
            <RiskControl risks={RISKS} risk={risk} onChange={setRisk} isLocked={play.isLocked} />
          </div>
          <BetPad
            play={play}
            table={table}
            session={session}
            busyText={t('falling')}
            profit={null}
            isDocked
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

export const PlinkoPage = gamePage(plinkoCalls, 'plinko', PlinkoGame)
