import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import styles from './Money.module.css'

export interface MoneyProps {
  /** 1/10 000 of the unit, as the contract decodes it. */
  amount: bigint
  currency: CurrencyMeta
  tone?: 'plain' | 'win' | 'quiet'
  /** Always shows + or −. */
  isSigned?: boolean
  className?: string
}

export function Money({ amount, currency, tone = 'plain', isSigned, className }: MoneyProps) {
  const { i18n } = useTranslation()
  return (
    <span className={cx(styles.money, styles[tone], className)}>
      {formatMoney(amount, currency, { language: i18n.language, isSigned })}
    </span>
  )
}
