import { useTranslation } from 'react-i18next'
import type { DepositOffer } from '#contract/rewards/reward/reward.ts'
import { formatPercent } from '#client/lib/format.ts'
import { blockOf } from './deposit-parts.ts'
import { useRewardWords } from './use-reward-words.ts'

const MILLION = 1_000_000
const NUMBERED = ['any', 'first', 'second', 'third'] as const

/** Texts of cards and sheets about a deposit bonus. */
export function useDepositWords() {
  const { t } = useTranslation('reward')
  const { money: fullMoney, lastDay, language } = useRewardWords()
  const money = (amount: bigint) => fullMoney(amount, true)
  const percent = (rate: number) => formatPercent(rate / MILLION, language, 0)

  /** Which deposit it is for. */
  const which = ({ depositNumber }: DepositOffer) => t(`deposit_for_${NUMBERED[depositNumber] ?? 'any'}`)
  const rate = ({ bonusRate, maxBonus }: DepositOffer) => t('deposit_rate', { rate: percent(bonusRate), max: money(maxBonus) })
  const turnover = ({ turnoverTimes }: DepositOffer) =>
    turnoverTimes === 0 ? t('no_turnover') : t('times_turnover', { times: turnoverTimes })

  /** "100% up to ₱5,000 · first deposit from ₱200 · 20× turnover". */
  function line(offer: DepositOffer): string {
    const from = offer.minDeposit > 0n ? t('deposit_from', { which: which(offer), min: money(offer.minDeposit) }) : which(offer)
    return [rate(offer), from, turnover(offer)].join(' · ')
  }

  function badge(offer: DepositOffer): string {
    const block = blockOf(offer)
    if (block) return t(`lack_${block}`)
    switch (offer.state) {
      case 'READY':
        return t('deposit_ready')
      case 'LATER':
        return t(offer.depositNumber === 2 ? 'deposit_after_first' : 'deposit_after_second')
      case 'BLOCKED':
        return t('state_MISSING')
      default:
        return t(`state_${offer.state}`)
    }
  }

  return { t, money, percent, lastDay, which, turnover, line, badge }
}
