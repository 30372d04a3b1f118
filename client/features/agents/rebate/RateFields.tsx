import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatStep } from '#client/lib/rate.ts'
import { IconButton } from '#client/ui/index.ts'
import { chosen, type ChosenRates, type RateConfig, seriesAt, toStep } from './rates.ts'
import styles from './Rates.module.css'

interface Props {
  configs: readonly RateConfig[]
  rates: ChosenRates
  onChange: (rates: ChosenRates) => void
  isDisabled?: boolean
}

/** One kind of game: its rate, by slider or steps, with its bounds. */
function RateField({
  config,
  rate,
  onChange,
  isDisabled,
}: {
  config: RateConfig
  rate: bigint
  onChange: (rate: bigint) => void
  isDisabled: boolean
}) {
  const { t, i18n } = useTranslation(['rebate', 'common'])
  const { type, lowest, highest, interval, series } = config
  const name = t(`common:category_${type}`)
  const percent = (value: bigint) => formatStep(value, i18n.language)
  const isFixed = highest <= lowest
  const set = (next: bigint) => onChange(toStep(config, next))
  const value = series > 0 ? t('series', { series: seriesAt(config, rate), percent: percent(rate) }) : percent(rate)
  return (
    <div className={styles.rate}>
      <div className={styles.rateHead}>
        <span className={styles.name}>{name}</span>
        <output className={styles.value}>{value}</output>
      </div>
      <div className={styles.rateLine}>
        <IconButton
          label={t('less', { name })}
          icon={<Minus size={18} />}
          disabled={isDisabled || isFixed || rate <= lowest}
          onClick={() => set(rate - interval)}
        />
        <input
          type="range"
          aria-label={name}
          aria-valuetext={value}
          className={styles.range}
          min={Number(lowest)}
          max={Math.max(Number(highest), Number(lowest))}
          step={Number(interval)}
          value={Number(rate)}
          disabled={isDisabled || isFixed}
          onChange={(event) => set(BigInt(Math.round(event.target.valueAsNumber)))}
        />
        <IconButton
          label={t('more', { name })}
          icon={<Plus size={18} />}
          disabled={isDisabled || isFixed || rate >= highest}
          onClick={() => set(rate + interval)}
        />
      </div>
      <p className={styles.quiet}>
        {isFixed ? t('no_room') : t('bounds', { lowest: percent(lowest), highest: percent(highest) })}
      </p>
    </div>
  )
}

/** The rates of a member, by kind of game. */
export function RateFields({ configs, rates, onChange, isDisabled = false }: Props) {
  const { t } = useTranslation('rebate')
  return (
    <fieldset className={styles.rates}>
      <legend className="visually-hidden">{t('rates')}</legend>
      {configs.map((config) => (
        <RateField
          key={config.type}
          config={config}
          rate={chosen(config, rates)}
          onChange={(rate) => onChange({ ...rates, [config.type]: rate })}
          isDisabled={isDisabled}
        />
      ))}
    </fieldset>
  )
}
