import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isTooNear } from '#contract/rewards/rain/rain-sums.ts'
import { MAX_ENVELOPES, MAX_RAINS, RAIN_MINUTES_APART } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Button, Field, IconButton } from '#client/ui/index.ts'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import { isCovered, isTooMany, nextTime, rainSums, type RainValues } from './rain-values.ts'
import { RainSums } from './RainSums.tsx'
import styles from './RewardCampaigns.module.css'
import type { RewardValues } from './reward-values.ts'
import { SwitchedOff } from './SwitchedOff.tsx'
import { WeekdayChips } from './WeekdayChips.tsx'

const sumsOf = ({ options }: RewardValues) => rainSums(options.amount, options.rain)

type TimesProps = PartProps & { change: (part: Partial<RainValues>) => void }

function Times({ values, register, errorAt, change }: TimesProps) {
  const { t } = useTranslation('reward-campaigns')
  const { times } = values.options.rain
  const check =
    (place: number) =>
    (typed: string, { options }: RewardValues) =>
      typed === ''
        ? t('rain_time_missing')
        : !isTooNear(options.rain.times, place) || t('rain_times_near', { minutes: RAIN_MINUTES_APART })
  return (
    <fieldset>
      <legend className={styles.legend}>{t('rain_times')}</legend>
      <div className={styles.days}>
        {times.map((_, place) => (
          <Field
            // A time is identified by its place in the row.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            type="time"
            label={t('rain_time', { number: place + 1 })}
            error={errorAt(`options.rain.times.${place}`)}
            trailing={
              times.length > 1 && (
                <IconButton
                  label={t('rain_time_remove', { number: place + 1 })}
                  icon={<Trash2 size={18} />}
                  onClick={() => change({ times: times.filter((__, other) => other !== place) })}
                />
              )
            }
            {...register(`options.rain.times.${place}`, { validate: check(place) })}
          />
        ))}
      </div>
      <Button
        size="small"
        variant="secondary"
        icon={<Plus size={18} />}
        disabled={times.length >= MAX_RAINS}
        onClick={() => change({ times: [...times, nextTime(times)] })}
      >
        {t('rain_time_add')}
      </Button>
    </fieldset>
  )
}

/** RAIN: when envelopes fall, how many of each kind, and what they hold. */
export function RainFields(props: PartProps) {
  const { values, register, errorAt, set } = props
  const { t } = useTranslation('reward-campaigns')
  const { amount, whole } = useFieldRules()
  const { rain } = values.options
  const change = (part: Partial<RainValues>) => set('options', { ...values.options, rain: { ...rain, ...part } })
  const covers = (typed: string, form: RewardValues) => {
    const sums = sumsOf(form)
    return amount(1n)(typed) !== true || !sums || isCovered(sums) ? amount(1n)(typed) : t('rain_short')
  }
  const fits = (typed: string, form: RewardValues) => {
    const sums = sumsOf(form)
    const problem = whole(1, MAX_ENVELOPES)(typed)
    return problem === true && sums && isTooMany(sums) ? t('rain_many', { most: MAX_ENVELOPES }) : problem
  }
  const count = (name: 'gold.count' | 'ube.count' | 'empty') => ({
    ...numeric,
    error: errorAt(`options.rain.${name}`),
    ...register(`options.rain.${name}`, { validate: whole(0, MAX_ENVELOPES) }),
  })
  const holds = (name: 'gold.amount' | 'ube.amount' | 'red.least') => ({
    ...decimal,
    error: errorAt(`options.rain.${name}`),
    ...register(`options.rain.${name}`, { validate: amount(1n) }),
  })
  return (
    <>
      <SwitchedOff flag="REDRAIN">{t('rain_off')}</SwitchedOff>
      <Times {...props} change={change} />
      <WeekdayChips chosen={rain.weekdays} onChange={(weekdays) => change({ weekdays })} />
      <fieldset className={styles.stack}>
        <legend className={styles.legend}>{t('rain_envelopes')}</legend>
        <Field
          label={t('rain_amount')}
          hint={t('rain_amount_hint')}
          {...decimal}
          error={errorAt('options.amount')}
          {...register('options.amount', { validate: covers })}
        />
        <div className={styles.pair}>
          <Field label={t('rain_gold_count')} {...count('gold.count')} />
          <Field label={t('rain_gold_amount')} {...holds('gold.amount')} />
        </div>
        <div className={styles.pair}>
          <Field label={t('rain_ube_count')} {...count('ube.count')} />
          <Field label={t('rain_ube_amount')} {...holds('ube.amount')} />
        </div>
        <div className={styles.pair}>
          <Field
            label={t('rain_red_count')}
            hint={t('rain_red_hint')}
            {...numeric}
            error={errorAt('options.rain.red.count')}
            {...register('options.rain.red.count', { validate: fits })}
          />
          <Field label={t('rain_red_least')} {...holds('red.least')} />
        </div>
        <div className={styles.pair}>
          <Field label={t('rain_empty')} hint={t('rain_empty_hint')} {...count('empty')} />
        </div>
      </fieldset>
      <RainSums values={values} />
    </>
  )
}
