/** The words of every game's rounds: a game that has none doesn't compile. */
import { createElement, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { CrashDetail } from '#contract/play/crash/crash-detail.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { originalOf, outcomeText, type RecordedDetail, type RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import { crash } from './crash.ts'
import { dice } from './dice.tsx'
import { hilo } from './hilo.tsx'
import { keno } from './keno.tsx'
import { limbo } from './limbo.tsx'
import { mines } from './mines.tsx'
import { plinko } from './plinko.tsx'
import { roulette } from './roulette.tsx'
import type { ChoiceFieldsProps, OriginalWords, RoundWords } from './round-words.ts'
import { wheel } from './wheel.tsx'

type Words = { [Code in keyof DetailByCode]: OriginalWords<DetailByCode[Code]> } & { crash: RoundWords<CrashDetail> }
const WORDS: Words = { dice, limbo, plinko, keno, wheel, roulette, mines, hilo, crash }

/** A round's own game: what it says of its rounds is said of this one. */
const wordsOf = (detail: RecordedDetail) => WORDS[detail.game] as unknown as RoundWords<RecordedDetail>

/** The choices of a round as fields. */
export const ChoiceFields = (props: ChoiceFieldsProps<RoundDetail>) =>
  createElement(WORDS[props.detail.game].Fields as unknown as ComponentType<ChoiceFieldsProps<RoundDetail>>, props)

/** The outcome in as few characters as possible, for a chip. */
export function shortOutcome(detail: RoundDetail): string {
  return originalOf(detail).short?.(detail) ?? outcomeText(detail)
}

export function useRoundWords() {
  const { t } = useTranslation('originals')
  return {
    choice: (detail: RecordedDetail) => wordsOf(detail).choice(t, detail),
    result: (detail: RecordedDetail) => wordsOf(detail).result(t, detail),
    /** What the round hid until its end. */
    hidden: (detail: RecordedDetail) => wordsOf(detail).hidden?.(t, detail),
  }
}
