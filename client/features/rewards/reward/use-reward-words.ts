import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { formatDate, formatPercent } from '#client/lib/format.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { lackOf } from './reward-parts.ts'
import { useGamesText } from './use-games-text.ts'

const MILLION = 1_000_000
const DAY = { month: 'short', day: 'numeric' } as const
const DAY_AND_TIME = { ...DAY, hour: 'numeric', minute: '2-digit' } as const

/** Texts of cards and sheets about a reward. */
export function useRewardWords() {
  const { t, i18n } = useTranslation(['reward', 'common'])
  const money = useMoneyText()
  const games = useGamesText()
  /** The last day before an end: a campaign that ends at midnight lasts until the day before. */
  const lastDay = (end: number) => formatDate(end - 1, i18n.language, DAY)

  /** "+₱500.00 · 10× turnover". */
  const gain = ({ amount, turnoverTimes }: Reward) =>
    [`+${money(amount)}`, turnoverTimes === 0 ? t('no_turnover') : t('times_turnover', { times: turnoverTimes })].join(' · ')

  /** The reward in one line. */
  function offer({ template, amount, code, turnover }: Reward): string {
    if (template === 'TURNOVER' && turnover)
      return t('offer_turnover', { amount: money(amount), required: money(turnover.required) })
    if (template === 'CODE' && code !== null) return t('offer_code', { amount: money(amount), code })
    return t(`offer_${template}`, { amount: money(amount) })
  }

  /** How to earn it. */
  function howTo({ template, code, streak, turnover, rescue, period }: Reward): string {
    if (template === 'SIGN_IN' && streak) return t('how_sign_in', { days: streak.amounts.length })
    if (template === 'TURNOVER' && turnover)
      return t(period === 'WEEK' ? 'how_turnover_week' : 'how_turnover_day', {
        required: money(turnover.required),
        games: games(turnover.categories),
      })
    if (template === 'RESCUE' && rescue)
      return t(period === 'WEEK' ? 'how_rescue_week' : 'how_rescue_day', {
        minLoss: money(rescue.minLoss),
        rate: formatPercent(rescue.rate / MILLION, i18n.language, 0),
        times: rescue.turnoverTimes,
        games: games(rescue.categories),
      })
    return template === 'CODE' && code !== null ? t('how_code', { code }) : t(`how_${template}`)
  }

  /** The line below its title on a card: the reward, or why there is none. */
  function line(reward: Reward): string {
    const { template, state, claimedAt, endsAt } = reward
    // Their page lists the result of each spin.
    if (template === 'SPIN' && (state === 'CLAIMED' || state === 'MISSING')) return offer(reward)
    if (state === 'CLAIMED' && claimedAt !== null) return formatDate(claimedAt, i18n.language, DAY_AND_TIME)
    if (state === 'SPENT') return t('why_SPENT')
    if (state === 'ENDED') return endsAt === null ? t('why_ended') : t('why_ended_on', { date: lastDay(endsAt) })
    return state === 'MISSING' ? gain(reward) : offer(reward)
  }

  function badge(reward: Reward): string {
    const { template, state } = reward
    const lack = state === 'MISSING' && lackOf(reward)
    if (template === 'SPIN' && (state === 'CLAIMABLE' || state === 'CLAIMED')) return t(`spin_${state}`)
    return lack ? t(`lack_${lack}`) : t(`state_${reward.state}`)
  }

  return { t, money, lastDay, howTo, line, badge, gain, language: i18n.language }
}
