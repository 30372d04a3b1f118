import { ZoomIn } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colourOf, ROULETTE_NUMBERS, rouletteCovered, type RouletteBetKind } from '#contract/play/originals/roulette.ts'
import { chipPlaceText } from '#client/features/play/round-words/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import type { ChipPlace, PlacedChip } from './chips.ts'
import { ChipFace } from './ChipFace.tsx'
import { HeldPlace } from './HeldPlace.tsx'
import styles from './RouletteBoard.module.css'
import { chipSpot, columnOf, NUMBER_ROWS, rowOf } from './table-places.ts'
import { useFeltPress } from './use-felt-press.ts'

const NUMBERS = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number)
const SIDE = ['low', 'even', 'red', 'black', 'odd', 'high'] as const
const DOZENS = ['dozen1', 'dozen2', 'dozen3'] as const
const FEET = ['column1', 'column2', 'column3'] as const
const FEET_TEXT = '2:1'

interface Props {
  chips: readonly PlacedChip[]
  currency: CurrencyMeta
  /** The last drawn number; its place is marked. */
  number: number | undefined
  isLocked: boolean
  /** The value of the next chip. */
  coin: bigint
  /** In the free corner at the top. */
  tools: ReactNode
  onPlace: (place: ChipPlace) => void
  /** A number was chosen by keyboard, without a position on it. */
  onNumber: (number: number) => void
}

/** The upright table: outside bets on the left, zero and the numbers in three columns. */
export function RouletteBoard({ chips, currency, number: drawn, isLocked, coin, tools, onPlace, onNumber }: Props) {
  const { t, i18n } = useTranslation('roulette')
  const { t: tOriginals } = useTranslation('originals')
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const chipOn = (kind: RouletteBetKind, number?: number) =>
    chips.find((chip) => chip.kind === kind && (number === undefined || chip.numbers[0] === number))
  const named = (name: string, chip: PlacedChip | undefined) =>
    chip ? t('with_chip', { place: name, amount: money(chip.amount) }) : name
  const { numbers: surface, held, handlers } = useFeltPress({ isLocked, onPlace })
  const ringed = held ? (rouletteCovered(held.kind, held.numbers) ?? []) : []
  const between = chips.filter(({ kind, numbers }) => numbers.length > 1 && kind !== 'straight')

  const outside = (kind: RouletteBetKind, text: string, style: CSSProperties, look?: string) => {
    const chip = chipOn(kind)
    return (
      <button
        key={kind}
        type="button"
        disabled={isLocked}
        onClick={() => onPlace({ kind, numbers: [] })}
        style={style}
        className={cx(styles.outside, look)}
      >
        <span aria-hidden="true">{text}</span>
        <span className="visually-hidden">{named(chipPlaceText(tOriginals, kind, []), chip)}</span>
        {chip && <ChipFace amount={chip.amount} />}
      </button>
    )
  }

  return (
    <div {...handlers} onContextMenu={(event) => held && event.preventDefault()}>
      <fieldset className={styles.board}>
        <legend className="visually-hidden">{t('table')}</legend>
        {NUMBERS.map((number) => {
          const chip = chipOn('straight', number)
          const name = tOriginals(`roulette_${colourOf(number)}`, { number })
          return (
            <button
              key={number}
              type="button"
              disabled={isLocked}
              // `useFeltPress` handles taps; only a click from the keyboard has `detail` 0.
              onClick={({ detail }) => detail === 0 && onNumber(number)}
              style={
                number === 0
                  ? { gridRow: 1, gridColumn: '3 / 6' }
                  : { gridRow: rowOf(number) + 1, gridColumn: columnOf(number) + 3 }
              }
              className={cx(
                styles.number,
                styles[colourOf(number)],
                chip && styles.taken,
                (drawn === number || ringed.includes(number)) && styles.ringed,
              )}
            >
              <span aria-hidden="true">{number}</span>
              <span className="visually-hidden">{named(name, chip)}</span>
              {chip && <ChipFace amount={chip.amount} />}
            </button>
          )
        })}
        {SIDE.map((kind, index) =>
          outside(
            kind,
            chipPlaceText(tOriginals, kind, []),
            { gridColumn: 1, gridRow: `${2 + index * 2} / span 2` },
            kind === 'red' ? cx(styles.red, styles.diamond) : kind === 'black' ? cx(styles.black, styles.diamond) : undefined,
          ),
        )}
        {DOZENS.map((kind, index) =>
          outside(
            kind,
            chipPlaceText(tOriginals, kind, []),
            { gridColumn: 2, gridRow: `${2 + index * 4} / span 4` },
            styles.upright,
          ),
        )}
        {FEET.map((kind, index) => outside(kind, FEET_TEXT, { gridColumn: index + 3, gridRow: NUMBER_ROWS + 2 }))}
        <div className={styles.tools}>{tools}</div>
        <p className={styles.hint} aria-hidden="true">
          <ZoomIn size={18} />
          {t('hold')}
        </p>
        <ul ref={surface} className={styles.between} aria-label={t('between')}>
          {between.map((chip) => {
            const { x, y } = chipSpot(chip)
            return (
              <li key={`${chip.kind}/${chip.numbers.join()}`} style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
                <span className="visually-hidden">
                  {t('with_chip', { place: chipPlaceText(tOriginals, chip.kind, chip.numbers), amount: money(chip.amount) })}
                </span>
                <ChipFace amount={chip.amount} />
              </li>
            )
          })}
        </ul>
        {held && (
          <div className={styles.between}>
            <HeldPlace place={held} coin={coin} amount={money(coin)} />
          </div>
        )}
      </fieldset>
    </div>
  )
}
