import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { maxStakeOf } from '#contract/money/turnover/bonus-terms.ts'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { BonusFacts } from '#client/features/money/turnover/index.ts'
import { formatPercent } from '#client/lib/format.ts'
import { CategoryIcon, Fold } from '#client/ui/index.ts'
import { frequencyOf, topShares } from './reward-parts.ts'
import { useRewardWords } from './use-reward-words.ts'
import styles from './RewardSheet.module.css'

const MILLION = 1_000_000

/** How bets count for it, what a withdrawal costs, and all its rules; with own money, every bet counts. */
export function RewardTerms({ reward }: { reward: Reward }) {
  const { t } = useTranslation(['turnover', 'common', 'reward'])
  const { money, language } = useRewardWords()
  const { terms, amount } = reward
  if (reward.turnoverTimes === 0) return null
  if (!terms) return <p className={styles.quiet}>{t('reward:every_bet_counts')}</p>
  return (
    <>
      <section aria-label={t('rule_counts')} className={styles.part}>
        <h3 className={styles.heading}>{t('rule_counts')}</h3>
        <ul className={styles.shares}>
          {topShares(terms).map(({ category, share }) => (
            <li key={category}>
              <CategoryIcon category={category} size={22} />
              <span>{t(`common:category_${category}`)}</span>
              <strong>{formatPercent(share / MILLION, language, 0)}</strong>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.loss}>
        <CircleAlert size={22} aria-hidden="true" />
        <span>
          {t('rule_withdrawal')}: <strong>{t(`withdrawal_${terms.onWithdrawal}`)}</strong>
        </span>
      </p>
      <Fold title={t('rules')} className={styles.rules}>
        <BonusFacts
          rules={terms}
          maxStake={money(maxStakeOf(terms, amount, 0n))}
          release={
            terms.maxRelease === 0 ? t('release_all') : t('release_most', { amount: money(amount * BigInt(terms.maxRelease)) })
          }
          until={terms.validDays === 0 ? t('until_open') : t('until_days', { count: terms.validDays })}
          period={t(`period_${frequencyOf(reward)}`)}
        />
      </Fold>
    </>
  )
}
