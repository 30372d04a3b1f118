import { CircleAlert, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PRIZES, MAX_PRIZE_WEIGHT, MIN_PRIZES } from '#contract/rewards/reward/reward-template.ts'
import { formatNumber } from '#client/lib/format.ts'
import { Button, IconButton } from '#client/ui/index.ts'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'
import type { RewardValues } from './reward-values.ts'
import { NO_PRIZE, prizeChances, type PrizeValues, topTyped } from './spin-values.ts'
import own from './SpinPrizes.module.css'
import { useFieldRules } from './use-field-rules.ts'

/** The rarest has a millionth. */
const PERCENT = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 4 } as const
const COLUMNS = ['amount', 'weight'] as const
type Column = (typeof COLUMNS)[number]

interface Props extends Pick<PartProps, 'values' | 'register' | 'errorAt'> {
  change: (prizes: PrizeValues[]) => void
}

/** SPIN: what can be won, and how often each prize comes up. */
export function SpinPrizes({ values, register, errorAt, change }: Props) {
  const { t, i18n } = useTranslation('reward-campaigns')
  const { amount, whole } = useFieldRules()
  const noteId = useId()
  const { prizes } = values.options.spin
  const chances = prizeChances(prizes)
  const pathOf = (place: number, column: Column) => `options.spin.prizes.${place}.${column}` as const
  const nameOf = (place: number, column: Column) => t(`spin_prize_${column}`, { number: place + 1 })
  const wrong = prizes
    .flatMap((_, place) => COLUMNS.map((column) => ({ place, column })))
    .find(({ place, column }) => errorAt(pathOf(place, column)))
  const gives =
    (place: number) =>
    (typed: string, { options }: RewardValues) => {
      const problem = amount(0n)(typed)
      return problem === true && place === 0 && topTyped(options.spin.prizes) === 0n ? t('spin_prizes_nothing') : problem
    }
  const input = (place: number, column: Column) => {
    const isWrong = errorAt(pathOf(place, column)) !== undefined
    return {
      'aria-label': nameOf(place, column),
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? noteId : undefined,
    }
  }
  return (
    <fieldset className={styles.stack}>
      <legend className={styles.legend}>{t('spin_prizes')}</legend>
      <table className={own.prizes}>
        <thead>
          <tr>
            <th scope="col" className={own.end}>
              {t('spin_number')}
            </th>
            <th scope="col">{t('amount')}</th>
            <th scope="col">{t('spin_weight')}</th>
            <th scope="col" className={own.chance}>
              {t('spin_chance')}
            </th>
            {prizes.length > MIN_PRIZES && (
              <th scope="col" className={own.end}>
                <span className="visually-hidden">{t('spin_prize_remove_any')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {prizes.map((_, place) => (
            // A prize is its place on the wheel.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place}>
              <th scope="row">{place + 1}</th>
              <td>
                <input
                  {...decimal}
                  {...input(place, 'amount')}
                  {...register(pathOf(place, 'amount'), { validate: gives(place) })}
                />
              </td>
              <td>
                <input
                  {...numeric}
                  {...input(place, 'weight')}
                  {...register(pathOf(place, 'weight'), { validate: whole(1, MAX_PRIZE_WEIGHT) })}
                />
              </td>
              <td className={own.chance}>{chances ? formatNumber(chances[place] ?? 0, i18n.language, PERCENT) : '—'}</td>
              {prizes.length > MIN_PRIZES && (
                <td className={own.end}>
                  <IconButton
                    label={t('spin_prize_remove', { number: place + 1 })}
                    icon={<Trash2 size={18} />}
                    onClick={() => change(prizes.filter((__, other) => other !== place))}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div id={noteId} role={wrong ? 'alert' : undefined}>
        {wrong && (
          <p className={styles.wrong}>
            <CircleAlert size={14} aria-hidden="true" />
            {nameOf(wrong.place, wrong.column)}: {errorAt(pathOf(wrong.place, wrong.column))}
          </p>
        )}
      </div>
      <p className={styles.hint}>{t('spin_prizes_hint')}</p>
      <div className={styles.choices}>
        <Button
          size="small"
          variant="secondary"
          icon={<Plus size={18} />}
          disabled={prizes.length >= MAX_PRIZES}
          onClick={() => change([...prizes, NO_PRIZE])}
        >
          {t('spin_prize_add')}
        </Button>
      </div>
    </fieldset>
  )
}
