import { Gift, Ban } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { depositBonus, type DepositPromotion } from '#contract/money/deposit/deposit-order.ts'
import { formatDate, formatPercent } from '#client/lib/format.ts'
import { BlockHead } from '#client/ui/index.ts'
import styles from './Choice.module.css'
import pageStyles from './Deposit.module.css'
import { minimumOf } from './deposit-amount.ts'
import { PromotionTerms } from './PromotionTerms.tsx'
import { RadioCard } from './RadioCard.tsx'

const MILLION = 1_000_000

interface Props {
  promotions: readonly DepositPromotion[]
  amount: bigint
  value: number | undefined
  money: (amount: bigint) => string
  onChange: (promotionId: number | undefined) => void
  /** Why the requested bonus is not chosen. */
  note: ReactNode
}

/** The available bonuses with their conditions; "none" is the first choice. */
export function PromotionChoice({ promotions, amount, value, money, onChange, note }: Props) {
  const { t, i18n } = useTranslation('deposit')
  const name = useId()
  const chosen = promotions.find(({ promotionId }) => promotionId === value)
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
      {note}
      <fieldset className={styles.cards}>
        <legend className="visually-hidden">{t('bonus')}</legend>
        <RadioCard
          group={name}
          isOn={value === undefined}
          onChoose={() => onChange(undefined)}
          icon={<Ban size={20} aria-hidden="true" />}
          name={t('bonus_none')}
        />
        {promotions.map((promotion) => {
          const isOff = amount < minimumOf(promotion) || promotion.blockedBy !== null
          const hasGain = !isOff && amount > 0n
          return (
            <RadioCard
              key={promotion.promotionId}
              group={name}
              isOn={value === promotion.promotionId}
              isOff={isOff}
              onChoose={() => onChange(promotion.promotionId)}
              icon={<Gift size={20} aria-hidden="true" />}
              name={promotion.title}
              lines={[
                asks(promotion),
                promotion.note,
                promotion.blockedBy ? t(`bonus_blocked_${promotion.blockedBy}`) : '',
              ].filter((line) => line !== '')}
              end={hasGain && <span className={styles.gain}>+{money(depositBonus(promotion, amount, promotion.step))}</span>}
            />
          )
        })}
      </fieldset>
      {chosen && <PromotionTerms promotion={chosen} amount={amount} money={money} />}
    </section>
  )
}
