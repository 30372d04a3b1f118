import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import { cx } from '#client/lib/class-names.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { SecondLine } from '#client/ui/back-office/index.ts'
import { budgetStateOf, percentageOf } from './budget-state.ts'
import styles from './RewardCampaigns.module.css'

/** The amount given, the amount on open tickets, and the budget for both. */
export function BudgetBar({ campaign }: { campaign: ManagedReward }) {
  const { t } = useTranslation('reward-campaigns')
  const { money } = useWords()
  const { given, waiting, body } = campaign
  const width = (part: bigint) => ({ width: `${percentageOf(part, body.budget)}%` })
  return (
    <div className={cx(styles.budget, budgetStateOf(campaign) !== 'FREE' && styles.isNear)}>
      <span>{t('budget_of', { promised: money(given + waiting), budget: money(body.budget) })}</span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.given} style={width(given)} />
        <span className={styles.waiting} style={width(waiting)} />
      </span>
      <SecondLine>{t('budget_parts', { given: money(given), waiting: money(waiting) })}</SecondLine>
    </div>
  )
}

/** Says that the budget is nearly or completely used up; nothing before that. */
export function BudgetWarning({ campaign }: { campaign: ManagedReward }) {
  const { t } = useTranslation('reward-campaigns')
  const state = budgetStateOf(campaign)
  if (state === 'FREE') return null
  return (
    <small className={styles.warning}>
      <TriangleAlert size={16} aria-hidden="true" />
      {t(`budget_${state}`)}
    </small>
  )
}
