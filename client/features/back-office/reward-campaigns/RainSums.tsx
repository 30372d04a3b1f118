import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '#client/lib/format.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { isCovered, rainSums } from './rain-values.ts'
import styles from './RewardCampaigns.module.css'
import type { RewardValues } from './reward-values.ts'

/** Results of the typed terms of a rain: its envelopes and its cost. */
export function RainSums({ values }: { values: RewardValues }) {
  const { t, i18n } = useTranslation('reward-campaigns')
  const { money } = useWords()
  const { amount, rain } = values.options
  const sums = rainSums(amount, rain)
  if (!sums) return null
  const number = (value: number | bigint) => formatNumber(value, i18n.language)
  const pool = readAmount(amount).value ?? 0n
  const budget = readAmount(values.budget).value
  const { places, shared, mean, emptyPart, perDay, perWeek } = sums
  return (
    <div className={styles.follows} aria-live="polite">
      <p>{t('rain_places', { places: number(places), percent: formatPercent(emptyPart, i18n.language, 1) })}</p>
      <p className={isCovered(sums) ? undefined : styles.over}>
        {isCovered(sums) ? t('rain_shared', { shared: money(shared), mean: money(mean) }) : t('rain_short')}
      </p>
      <p>{t('rain_costs', { day: money(perDay), week: money(perWeek) })}</p>
      {budget !== undefined && <p>{t('rain_lasts', { rains: number(budget / pool) })}</p>}
    </div>
  )
}
