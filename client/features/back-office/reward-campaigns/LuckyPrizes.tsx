import { useTranslation } from 'react-i18next'
import { MAX_LUCKY_PRIZES, MAX_ODDS, MIN_ODDS } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { decimal, numeric, type PartProps } from './form-parts.ts'
import { isCommonerThanBefore, luckyChance, type LuckyPrizeValues, rarerPrize } from './lucky-values.ts'
import { PrizeTable, type PrizeColumn } from './PrizeTable.tsx'

interface Props extends Pick<PartProps, 'values' | 'register' | 'errorAt'> {
  change: (prizes: LuckyPrizeValues[]) => void
}

/** LUCKY_BET: what a bet can win, from the commonest prize to the rarest. */
export function LuckyPrizes({ values, change, ...form }: Props) {
  const { t } = useTranslation('reward-campaigns')
  const { amount, whole } = useFieldRules()
  const { prizes } = values.options.lucky
  const columns: PrizeColumn[] = [
    {
      title: t('amount'),
      nameOf: (place) => t('prize_amount', { number: place + 1 }),
      pathOf: (place) => `options.lucky.prizes.${place}.amount`,
      input: decimal,
      validate: () => amount(1n),
    },
    {
      title: t('lucky_one_in'),
      nameOf: (place) => t('lucky_prize_one_in', { number: place + 1 }),
      pathOf: (place) => `options.lucky.prizes.${place}.oneIn`,
      input: numeric,
      isOrdered: true,
      validate:
        (place) =>
        (typed, { options }) => {
          const problem = whole(MIN_ODDS, MAX_ODDS)(typed)
          return problem === true && isCommonerThanBefore(options.lucky.prizes, place) ? t('lucky_prizes_order') : problem
        },
    },
  ]
  return (
    <PrizeTable
      {...form}
      count={prizes.length}
      columns={columns}
      chances={prizes.map(luckyChance)}
      hint={t('lucky_prizes_hint')}
      least={1}
      most={MAX_LUCKY_PRIZES}
      onAdd={() => change([...prizes, rarerPrize(prizes)])}
      onRemove={(place) => change(prizes.filter((_, other) => other !== place))}
    />
  )
}
