import { RotateCcw, Trash2, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colourOf, ROULETTE_INSIDE, type RouletteBetKind } from '#contract/play/originals/roulette.ts'
import { moneyToWire } from '#contract/wire.ts'
import {
  BetPad,
  GamePage,
  GameScreen,
  GameStage,
  HistoryButton,
  LastResults,
  oddsText,
  type OpenedGame,
  GameRules,
  StakeChips,
  TurboButton,
  usePlay,
  useWinLine,
} from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { ROULETTE_SPIN_MS } from '#client/lib/timings.ts'
import { IconButton } from '#client/ui/index.ts'
import { PlaceSheet } from './PlaceSheet.tsx'
import { rouletteCalls, type RouletteTable } from './roulette-calls.ts'
import { RouletteBoard } from './RouletteBoard.tsx'
import styles from './RouletteGame.module.css'
import { RouletteWheel } from './RouletteWheel.tsx'
import { useChips } from './use-chips.ts'

/** One bet of each kind. */
const PAID = [...ROULETTE_INSIDE, 'dozen1', 'column1', 'red'] as const
const timesOf = ({ options }: RouletteTable, kind: RouletteBetKind) =>
  `${oddsText(options.find((option) => option.kind === kind)?.multiplier ?? 0)}×`

/** The whole game: wheel, table, chips, bet pad and rules. */
function RouletteGame({ session, table, onReopen }: OpenedGame<RouletteTable>) {
  const { t } = useTranslation('roulette')
  const bet = useChips(table)
  const { chips, coin, stake } = bet
  const [asked, setAsked] = useState<number>()
  const play = usePlay({
    calls: rouletteCalls,
    session,
    table,
    stake,
    betOf: () =>
      chips.length === 0
        ? undefined
        : {
            requestId: newRequestId(),
            chips: chips.map((chip) => ({ kind: chip.kind, numbers: [...chip.numbers], amount: moneyToWire(chip.amount) })),
          },
    showMs: () => ROULETTE_SPIN_MS,
  })
  const { round, shown, isAsking, isShowing, isLocked } = play
  const line = useWinLine({
    play,
    currency: session,
    first: t('first_bet'),
    busy: t('spinning'),
  })
  const drop = (place: Parameters<typeof bet.drop>[0]) => {
    play.forgive()
    bet.drop(place)
  }
  const tool = (label: string, icon: ReactNode, isPossible: boolean, action: () => void) => (
    <IconButton look="surface" label={label} icon={icon} disabled={isLocked || !isPossible} onClick={action} />
  )

  return (
    <GameScreen
      calls={rouletteCalls}
      session={session}
      play={play}
      rules={
        <GameRules
          table={table}
          currency={session}
          rules={[t('rule_1'), t('rule_2'), t('rule_3', { most: table.maxChips }), t('rule_4')]}
          facts={PAID.map((one) => [t(`pays_${one}`), timesOf(table, one)])}
        />
      }
    >
      {(open) => (
        <>
          <GameStage
            label={t('title')}
            play={play}
            currency={session}
            line={line}
            className={styles.stage}
            top={
              <LastResults
                play={play}
                label={t('last_numbers')}
                chipClass={({ number }) => cx(styles.ball, styles[colourOf(number)])}
              />
            }
            below={
              <div className={styles.felt}>
                <RouletteBoard
                  chips={chips}
                  currency={session}
                  number={isAsking || isShowing ? undefined : shown?.number}
                  isLocked={isLocked}
                  coin={coin}
                  tools={
                    <>
                      <TurboButton turbo={play.turbo} />
                      <HistoryButton onOpen={open.history} />
                    </>
                  }
                  onPlace={drop}
                  onNumber={setAsked}
                />
              </div>
            }
          >
            <div className={styles.wheel}>
              <RouletteWheel
                number={shown?.number}
                isAsking={isAsking}
                isSpinning={isShowing && round !== undefined}
                isStill={play.isStill}
              />
            </div>
          </GameStage>
          <BetPad
            play={play}
            table={table}
            session={session}
            busyText={t('spinning')}
            profit={null}
            missing={chips.length === 0 ? t('choose_first') : bet.isFull ? t('full', { most: table.maxChips }) : undefined}
            canChangeStake={false}
            tools={
              <>
                {tool(t('undo'), <Undo2 size={20} />, chips.length > 0, bet.undo)}
                {tool(t('clear'), <Trash2 size={20} />, chips.length > 0, bet.clear)}
                {tool(t('repeat'), <RotateCcw size={20} />, shown !== undefined, () => shown && bet.repeat(shown))}
              </>
            }
            onRules={open.rules}
            onReopen={onReopen}
          >
            <StakeChips stake={coin} table={table} currency={session} isDisabled={isLocked} onChoose={bet.setCoin} />
          </BetPad>
          <PlaceSheet
            number={asked}
            onChoose={(place) => {
              drop(place)
              setAsked(undefined)
            }}
            onClose={() => setAsked(undefined)}
          />
        </>
      )}
    </GameScreen>
  )
}

/** Roulette: one number is drawn for all chips on the table. */
export function RoulettePage() {
  const { t } = useTranslation('roulette')
  return (
    <GamePage calls={rouletteCalls} title={t('title')}>
      {(game) => <RouletteGame {...game} />}
    </GamePage>
  )
}
