import { useTranslation } from 'react-i18next'
import { maxStakeOf } from '#contract/money/turnover/bonus-terms.ts'
import { depositBonus, type DepositPromotion } from '#contract/money/deposit/deposit-order.ts'
import { BonusFacts } from '#client/features/money/turnover/index.ts'
import { Card } from '#client/ui/index.ts'
import styles from './Deposit.module.css'

interface Props {
  promotion: DepositPromotion
  amount: bigint
  money: (amount: bigint) => string
}

/** The terms and figures of the chosen bonus, to read before paying (BON-05). */
export function PromotionTerms({ promotion, amount, money }: Props) {
  const { t } = useTranslation(['deposit', 'turnover'])
  const { terms } = promotion
  const bonus = depositBonus(promotion, amount, promotion.step)
  const release =
    terms.maxRelease === 0
      ? t('turnover:release_all')
      : t('release_times', { amount: money(bonus * BigInt(terms.maxRelease)), times: terms.maxRelease })
  return (
    <Card>
      <section className={styles.terms} aria-label={t('bonus_terms')}>
        <h3 className={styles.termsTitle}>{t('bonus_terms')}</h3>
        <BonusFacts
          rules={terms}
          maxStake={money(maxStakeOf(terms, bonus, 0n))}
          release={release}
          until={terms.validDays === 0 ? t('turnover:until_open') : t('turnover:until_days', { count: terms.validDays })}
          period={t(`turnover:period_${terms.period}`)}
        />
        <p className={styles.quiet}>{t('bonus_accept')}</p>
      </section>
    </Card>
  )
}
