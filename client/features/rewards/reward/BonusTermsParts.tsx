import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BonusTerms } from '#contract/money/turnover/bonus-terms.ts'
import { BonusFacts } from '#client/features/money/turnover/index.ts'
import { formatPercent } from '#client/lib/format.ts'
import { CategoryIcon, Fold } from '#client/ui/index.ts'
import { topShares } from './reward-parts.ts'
import styles from './RewardSheet.module.css'

const MILLION = 1_000_000

interface Props {
  terms: BonusTerms
  /** As text: the maximum stake, what becomes the player's own, how often it is given. */
  maxStake: string
  release: string
  period: string
}

/** How bets count for a bonus, what a withdrawal costs, and all its rules. */
export function BonusTermsParts({ terms, maxStake, release, period }: Props) {
  const { t, i18n } = useTranslation(['turnover', 'common'])
  return (
    <>
      <section aria-label={t('rule_counts')} className={styles.part}>
        <h3 className={styles.heading}>{t('rule_counts')}</h3>
        <ul className={styles.shares}>
          {topShares(terms).map(({ category, share }) => (
            <li key={category}>
              <CategoryIcon category={category} size={22} />
              <span>{t(`common:category_${category}`)}</span>
              <strong>{formatPercent(share / MILLION, i18n.language, 0)}</strong>
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
          maxStake={maxStake}
          release={release}
          until={terms.validDays === 0 ? t('until_open') : t('until_days', { count: terms.validDays })}
          period={period}
        />
      </Fold>
    </>
  )
}
