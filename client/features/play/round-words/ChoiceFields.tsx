import type { ComponentType } from 'react'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import type { RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import { DiceFields } from './DiceFields.tsx'
import { HiLoFields } from './HiLoFields.tsx'
import { KenoFields } from './KenoFields.tsx'
import { LimboFields } from './LimboFields.tsx'
import { MinesFields } from './MinesFields.tsx'
import { PlinkoFields } from './PlinkoFields.tsx'
import { RouletteFields } from './RouletteFields.tsx'
import { WheelFields } from './WheelFields.tsx'
import type { ChoiceFieldsProps } from './round-words.ts'

/** A game without fields doesn't compile. */
const FIELDS: { [Code in keyof DetailByCode]: ComponentType<ChoiceFieldsProps<DetailByCode[Code]>> } = {
  dice: DiceFields,
  limbo: LimboFields,
  plinko: PlinkoFields,
  keno: KenoFields,
  wheel: WheelFields,
  roulette: RouletteFields,
  mines: MinesFields,
  hilo: HiLoFields,
}

/** The choices of a round as fields. */
export function ChoiceFields(props: ChoiceFieldsProps<RoundDetail>) {
  // Safe: the fields of the round's game get that game's detail.
  const Fields = FIELDS[props.detail.game] as unknown as ComponentType<ChoiceFieldsProps<RoundDetail>>
  return <Fields {...props} />
}
