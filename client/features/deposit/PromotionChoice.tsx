import { Gift, Ban } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { depositBonus, type DepositPromotion } from '#contract/deposit-order.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatDate, formatPercent } from '#client/lib/format.ts'
import { BlockHead } from '#client/ui/index.ts'
import styles from './Choice.module.css'
import pageStyles from './Deposit.module.css'
import { minimumOf } from './deposit-amount.ts'

const MILLION = 1_000_000

interface Props {
  promotions: readonly DepositPromotion[]
  amount: bigint
  value: number | undefined
  money: (amount: bigint) => string
  onChange: (promotionId: number | undefined) => void
}

/** Bonuses to choose from, each with what it asks; none is a choice too, and the first. */
export function PromotionChoice({ promotions, amount, value, money, onChange }: Props) {
  const { t, i18n } = useTranslation('deposit')
  const name = useId()
  const asks = (promotion: DepositPromotion) =>
    [
      minimumOf(promotion) > 0n && t('bonus_from', { min: money(minimumOf(promotion)) }),
      t('bonus_up_to', {
        rate: formatPercent(promotion.bonusRate / MILLION, i18n.language, 0),
        max: money(promotion.maxBonus),
      }),
      t('bonus_turnover', { times: promotion.turnoverTimes }),
      promotion.endsAt !== null && t('bonus_until', { date: formatDate(promotion.endsAt, i18n.language) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section className={pageStyles.section}>
      <BlockHead icon={<Gift size={20} />} title={t('bonus')} />
      <fieldset className={styles.cards}>
        <legend className="visually-hidden">{t('bonus')}</legend>
        <label className={styles.card}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={value === undefined}
            onChange={() => onChange(undefined)}
          />
          <span className={styles.face}>
            <span className={styles.icon}>
              <Ban size={20} aria-hidden="true" />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{t('bonus_none')}</span>
            </span>
          </span>
        </label>
        {promotions.map((promotion) => {
          const isOff = amount < minimumOf(promotion)
          return (
            <label key={promotion.promotionId} className={cx(styles.card, isOff && styles.off)}>
              <input
                type="radio"
                name={name}
                className={styles.input}
                disabled={isOff}
                checked={value === promotion.promotionId}
                onChange={() => onChange(promotion.promotionId)}
              />
              <span className={styles.face}>
                <span className={styles.icon}>
                  <Gift size={20} aria-hidden="true" />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{promotion.title}</span>
                  <span className={styles.line}>{asks(promotion)}</span>
                  {promotion.note && <span className={styles.line}>{promotion.note}</span>}
                </span>
                {!isOff && amount > 0n && <span className={styles.gain}>+{money(depositBonus(promotion, amount))}</span>}
              </span>
            </label>
          )
        })}
      </fieldset>
    </section>
  )
}
