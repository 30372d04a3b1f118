import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyToWire } from '#contract/wire.ts'
import {
  type BetMode,
  GamePage,
  GameScreen,
  GameStage,
  HistoryButton,
  isOpenRound,
  multiplierText,
  type OpenedGame,
  StakeBox,
  StepPad,
  TurboButton,
  useHotkeys,
  useStake,
  useStepLine,
  useStepPlay,
} from '#client/features/play/game-frame/index.ts'
import { formatMoney } from '#client/lib/format.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { MINES_END_MS, MINES_TILE_MS } from '#client/lib/timings.ts'
import { IconButton } from '#client/ui/index.ts'
import { chanceAfter, highestPayout, mostTiles, multiplierAfter, payoutAfter, randomTile, safeTiles } from './mines-board.ts'
import { minesCalls, type MinesTable } from './mines-calls.ts'
import { MinesBoard } from './MinesBoard.tsx'
import { MinesCount, TileTools } from './MinesChoices.tsx'
import { MinesFigures } from './MinesFigures.tsx'
import { MinesLadder } from './MinesLadder.tsx'
import styles from './MinesGame.module.css'
import { MinesRules } from './MinesRules.tsx'
import { useMinesTiles } from './use-mines-tiles.ts'

const FIRST_MINES = 3
const random = (below: number) => Math.floor(Math.random() * below)

/** The whole game: board, number of mines, bet pad and rules. Automatic bets open the same chosen tiles each time. */
function MinesGame({ session, table, onReopen }: OpenedGame<MinesTable>) {
  const { t, i18n } = useTranslation('mines')
  const [mode, setMode] = useState<BetMode>('manual')
  const [chosenMines, setChosenMines] = useState(table.round?.mines ?? FIRST_MINES)
  const [tiles, setTiles] = useState<readonly number[]>([])
  const stake = useStake(minesCalls.code, table, multiplierAfter(chosenMines, 1))
  const staked = stake.amount ?? table.minStake
  const most = mostTiles(chosenMines, staked, table)
  const chosen = mode === 'auto' ? tiles.slice(0, most) : undefined
  const play = useStepPlay({
    calls: minesCalls,
    session,
    table,
    stake,
    betOf: (amount) =>
      chosen?.length === 0 ? undefined : { requestId: newRequestId(), stake: moneyToWire(amount), mines: chosenMines },
    autoMoves: chosen,
    showMs: (round) => (isOpenRound(round) ? MINES_TILE_MS : MINES_END_MS),
  })
  const { open, isLocked, canStep, hasUnanswered } = play
  const board = useMinesTiles({ play, chosen, canChooseMore: (chosen?.length ?? 0) < most, onChoose: setTiles })
  const mines = open?.mines ?? chosenMines
  const picks = open?.picks ?? []
  const openRandom = () => {
    const tile = randomTile(picks, random)
    if (tile !== undefined) board.tap(tile)
  }
  useHotkeys(open && !hasUnanswered ? { own: { r: openRandom, c: play.cashOut } } : {})
  const line = useStepLine({
    play: board.isCleared ? { ...play, shown: undefined } : play,
    currency: session,
    first: mode === 'auto' ? t('first_auto') : t('first_bet'),
    busy: t('busy'),
    standing: (round) =>
      round.multiplier === null
        ? t('standing_none', { safe: safeTiles(round.mines) })
        : t('standing', { picks: round.picks.length, multiplier: multiplierText(round.multiplier) }),
  })
  const money = (amount: bigint) => formatMoney(amount, session, { language: i18n.language })
  const changeMines = (next: number) => {
    setChosenMines(next)
    board.clear()
    play.forgive()
  }
  const nowMost = open?.mostPicks ?? most

  return (
    <GameScreen
      calls={minesCalls}
      session={session}
      play={play}
      rules={<MinesRules table={table} currency={session} mines={mines} />}
    >
      {(sheets) => (
        <>
          <GameStage
            label={t('title')}
            play={play}
            currency={session}
            line={line}
            isLongLine
            className={styles.stage}
            top={
              <>
                <MinesLadder key={mines} mines={mines} picks={board.picks.length} isStill={play.isStill} />
                <TurboButton turbo={play.turbo} />
                <HistoryButton onOpen={sheets.history} />
              </>
            }
          >
            <MinesBoard
              stateOf={board.stateOf}
              last={open && board.picks.at(-1)}
              isMoving={!play.isStill}
              canTap={board.canTap}
              onTap={board.tap}
            />
          </GameStage>
          <MinesFigures
            picks={board.picks.length}
            safe={safeTiles(mines)}
            next={open?.nextMultiplier === null ? undefined : money(payoutAfter(open?.stake ?? staked, mines, picks.length + 1))}
            chance={chanceAfter(mines, picks.length)}
          />
          {chosen && (
            <TileTools
              count={chosen.length}
              most={most}
              isLocked={isLocked}
              onRandom={() => board.tap(randomTile(chosen, random) ?? 0)}
              onClear={() => setTiles([])}
            />
          )}
          <MinesCount mines={mines} isLocked={isLocked} onChange={changeMines} />
          {nowMost < safeTiles(mines) && (
            <p className={styles.note}>
              {t('ends_after', { tiles: nowMost, max: money(open?.maxPayout ?? highestPayout(staked, table)) })}
            </p>
          )}
          <StepPad
            play={play}
            table={table}
            session={session}
            busyText={t('busy')}
            nothingYet={t('nothing_yet')}
            missing={chosen?.length === 0 ? t('choose_tiles') : undefined}
            onMode={setMode}
            beside={
              <IconButton
                label={t('random')}
                look="surface"
                icon={<Shuffle size={22} />}
                className={styles.random}
                aria-disabled={!canStep || undefined}
                onClick={openRandom}
              />
            }
            onRules={sheets.rules}
            onReopen={onReopen}
          >
            <StakeBox
              stake={stake}
              table={table}
              currency={session}
              isLocked={isLocked}
              isHeld={open !== undefined || play.auto.isOn}
              onChange={play.forgive}
            />
          </StepPad>
        </>
      )}
    </GameScreen>
  )
}

/** Mines: each safe tile raises what a cash-out pays, and a mine ends the round. */
export function MinesPage() {
  const { t } = useTranslation('mines')
  return (
    <GamePage calls={minesCalls} title={t('title')}>
      {(game) => <MinesGame {...game} />}
    </GamePage>
  )
}
