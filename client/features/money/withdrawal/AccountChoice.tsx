import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutAccount, PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import { KindIcon, maskedNumber } from '#client/features/money/payout-account/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { useFlag } from '#client/lib/site.ts'
import { Button, Card } from '#client/ui/index.ts'
import styles from './AccountChoice.module.css'

interface Props {
  kind: PayoutKind
  accounts: readonly PayoutAccount[]
  chosen: number | undefined
  onChoose: (bankCardId: number) => void
  onBind: () => void
}

/** Where the money goes: the bound accounts of one kind, or a button that binds one. Native radios, so that arrow keys work. */
export function AccountChoice({ kind, accounts, chosen, onChoose, onBind }: Props) {
  const { t } = useTranslation('withdrawal')
  const name = useId()
  const canBind = useFlag('BINDCARD3')
  if (accounts.length === 0)
    return (
      <Card className={styles.none}>
        <span className={styles.icon}>
          <KindIcon kind={kind} />
        </span>
        <p>{t(`none_${kind}`)}</p>
        {canBind && (
          <Button isWide icon={<Plus size={20} />} onClick={onBind}>
            {t('bind')}
          </Button>
        )}
      </Card>
    )
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('to')}</legend>
      {accounts.map(({ bankCardId, type, bankName, cardNumber, isFrozen }) => (
        <label key={bankCardId} className={cx(styles.account, isFrozen && styles.frozen)}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={bankCardId === chosen}
            disabled={isFrozen}
            onChange={() => onChoose(bankCardId)}
          />
          <span className={styles.icon}>
            <KindIcon kind={type} />
          </span>
          <span className={styles.words}>
            <span className={styles.bank}>{bankName}</span>
            <span className={styles.number}>{isFrozen ? t('frozen') : maskedNumber(cardNumber)}</span>
          </span>
          <span className={styles.mark} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  )
}
