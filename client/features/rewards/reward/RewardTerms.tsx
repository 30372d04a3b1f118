import { useTranslation } from 'react-i18next'
import { maxStakeOf } from '#contract/money/turnover/bonus-terms.ts'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { BonusTermsParts } from './BonusTermsParts.tsx'
import { frequencyOf } from './reward-parts.ts'
import { useRewardWords } from './use-reward-words.ts'
import styles from './RewardSheet.module.css'

/** The terms of a bonus; for own money, every bet counts. */
export function RewardTerms({ reward }: { reward: Reward }) {
  const { t } = useTranslation(['turnover', 'reward'])
  const { money } = useRewardWords()
  const { terms, amount } = reward
  if (reward.turnoverTimes === 0) return null
  if (!terms) return <p className={styles.quiet}>{t('reward:every_bet_counts')}</p>
  return (
    <BonusTermsParts
      terms={terms}
      maxStake={money(maxStakeOf(terms, amount, 0n))}
      release={
        terms.maxRelease === 0 ? t('release_all') : t('release_most', { amount: money(amount * BigInt(terms.maxRelease)) })
      }
      period={t(`period_${frequencyOf(reward)}`)}
    />
  )
}
