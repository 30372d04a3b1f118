import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '#client/lib/format.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import styles from './RewardCampaigns.module.css'
import type { RewardValues } from './reward-values.ts'
import { spinSums } from './spin-values.ts'

/** Results of the typed prizes and spins: what a spin gives, and the cost. */
export function SpinSums({ values }: { values: RewardValues }) {
  const { t, i18n } = useTranslation('reward-campaigns')
  const { money } = useWords()
  const sums = spinSums(values.options.spin)
  if (!sums) return null
  const number = (value: number | bigint) => formatNumber(value, i18n.language)
  const budget = readAmount(values.budget).value
  const { mean, top, nothing, spinsPerDay, mostPerDay, meanPerDay } = sums
  return (
    <div className={styles.follows} aria-live="polite">
      <p>{t('spin_mean', { mean: money(mean), percent: formatPercent(nothing, i18n.language, 1) })}</p>
      <p>{t('most_a_day', { most: money(mostPerDay), times: number(spinsPerDay), top: money(top) })}</p>
      <p>{t('spin_costs', { day: money(meanPerDay) })}</p>
      {budget !== undefined && <p>{t('spin_lasts', { spins: number(budget / mean) })}</p>}
    </div>
  )
}
