import { CircleAlert, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#client/lib/format.ts'
import { Button, IconButton } from '#client/ui/index.ts'
import type { decimal, numeric, PartProps } from './form-parts.ts'
import own from './PrizeTable.module.css'
import styles from './RewardCampaigns.module.css'
import type { RewardValues } from './reward-values.ts'

/** Enough decimals for the rarest prize: one in ten million. */
const PERCENT = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 5 } as const

type PrizePath =
  | `options.spin.prizes.${number}.${'amount' | 'weight'}`
  | `options.lucky.prizes.${number}.${'amount' | 'oneIn'}`
  | `options.invite.milestones.${number}.${'friends' | 'amount'}`

/** A field that each prize has. Places count from 0. */
export interface PrizeColumn {
  title: string
  /** The field's accessible name. */
  nameOf: (place: number) => string
  pathOf: (place: number) => PrizePath
  input: typeof decimal | typeof numeric
  validate: (place: number) => (typed: string, values: RewardValues) => true | string
  /** Checks the next prize's field again too. */
  isOrdered?: boolean
}
interface Words {
  legend: string
  add: string
  remove: (number: number) => string
}
interface Props extends Pick<PartProps, 'register' | 'errorAt'> {
  /** Texts for entries that are not called prizes. */
  words?: Words
  count: number
  columns: readonly PrizeColumn[]
  /** How often each comes up, as a part of 1; undefined while it is not known. Absent = not by chance. */
  chances?: readonly (number | undefined)[]
  hint: string
  least: number
  most: number
  onAdd: () => void
  onRemove: (place: number) => void
}

/** What can be won, and how often each prize comes up by chance. */
export function PrizeTable({
  words: given,
  count,
  columns,
  chances,
  hint,
  least,
  most,
  onAdd,
  onRemove,
  register,
  errorAt,
}: Props) {
  const { t, i18n } = useTranslation('reward-campaigns')
  const noteId = useId()
  const words: Words = given ?? {
    legend: t('prizes'),
    add: t('prize_add'),
    remove: (number) => t('prize_remove', { number }),
  }
  const places = Array.from({ length: count }, (_, place) => place)
  const canRemove = count > least
  const wrong = places
    .flatMap((place) => columns.map(({ nameOf, pathOf }) => ({ name: nameOf(place), error: errorAt(pathOf(place)) })))
    .find(({ error }) => error)
  const field = ({ nameOf, pathOf, input, validate, isOrdered }: PrizeColumn, place: number) => {
    const isWrong = errorAt(pathOf(place)) !== undefined
    const deps = isOrdered && place + 1 < count ? [pathOf(place + 1)] : []
    return {
      ...input,
      'aria-label': nameOf(place),
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? noteId : undefined,
      ...register(pathOf(place), { validate: validate(place), deps }),
    }
  }
  return (
    <fieldset className={styles.stack}>
      <legend className={styles.legend}>{words.legend}</legend>
      <table className={own.prizes}>
        <thead>
          <tr>
            <th scope="col" className={own.end}>
              {t('prize_number')}
            </th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            {chances && (
              <th scope="col" className={own.chance}>
                {t('prize_chance')}
              </th>
            )}
            {canRemove && (
              <th scope="col" className={own.end}>
                <span className="visually-hidden">{t('prize_remove_any')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => {
            const chance = chances?.[place]
            return (
              <tr key={place}>
                <th scope="row">{place + 1}</th>
                {columns.map((column) => (
                  <td key={column.title}>
                    <input {...field(column, place)} />
                  </td>
                ))}
                {chances && (
                  <td className={own.chance}>{chance === undefined ? '—' : formatNumber(chance, i18n.language, PERCENT)}</td>
                )}
                {canRemove && (
                  <td className={own.end}>
                    <IconButton label={words.remove(place + 1)} icon={<Trash2 size={18} />} onClick={() => onRemove(place)} />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      <div id={noteId} role={wrong ? 'alert' : undefined}>
        {wrong && (
          <p className={styles.wrong}>
            <CircleAlert size={14} aria-hidden="true" />
            {wrong.name}: {wrong.error}
          </p>
        )}
      </div>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.choices}>
        <Button size="small" variant="secondary" icon={<Plus size={18} />} disabled={count >= most} onClick={onAdd}>
          {words.add}
        </Button>
      </div>
    </fieldset>
  )
}
