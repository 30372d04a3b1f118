import { useTranslation } from 'react-i18next'
import { MAX_PRIZE_DAYS, MAX_PLACES } from '#contract/rewards/reward/reward-template.ts'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { formatNumber } from '#client/lib/format.ts'
import { Field } from '#client/ui/index.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { AmountList } from './AmountList.tsx'
import { decimal, type PartProps } from './form-parts.ts'
import { boardSums, isOutOfOrder } from './leaderboard-values.ts'
import { GameKinds, PeriodField } from './PeriodFields.tsx'
import styles from './RewardCampaigns.module.css'
import type { RewardValues } from './reward-values.ts'
import { DaysField } from './DaysField.tsx'

/** Results of the typed prizes: the total of a period, and how long the budget lasts. */
function Sums({ values: { options, budget } }: { values: RewardValues }) {
  const { t, i18n } = useTranslation('reward-campaigns')
  const { money } = useWords()
  const sums = boardSums(options.amounts, options.period, budget)
  if (!sums) return null
  const { pool, perWeek, periods } = sums
  return (
    <div className={styles.follows} aria-live="polite">
      <p>{t(options.period === 'DAY' ? 'board_day' : 'board_week', { pool: money(pool), week: money(perWeek) })}</p>
      {periods !== undefined && <p>{t('board_lasts', { periods: formatNumber(periods, i18n.language) })}</p>}
    </div>
  )
}

/** LEADERBOARD: what each place wins, when, and whose bets count. */
export function LeaderboardFields(props: PartProps) {
  const { values, register, errorAt } = props
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  const inOrder = (place: number, amounts: readonly string[]) => (isOutOfOrder(amounts, place) ? t('places_order') : undefined)
  return (
    <>
      <div className={styles.pair}>
        <PeriodField {...props} />
        <Field
          label={t('board_least')}
          hint={t('board_least_hint')}
          {...decimal}
          error={errorAt('options.turnover')}
          {...register('options.turnover', { validate: amount(1n) })}
        />
        <DaysField {...props} label={t('board_days')} hint={t('board_days_hint')} most={MAX_PRIZE_DAYS} />
      </div>
      <AmountList {...props} of="place" most={MAX_PLACES} check={inOrder} />
      <GameKinds {...props} />
      <Sums values={values} />
    </>
  )
}
