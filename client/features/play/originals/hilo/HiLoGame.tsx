import { useTranslation } from 'react-i18next'
import { moneyToWire } from '#contract/wire.ts'
import {
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
import { formatMoney, formatPercent } from '#client/lib/format.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { HI_LO_CARD_MS } from '#client/lib/timings.ts'
import tableStyles from './CardOnTable.module.css'
import { CardOnTable } from './CardOnTable.tsx'
import { CardStrip } from './CardStrip.tsx'
import { GuessButtons } from './GuessButtons.tsx'
import { hiLoCalls, type HiLoRound, type HiLoTable } from './hilo-calls.ts'
import { cardNow, factorText, LEAST_MULTIPLIER, offerOf, otherCard, rightGuesses } from './hi-lo-cards.ts'
import styles from './HiLoGame.module.css'
import { HiLoRow } from './HiLoRow.tsx'
import { HiLoRules } from './HiLoRules.tsx'
import { TableArt } from './TableArt.tsx'
import { useCardName } from './use-card-name.ts'
import { useTableCard } from './use-table-card.ts'

const MILLION = 1_000_000
const random = (below: number) => Math.floor(Math.random() * below)

/** A bonus limits the odds of each guess: the bet does not say which guess will be made (ADR 0043). */
const limitsOf = (table: HiLoTable) => ({
  ...table,
  bonus: table.bonus && { ...table.bonus, minOdds: 0, maxOdds: Number.MAX_SAFE_INTEGER },
})

/**
 * The whole game: card, guesses, bet pad and rules. No automatic bets: the next card is unknown when betting, so a plan would need
 * a strategy, and the game would be choosing it for the player.
 */
function HiLoGame({ session, table, onReopen }: OpenedGame<HiLoTable>) {
  const { t, i18n } = useTranslation('hilo')
  const nameOf = useCardName()
  const { isChangedSince, cardAfter, changeCard } = useTableCard(table.startCard)
  const stake = useStake(hiLoCalls.code, limitsOf(table), LEAST_MULTIPLIER)
  const play = useStepPlay({
    calls: hiLoCalls,
    session,
    table,
    stake,
    betOf: (amount, last) => ({ requestId: newRequestId(), stake: moneyToWire(amount), startCard: cardAfter(last) }),
    showMs: () => HI_LO_CARD_MS,
  })
  const { open, round, isLocked, canStep, hasUnanswered, take, cashOut } = play
  const card = open ? cardNow(open) : cardAfter(round)
  const isCleared = !open && isChangedSince(round)
  const shown = isCleared || (play.isAsking && !open) ? undefined : round
  const change = () => {
    changeCard(round, otherCard(card, random))
    play.forgive()
  }
  useHotkeys(
    open && !hasUnanswered
      ? {
          own: {
            arrowup: () => open.higher && take('higher'),
            arrowdown: () => open.lower && take('lower'),
            s: () => take('skip'),
            c: cashOut,
          },
        }
      : {},
  )
  const guessReturn = formatPercent(table.returnOfGuess / MILLION, i18n.language)
  const drawn = ({ cards, startCard }: HiLoRound) => nameOf(cardNow({ cards, startCard }))
  const first = t('first_bet', { card: nameOf(card) })
  const line = useStepLine({
    play: isCleared ? { ...play, shown: undefined } : play,
    resultOf: (ended) => t('result', { card: drawn(ended), right: rightGuesses(ended) }),
    currency: session,
    first,
    busy: t('busy'),
    standing: (now) =>
      now.multiplier === null
        ? t('standing_none', { card: drawn(now) })
        : t('standing', { card: drawn(now), multiplier: multiplierText(now.multiplier) }),
  })
  const ended = isCleared || play.isAsking || play.isShowing || (play.shown && isOpenRound(play.shown)) ? undefined : play.shown
  const isMoving = play.isShowing && !play.isStill
  /** What the stage’s pieces don’t show themselves. */
  function noteOf() {
    if (open) return play.isResumed ? { text: line, isWon: false } : undefined
    if (!ended) return undefined
    if (ended.endedBy === 'TIME' || ended.state === 'RETURNED') return { text: line, isWon: false }
    const amount = formatMoney(ended.payout, session, { language: i18n.language })
    return ended.payout > 0n
      ? { text: `${amount} · ${factorText(ended.multiplier ?? 0)}×`, isWon: ended.win }
      : { text: t('lost', { right: rightGuesses(ended) }), isWon: false }
  }

  return (
    <GameScreen
      calls={hiLoCalls}
      session={session}
      play={play}
      rules={<HiLoRules table={table} currency={session} guessReturn={guessReturn} />}
    >
      {(sheets) => (
        <>
          <GameStage
            label={t('title')}
            play={play}
            currency={session}
            line={line}
            isLineHidden
            className={tableStyles.stage}
            top={
              <div className={tableStyles.tools}>
                <TurboButton turbo={play.turbo} />
                <HistoryButton onOpen={sheets.history} />
              </div>
            }
            below={<CardStrip round={shown} isOpen={open !== undefined} isMoving={isMoving} hint={first} />}
          >
            <TableArt />
            <CardOnTable round={shown} card={card} isMoving={isMoving} note={noteOf()} />
          </GameStage>
          <div className={styles.choices}>
            <GuessButtons
              card={card}
              offers={open ?? { higher: offerOf(card, 'higher'), lower: offerOf(card, 'lower') }}
              open={open}
              stake={open ? open.stake : stake.amount}
              currency={session}
              canGuess={canStep}
              onGuess={take}
            />
            <HiLoRow
              round={shown}
              open={open}
              mostCards={table.mostCards}
              isStill={play.isStill}
              isOff={open ? !canStep : isLocked}
              onSkip={() => take('skip')}
              onChange={change}
            />
          </div>
          <StepPad
            play={play}
            table={{ ...table, hasAutoBet: false }}
            session={session}
            busyText={t('busy')}
            nothingYet={t('nothing_yet')}
            returns={t('return_each', { rtp: guessReturn })}
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

/** Hi-Lo: each right guess about the next card multiplies, a wrong one ends the round. */
export function HiLoPage() {
  const { t } = useTranslation('hilo')
  return (
    <GamePage calls={hiLoCalls} title={t('title')}>
      {(game) => <HiLoGame {...game} />}
    </GamePage>
  )
}
