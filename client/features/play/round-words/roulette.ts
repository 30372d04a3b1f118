import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { colourOf, type RouletteBetKind } from '#contract/play/originals/roulette.ts'
import type { RoundWords, T } from './round-words.ts'

export const chipPlaceText = (t: T, kind: RouletteBetKind, numbers: readonly number[]) =>
  t(`chip_${kind}`, { numbers: numbers.join('–') })

const choice = (t: T, { chips }: DetailByCode['roulette']) =>
  chips.map(({ kind, numbers }) => chipPlaceText(t, kind, numbers)).join(', ')

export const rouletteWords: RoundWords<DetailByCode['roulette']> = {
  choice,
  result: (t, { number }) => t(`roulette_${colourOf(number)}`, { number }),
}
