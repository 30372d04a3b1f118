/** Rounds of originals in words. */
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type CardName, hiLoFactor, hiLoWonWith } from '#contract/play/fairness/originals/hi-lo.ts'
import type { KenoRisk } from '#contract/play/fairness/originals/keno.ts'
import { minesFactor } from '#contract/play/fairness/originals/mines.ts'
import { type Factor, MULTIPLIER_SCALE, shownMultiplier } from '#contract/play/fairness/originals/multiplier.ts'
import { RED_NUMBERS, type RouletteBetKind } from '#contract/play/fairness/originals/roulette.ts'
import {
  hundredthsText,
  outcomeText,
  tileNumbers,
  type DetailOf,
  type RecordedDetail,
  type RoundDetail,
} from '#contract/play/bet-record/round-detail.ts'

type T = TFunction<'originals'>

const times = (multiplier: number) => String(multiplier / MULTIPLIER_SCALE)

export const riskText = (t: T, risk: KenoRisk) => t(`risk_${risk}`)
export const chipPlaceText = (t: T, kind: RouletteBetKind, numbers: readonly number[]) =>
  t(`chip_${kind}`, { numbers: numbers.join('–') })
export const colourOf = (number: number) => (number === 0 ? 'green' : RED_NUMBERS.has(number) ? 'red' : 'black')

const SUIT_SIGN: Readonly<Record<string, string>> = { D: '♦', H: '♥', S: '♠', C: '♣' }
/** TC → 10♣ */
export const cardText = (name: CardName) => `${name[0] === 'T' ? '10' : name[0]}${SUIT_SIGN[name[1]!]}`

const rouletteChoice = (t: T, { chips }: DetailOf<'roulette'>) =>
  chips.map(({ kind, numbers }) => chipPlaceText(t, kind, numbers)).join(', ')

function crashResult(t: T, { cashOut, point }: Extract<RecordedDetail, { game: 'crash' }>) {
  if (cashOut !== null) return t('crash_cashed', { multiplier: hundredthsText(cashOut) })
  return point === null ? '–' : t('crash_crashed', { multiplier: hundredthsText(point) })
}

/** What was bet on. */
function choiceOf(t: T, detail: RecordedDetail): string {
  switch (detail.game) {
    case 'dice':
      return t(`dice_${detail.direction}`, { target: hundredthsText(detail.target) })
    case 'limbo':
      return t('limbo_choice', { target: hundredthsText(detail.target) })
    case 'plinko':
      return t('plinko_choice', { rows: detail.rows, risk: riskText(t, detail.risk) })
    case 'keno':
      return t('keno_choice', { numbers: detail.numbers.join(', '), risk: riskText(t, detail.risk) })
    case 'wheel':
      return t('wheel_choice', { segments: detail.segments, risk: riskText(t, detail.risk) })
    case 'roulette':
      return rouletteChoice(t, detail)
    case 'mines':
      return t('mines_choice', { mines: detail.mines })
    case 'crash':
      return detail.autoCashOut === null ? t('crash_by_hand') : t('crash_auto', { target: hundredthsText(detail.autoCashOut) })
    case 'hilo':
      return t('hilo_choice', { card: cardText(detail.startCard) })
  }
}

/** What came out. */
function resultOf(t: T, detail: RecordedDetail): string {
  switch (detail.game) {
    case 'dice':
      return t('dice_result', { roll: hundredthsText(detail.roll) })
    case 'limbo':
      return t('limbo_result', { result: hundredthsText(detail.result) })
    case 'plinko':
      return t('plinko_result', { bin: detail.bin + 1, bins: detail.rows + 1, multiplier: times(detail.result) })
    case 'keno':
      return t('keno_result', { hits: detail.hits, chosen: detail.numbers.length, multiplier: times(detail.result) })
    case 'wheel':
      return t('wheel_result', { segment: detail.index + 1, multiplier: times(detail.result) })
    case 'roulette':
      return t(`roulette_${colourOf(detail.number)}`, { number: detail.number })
    case 'mines':
      return t(detail.hit === null ? 'mines_safe' : 'mines_hit', { picks: detail.picks.length })
    case 'crash':
      return crashResult(t, detail)
    case 'hilo':
      return t('hilo_result', { cards: detail.cards.map(({ card }) => cardText(card)).join(' ') || '–' })
  }
}

const wonText = (factor: Factor) => `${(Number(shownMultiplier(factor)) / MULTIPLIER_SCALE).toFixed(2)}×`
const LOST = '0×'
/** Neither won nor lost: the stake went back. */
const RETURNED = '–'

function minesShort({ mines, picks, hit }: DetailOf<'mines'>): string {
  if (hit !== null) return LOST
  return picks.length === 0 ? RETURNED : wonText(minesFactor(mines, picks.length))
}
function hiLoShort(detail: DetailOf<'hilo'>): string {
  if (detail.cards.some(({ isRight }) => isRight === false)) return LOST
  const won = hiLoWonWith(detail)
  return won.length === 0 ? RETURNED : wonText(hiLoFactor(won))
}

/** The outcome in as few characters as possible, for a chip. */
export function shortOutcome(detail: RoundDetail): string {
  switch (detail.game) {
    case 'plinko':
    case 'keno':
    case 'wheel':
      return `${times(detail.result)}×`
    case 'mines':
      return minesShort(detail)
    case 'hilo':
      return hiLoShort(detail)
    default:
      return outcomeText(detail)
  }
}

export function useRoundWords() {
  const { t } = useTranslation('originals')
  return {
    choice: (detail: RecordedDetail) => choiceOf(t, detail),
    result: (detail: RecordedDetail) => resultOf(t, detail),
    /** What the round hid until its end. */
    hidden: (detail: RecordedDetail) =>
      detail.game === 'mines' && detail.places ? t('mines_places', { tiles: tileNumbers(detail.places) }) : undefined,
  }
}
