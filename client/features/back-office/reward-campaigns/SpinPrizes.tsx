import { useTranslation } from 'react-i18next'
import { MAX_PRIZES, MAX_PRIZE_WEIGHT, MIN_PRIZES } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import { PrizeTable, type PrizeColumn } from './PrizeTable.tsx'
import { NO_PRIZE, prizeChances, type PrizeValues, topTyped } from './spin-values.ts'

interface Props extends Pick<PartProps, 'values' | 'register' | 'errorAt'> {
  change: (prizes: PrizeValues[]) => void
}

/** SPIN: what can be won, and how often each prize comes up. */
export function SpinPrizes({ values, change, ...form }: Props) {
  const { t } = useTranslation('reward-campaigns')
  const { amount, whole } = useFieldRules()
  const { prizes } = values.options.spin
  const columns: PrizeColumn[] = [
    {
      title: t('amount'),
      nameOf: (place) => t('prize_amount', { number: place + 1 }),
      pathOf: (place) => `options.spin.prizes.${place}.amount`,
      input: decimal,
      validate:
        (place) =>
        (typed, { options }) => {
          const problem = amount(0n)(typed)
          return problem === true && place === 0 && topTyped(options.spin.prizes) === 0n ? t('spin_prizes_nothing') : problem
        },
    },
    {
      title: t('spin_weight'),
      nameOf: (place) => t('spin_prize_weight', { number: place + 1 }),
      pathOf: (place) => `options.spin.prizes.${place}.weight`,
      input: numeric,
      validate: () => whole(1, MAX_PRIZE_WEIGHT),
    },
  ]
  return (
    <PrizeTable
      {...form}
      count={prizes.length}
      columns={columns}
      chances={prizeChances(prizes) ?? []}
      hint={t('spin_prizes_hint')}
      least={MIN_PRIZES}
      most={MAX_PRIZES}
      onAdd={() => change([...prizes, NO_PRIZE])}
      onRemove={(place) => change(prizes.filter((_, other) => other !== place))}
    />
  )
}
