import { ChevronsRight, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardName } from '#contract/play/originals/hilo.ts'
import { moneyToWire } from '#contract/wire.ts'
import {
  GameRules,
  GamePage,
  GameScreen,
  GameStage,
  multiplierText,
  type OpenedGame,
  StakeBox,
  StepPad,
  useHotkeys,
  useStake,
  useStepLine,
  useStepPlay,
} from '#client/features/play/game-frame/index.ts'
import { formatPercent } from '#client/lib/format.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { HI_LO_CARD_MS } from '#client/lib/timings.ts'
import { CardOnTable } from './CardOnTable.tsx'
import { CardStrip } from './CardStrip.tsx'
import { GuessButtons } from './GuessButtons.tsx'
import { hiLoCalls, type HiLoRound, type HiLoTable } from './hilo-calls.ts'
import { cardNow, LEAST_MULTIPLIER, offerOf, otherCard, rightGuesses } from './hi-lo-cards.ts'
import styles from './HiLoGame.module.css'
import { HiLoPays } from './HiLoPays.tsx'
import { QuietButton } from './QuietButton.tsx'
import { useCardName } from './use-card-name.ts'

const MILLION = 1_000_000
const random = (below: number) => Math.floor(Math.random() * below)

/** The odds of a bonus are those of each guess: which one is made is not known with the bet (ADR 0043). */
const limitsOf = (table: HiLoTable) => ({
  ...table,
  bonus: table.bonus && { ...table.bonus, minOdds: 0, maxOdds: Number.MAX_SAFE_INTEGER },
})

/**
 * The whole game: card, guesses, bet pad and rules. No bets place themselves: every guess is about a card that is not known with the bet,
 * so a plan could only be a strategy, which the game would be choosing for the player.
 */
function HiLoGame({ session, table, onReopen }: OpenedGame<HiLoTable>) {
  const { t, i18n } = useTranslation('hilo')
  const nameOf = useCardName()
  const [firstCard] = useState(table.startCard)
  /** Chosen instead of the card that lies there since this round, if any. */
  const [changed, setChanged] = useState<{ since: string | undefined; card: CardName }>()
  const isChangedSince = (last: HiLoRound | undefined) => changed !== undefined && changed.since === last?.roundId
  const cardAfter = (last: HiLoRound | undefined) =>
    changed && isChangedSince(last) ? changed.card : last ? cardNow(last) : firstCard
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
    setChanged({ since: round?.roundId, card: otherCard(card, random) })
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
  const line = useStepLine({
    play: isCleared ? { ...play, shown: undefined } : play,
    resultOf: (ended) => t('result', { card: drawn(ended), right: rightGuesses(ended) }),
    currency: session,
    first: t('first_bet', { card: nameOf(card) }),
    busy: t('busy'),
    standing: (now) =>
      now.multiplier === null
        ? t('standing_none', { card: drawn(now) })
        : t('standing', { card: drawn(now), multiplier: multiplierText(now.multiplier) }),
  })

  return (
    <GameScreen
      calls={hiLoCalls}
      session={session}
      play={play}
      rules={
        <GameRules
          table={table}
          currency={session}
          leftAfterMs={table.rules.leftAfterMs}
          rules={[
            t('rule_1'),
            t('rule_2'),
            t('rule_3'),
            t('rule_4', { cards: table.mostCards, guesses: table.mostGuesses }),
            t('rule_5'),
          ]}
          facts={[[t('rule_return'), guessReturn]]}
          keys={t('rule_keys')}
        >
          <HiLoPays options={table.options} />
        </GameRules>
      }
    >
      {(sheets) => (
        <>
          <GameStage
            label={t('title')}
            play={play}
            currency={session}
            line={line}
            isLongLine
            onHistory={sheets.history}
            below={<CardStrip round={shown} />}
          >
            <CardOnTable round={shown} card={card} open={open} table={table} />
          </GameStage>
          <div className={styles.choices}>
            <GuessButtons
              card={card}
              offers={open ?? { higher: offerOf(card, 'higher'), lower: offerOf(card, 'lower') }}
              canGuess={canStep}
              onGuess={take}
            />
            {open ? (
              <QuietButton icon={<ChevronsRight size={18} aria-hidden="true" />} isOff={!canStep} onTap={() => take('skip')}>
                {t('skip')}
              </QuietButton>
            ) : (
              <QuietButton icon={<RefreshCw size={18} aria-hidden="true" />} isOff={isLocked} onTap={change}>
                {t('change')}
              </QuietButton>
            )}
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
