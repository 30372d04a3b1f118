import { Snowflake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PayoutAccount } from '#contract/money/payout-account/payout-account.ts'
import { cx } from '#client/lib/class-names.ts'
import { KindIcon } from './KindIcon.tsx'
import { maskedNumber } from './masked-number.ts'
import styles from './PayoutCard.module.css'

/** A bound account as a card; a tap shows its actions. */
export function PayoutCard({ account, onOpen }: { account: PayoutAccount; onOpen: () => void }) {
  const { t } = useTranslation('payout-account')
  const { type, bankName, cardNumber, cardHolder, isDefault, isFrozen } = account
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={cx(styles.card, styles[type], isFrozen && styles.frozen)}
      onClick={onOpen}
    >
      <span className={styles.top}>
        <span className={styles.icon}>
          <KindIcon kind={type} />
        </span>
        <span className={styles.bank}>{bankName}</span>
        {isDefault && <span className={styles.mark}>{t('default_mark')}</span>}
        {isFrozen && (
          <span className={styles.mark}>
            <Snowflake size={13} aria-hidden="true" />
            {t('frozen')}
          </span>
        )}
      </span>
      <span className={styles.number}>{maskedNumber(cardNumber)}</span>
      <span className={styles.holder}>{cardHolder}</span>
    </button>
  )
}
