import { Crosshair, Disc3, Gauge, ListOrdered, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DICE_TARGET_MAX, DICE_TARGET_MIN, type DiceDirection } from '#contract/play/dice/dice.ts'
import { KENO_MOST_CHOSEN, KENO_NUMBERS, KENO_RISKS } from '#contract/play/fairness/originals/keno.ts'
import { LIMBO_TARGET_MAX, LIMBO_TARGET_MIN } from '#contract/play/fairness/originals/limbo.ts'
import { RISKS } from '#contract/play/fairness/originals/multiplier.ts'
import { PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS } from '#contract/play/fairness/originals/plinko.ts'
import { WHEEL_SEGMENTS } from '#contract/play/fairness/originals/wheel.ts'
import { hundredthsText, type RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import { riskText, useRoundWords } from '#client/features/play/originals/index.ts'
import { readFigure } from '#client/lib/typed-amount.ts'
import { PickerField } from '#client/ui/index.ts'
import { DraftField } from './DraftField.tsx'
import styles from './FairnessSheet.module.css'
import { HiLoFields, MinesFields } from './StepChoiceFields.tsx'

interface Props {
  detail: RoundDetail
  onChange: (detail: RoundDetail) => void
}

const between = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, index) => least + index)
const ROWS = between(PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS)
const DIRECTIONS: readonly DiceDirection[] = ['over', 'under']

const UNITS_OF_HUNDREDTH = 100n
/** Hundredths within bounds, or undefined. */
function hundredths(text: string, least: number, most: number): number | undefined {
  const { value: read } = readFigure(text, { decimals: 2, unit: 'figure' })
  if (read === undefined) return undefined
  const value = Number(read / UNITS_OF_HUNDREDTH)
  return value >= least && value <= most ? value : undefined
}

/** One to ten different numbers, lowest first, or undefined. */
function kenoNumbers(text: string): number[] | undefined {
  const numbers = [
    ...new Set(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number),
    ),
  ]
  const isRight = numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= KENO_NUMBERS)
  if (!isRight || numbers.length === 0 || numbers.length > KENO_MOST_CHOSEN) return undefined
  return numbers.toSorted((one, other) => one - other)
}

function Picker<V extends string | number>({
  label,
  icon,
  options,
  value,
  text,
  onChange,
}: {
  label: string
  icon: ReactNode
  options: readonly V[]
  value: V
  text: (option: V) => string
  onChange: (option: V) => void
}) {
  return (
    <PickerField
      label={label}
      icon={icon}
      value={String(value)}
      options={options.map((option) => ({ value: String(option), label: text(option) }))}
      onChange={(next) => onChange(options.find((option) => String(option) === next) ?? value)}
    />
  )
}

/** What the player chose in the round: the outcome or what it pays follows from it. */
export function ChoiceFields({ detail, onChange }: Props) {
  const { t } = useTranslation('fairness')
  const { t: tOriginals } = useTranslation('originals')
  const words = useRoundWords()
  const risk = (option: Parameters<typeof riskText>[1]) => riskText(tOriginals, option)
  const riskIcon = <Gauge size={20} />
  switch (detail.game) {
    case 'dice':
      return (
        <>
          <Picker
            label={t('direction')}
            icon={<Gauge size={20} />}
            options={DIRECTIONS}
            value={detail.direction}
            text={(option) => t(`direction_${option}`)}
            onChange={(direction) => onChange({ ...detail, direction })}
          />
          <DraftField
            label={t('target')}
            icon={<Crosshair size={20} />}
            text={hundredthsText(detail.target)}
            parse={(text) => hundredths(text, DICE_TARGET_MIN, DICE_TARGET_MAX)}
            onChange={(target) => onChange({ ...detail, target })}
          />
        </>
      )
    case 'limbo':
      return (
        <DraftField
          label={t('target')}
          icon={<Crosshair size={20} />}
          text={hundredthsText(detail.target)}
          parse={(text) => hundredths(text, LIMBO_TARGET_MIN, LIMBO_TARGET_MAX)}
          onChange={(target) => onChange({ ...detail, target })}
        />
      )
    case 'plinko':
      return (
        <>
          <Picker
            label={t('rows')}
            icon={<Rows3 size={20} />}
            options={ROWS}
            value={detail.rows}
            text={String}
            onChange={(rows) => onChange({ ...detail, rows })}
          />
          <Picker
            label={t('risk')}
            icon={riskIcon}
            options={RISKS}
            value={detail.risk}
            text={risk}
            onChange={(next) => onChange({ ...detail, risk: next })}
          />
        </>
      )
    case 'keno':
      return (
        <>
          <Picker
            label={t('risk')}
            icon={riskIcon}
            options={KENO_RISKS}
            value={detail.risk}
            text={risk}
            onChange={(next) => onChange({ ...detail, risk: next })}
          />
          <DraftField
            label={t('numbers')}
            icon={<ListOrdered size={20} />}
            text={detail.numbers.join(', ')}
            parse={kenoNumbers}
            onChange={(numbers) => onChange({ ...detail, numbers })}
          />
        </>
      )
    case 'wheel':
      return (
        <>
          <Picker
            label={t('segments')}
            icon={<Disc3 size={20} />}
            options={WHEEL_SEGMENTS}
            value={detail.segments}
            text={String}
            onChange={(segments) => onChange({ ...detail, segments })}
          />
          <Picker
            label={t('risk')}
            icon={riskIcon}
            options={RISKS}
            value={detail.risk}
            text={risk}
            onChange={(next) => onChange({ ...detail, risk: next })}
          />
        </>
      )
    case 'roulette':
      return detail.chips.length === 0 ? null : <p className={styles.quiet}>{words.choice(detail)}</p>
    case 'mines':
      return <MinesFields detail={detail} onChange={onChange} />
    case 'hilo':
      return <HiLoFields detail={detail} onChange={onChange} />
  }
}
