import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney, formatNumber, formatPercent } from '#client/lib/format.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { luckySums } from './lucky-values.ts'
import styles from './RewardCampaigns.module.css'
import type { RewardValues } from './reward-values.ts'

/** A bet wins a small part of a unit on average. */
const MEAN_DECIMALS = 4
const PERCENT_DECIMALS = 3

/** Results of the typed prizes: how often a bet wins, and the cost. */
export function LuckySums({ values: { options, budget } }: { values: RewardValues }) {
  const { t, i18n } = useTranslation('reward-campaigns')
  const { language } = i18n
  const { money } = useWords()
  const currency = useCurrency()
  const sums = luckySums(options.lucky, options.turnover, budget)
  if (!sums) return null
  const number = (value: number | bigint) => formatNumber(value, language)
  const { oneIn, mean, part, top, perDay, mostPerDay, bets } = sums
  const words = {
    mean: formatMoney(mean, currency, { language, decimals: MEAN_DECIMALS }),
    percent: formatPercent(part, language, PERCENT_DECIMALS),
  }
  return (
    <div className={styles.follows} aria-live="polite">
      <p>{t('lucky_wins', { bets: number(oneIn) })}</p>
      <p>{t('lucky_mean', words)}</p>
      <p>{t('most_a_day', { most: money(mostPerDay), times: number(perDay), top: money(top) })}</p>
      {bets !== undefined && <p>{t('lucky_lasts', { bets: number(bets) })}</p>}
    </div>
  )
}
