import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import { MAX_REBATE_RATE } from '#contract/rewards/reward/reward-template.ts'
import { percentOf } from '#client/features/back-office/content-management/index.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { FilterSelect } from '#client/ui/back-office/index.ts'
import { Field } from '#client/ui/index.ts'
import { decimal, type PartProps } from './form-parts.ts'
import { PeriodField } from './PeriodFields.tsx'
import { rateOf, readRate } from './rank-options.ts'
import styles from './RewardCampaigns.module.css'
import { useFieldRules } from './use-field-rules.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

/** The share of the bets that each rank gets back, for each kind of game. */
function RateGrid({ ranks, register, errorAt }: PartProps) {
  const { t } = useTranslation(['reward-campaigns', 'common'])
  const numberProblem = useNumberProblem()
  const noteId = useId()
  const cells = ranks.flatMap((rank, place) => GAME_CATEGORIES.map((category) => ({ rank, place, category })))
  const wrong = cells.find(({ place, category }) => errorAt(`options.rates.${place}.${category}`))
  const validate = (place: number, category: GameCategory) => (typed: string, all: PartProps['values']) => {
    if (rateOf(typed) === undefined)
      return numberProblem(readRate(typed)) ?? t('rebate_wrong', { most: percentOf(MAX_REBATE_RATE) })
    const isFirst = place === 0 && category === GAME_CATEGORIES[0]
    return !isFirst || all.options.rates.some((ofRank) => Object.values(ofRank).some(rateOf)) || t('ranks_nothing')
  }
  return (
    <fieldset className={styles.stack}>
      <legend className={styles.legend}>{t('rebate_legend')}</legend>
      {/* Many ranks can be scrolled by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.grid} tabIndex={0} aria-label={t('rebate_legend')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rebate_kind')}</th>
              {ranks.map((rank, place) => (
                // A rank is its place in the ladder.
                // oxlint-disable-next-line react/no-array-index-key
                <th key={place} scope="col">
                  {rank}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GAME_CATEGORIES.map((category) => (
              <tr key={category}>
                <th scope="row">{t(`common:category_${category}`)}</th>
                {ranks.map((rank, place) => {
                  const isWrong = errorAt(`options.rates.${place}.${category}`) !== undefined
                  return (
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={place}>
                      <input
                        {...decimal}
                        placeholder="0"
                        aria-label={t('rebate_cell', { rank, kind: t(`common:category_${category}`) })}
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
            {t('rebate_cell', { rank: wrong.rank, kind: t(`common:category_${wrong.category}`) })}:{' '}
            {errorAt(`options.rates.${wrong.place}.${wrong.category}`)}
          </p>
        )}
      </div>
      <p className={styles.hint}>{t('rebate_hint')}</p>
    </fieldset>
  )
}

/** REBATE: its rates, the most of a period, and how it gets to the member. */
export function RebateFields(props: PartProps) {
  const { values, register, errorAt, set } = props
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  return (
    <>
      <div className={styles.pair}>
        <PeriodField {...props} />
        <Field
          label={t('amount_most')}
          {...decimal}
          error={errorAt('options.amount')}
          {...register('options.amount', { validate: amount(1n) })}
        />
        <FilterSelect
          label={t('rebate_paid')}
          value={values.options.payHour}
          onChange={(payHour) => set('options', { ...values.options, payHour })}
          options={[
            { value: '', label: t('rebate_claimed') },
            ...HOURS.map((hour) => ({ value: hour, label: t('rebate_at', { hour: `${hour.padStart(2, '0')}:00` }) })),
          ]}
        />
      </div>
      <RateGrid {...props} />
    </>
  )
}
