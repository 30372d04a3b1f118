/** The words for every game's rounds: a game without them doesn't compile. */
import { useTranslation } from 'react-i18next'
import type { CrashDetail } from '#contract/play/crash/crash-detail.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import type { RecordedDetail } from '#contract/play/bet-record/round-detail.ts'
import { crashWords } from './crash.ts'
import { diceWords } from './dice.ts'
import { hiloWords } from './hilo.ts'
import { kenoWords } from './keno.ts'
import { limboWords } from './limbo.ts'
import { minesWords } from './mines.ts'
import { plinkoWords } from './plinko.ts'
import { rouletteWords } from './roulette.ts'
import { wheelWords } from './wheel.ts'
import type { RoundWords } from './round-words.ts'

type Words = { [Code in keyof DetailByCode]: RoundWords<DetailByCode[Code]> } & { crash: RoundWords<CrashDetail> }
const WORDS: Words = {
  dice: diceWords,
  limbo: limboWords,
  plinko: plinkoWords,
  keno: kenoWords,
  wheel: wheelWords,
  roulette: rouletteWords,
  mines: minesWords,
  hilo: hiloWords,
  crash: crashWords,
}

/** Safe: a round's words come from its own game. */
const wordsOf = (detail: RecordedDetail) => WORDS[detail.game] as unknown as RoundWords<RecordedDetail>

export function useRoundWords() {
  const { t } = useTranslation('originals')
  return {
    choice: (detail: RecordedDetail) => wordsOf(detail).choice(t, detail),
    result: (detail: RecordedDetail) => wordsOf(detail).result(t, detail),
    /** What was hidden until the round's end. */
    hidden: (detail: RecordedDetail) => wordsOf(detail).hidden?.(t, detail),
  }
}
