import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import { MAX_REBATE_RATE } from '#contract/rewards/reward/reward-template.ts'
import { percentOf } from '#client/features/back-office/content-management/index.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { decimal, type PartProps } from './form-parts.ts'
import { rateOf, readRate } from './rate-values.ts'
import styles from './RewardCampaigns.module.css'

interface Props extends Pick<PartProps, 'register' | 'errorAt'> {
  legend: string
  hint: string
  /** Names of the ranks or tiers, from the first. */
  columns: readonly string[]
  /** The error if all rates are 0. */
  nothing: string
}

/** A share of the bets, for each rank or tier and each kind of game. */
export function RateGrid({ legend, hint, columns, nothing, register, errorAt }: Props) {
  const { t } = useTranslation(['reward-campaigns', 'common'])
  const numberProblem = useNumberProblem()
  const noteId = useId()
  const cells = columns.flatMap((column, place) => GAME_CATEGORIES.map((category) => ({ column, place, category })))
  const wrong = cells.find(({ place, category }) => errorAt(`options.rates.${place}.${category}`))
  const cellName = (column: string, category: GameCategory) =>
    t('rebate_cell', { rank: column, kind: t(`common:category_${category}`) })
  const validate = (place: number, category: GameCategory) => (typed: string, all: PartProps['values']) => {
    if (rateOf(typed) === undefined)
      return numberProblem(readRate(typed)) ?? t('rebate_wrong', { most: percentOf(MAX_REBATE_RATE) })
    const isFirst = place === 0 && category === GAME_CATEGORIES[0]
    return !isFirst || all.options.rates.some((ofColumn) => Object.values(ofColumn).some(rateOf)) || nothing
  }
  return (
    <fieldset className={styles.stack}>
      <legend className={styles.legend}>{legend}</legend>
      {/* Many columns can be scrolled by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.grid} tabIndex={0} aria-label={legend}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rebate_kind')}</th>
              {columns.map((column, place) => (
                // A rank or tier is identified by its place.
                // oxlint-disable-next-line react/no-array-index-key
                <th key={place} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GAME_CATEGORIES.map((category) => (
              <tr key={category}>
                <th scope="row">{t(`common:category_${category}`)}</th>
                {columns.map((column, place) => {
                  const isWrong = errorAt(`options.rates.${place}.${category}`) !== undefined
                  return (
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={place}>
                      <input
                        {...decimal}
                        placeholder="0"
                        aria-label={cellName(column, category)}
                        aria-invalid={isWrong || undefined}
                        aria-describedby={isWrong ? noteId : undefined}
                        {...register(`options.rates.${place}.${category}`, { validate: validate(place, category) })}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div id={noteId} role={wrong ? 'alert' : undefined}>
        {wrong && (
          <p className={styles.wrong}>
            <CircleAlert size={14} aria-hidden="true" />
            {cellName(wrong.column, wrong.category)}: {errorAt(`options.rates.${wrong.place}.${wrong.category}`)}
          </p>
        )}
      </div>
      <p className={styles.hint}>{hint}</p>
    </fieldset>
  )
}
