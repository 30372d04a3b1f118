import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ContractStatement } from '#contract/agents/agent-bill/bill-statement.ts'
import styles from './Bill.module.css'
import { useMissing } from './CurrentCard.tsx'
import { useFigures } from './use-figures.ts'

/** The tiers, with the one that was reached and what is missing for the next. */
export function TierFacts({ statement }: { statement: ContractStatement }) {
  const { t } = useTranslation('agent-bill')
  const { money, percent } = useFigures()
  const missing = useMissing()(statement)
  return (
    <>
      <ol className={styles.tiers}>
        {statement.terms.tiers.map((tier, index) => {
          const isReached = index === statement.tier
          return (
            <li key={index} className={styles.tier} data-reached={isReached || undefined}>
              <strong>{percent(tier.rate)}</strong>
              <span>
                {[
                  ...(tier.minTurnover > 0n ? [t('tier_turnover', { amount: money(tier.minTurnover) })] : []),
                  ...(tier.minActive > 0 ? [t('active', { count: tier.minActive })] : []),
                  ...(tier.minLoss !== null ? [t('tier_loss', { amount: money(tier.minLoss) })] : []),
                ].join(' · ') || t('tier_any')}
              </span>
              {isReached && (
                <span className={styles.reached}>
                  <Check size={16} aria-hidden="true" />
                  {t('reached')}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {statement.tier === null && <p className={styles.quiet}>{t('none_reached')}</p>}
      {missing && <p className={styles.next}>{missing}</p>}
    </>
  )
}
