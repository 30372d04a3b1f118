import { Check, CircleAlert, Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reward, RewardState } from '#contract/rewards/reward/reward.ts'
import { cx } from '#client/lib/class-names.ts'
import { useRewardWords } from './use-reward-words.ts'
import styles from './RewardBadge.module.css'

const ICON: Partial<Record<RewardState, ReactNode>> = {
  CLAIMABLE: <Gift size={14} aria-hidden="true" />,
  MISSING: <CircleAlert size={14} aria-hidden="true" />,
  CLAIMED: <Check size={14} aria-hidden="true" />,
}

/** Styled by state. */
export const StateBadge = ({ state, children }: { state: RewardState; children: string }) => (
  <span className={cx(styles.badge, styles[state])}>
    {ICON[state]}
    {children}
  </span>
)

/** Its state in a word or two; for a missing one, what is missing. */
export function RewardBadge({ reward }: { reward: Reward }) {
  const { badge } = useRewardWords()
  return <StateBadge state={reward.state}>{badge(reward)}</StateBadge>
}
