import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAYOUT_KINDS, type PayoutAccount, type PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import { WithPaymentPassword } from '#client/features/identity/payment-password/index.ts'
import { ErrorState, SegmentedControl, Sheet, Skeleton } from '#client/ui/index.ts'
import { BindForm } from './BindForm.tsx'
import { countOf, maximumOf } from './bind-values.ts'
import { useBanks, useBindConfig } from './payout-account.queries.ts'
import styles from './BindSheet.module.css'

interface BindingProps {
  accounts: readonly PayoutAccount[]
  /** The kind shown first. */
  firstKind?: PayoutKind
  onDone: (account: PayoutAccount) => void
}
interface Props extends Omit<BindingProps, 'onDone'> {
  isOpen: boolean
  onClose: () => void
  onBound?: (account: PayoutAccount) => void
}

function Binding({ accounts, firstKind = 'B', pin, onDone }: BindingProps & { pin: string }) {
  const { t } = useTranslation('payout-account')
  const [banks, config] = [useBanks(), useBindConfig()]
  const [kind, setKind] = useState<PayoutKind>(firstKind)
  const failed = banks.error ?? config.error
  if (failed) return <ErrorState error={failed} onRetry={() => Promise.all([banks.refetch(), config.refetch()])} />
  if (!banks.data || !config.data) return <Skeleton shape="list" rows={4} />
  const [count, max] = [countOf(kind, accounts), maximumOf(kind, config.data)]
  return (
    <div className={styles.body}>
      <SegmentedControl
        label={t('kind')}
        options={PAYOUT_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <p className={styles.count}>{count < max ? t('count', { count, max }) : t('full', { max })}</p>
      {count < max && (
        <BindForm
          key={kind}
          kind={kind}
          banks={banks.data.filter(({ type }) => type === kind)}
          holder={config.data.cardHolder}
          pin={pin}
          onDone={onDone}
        />
      )}
    </div>
  )
}

/** A new account, by its kind; members without a payment password set one first. */
export function BindSheet({ isOpen, onClose, onBound, ...rest }: Props) {
  const { t } = useTranslation('payout-account')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('add')} isTall>
      {isOpen && (
        <WithPaymentPassword>
          {(pin) => (
            <Binding
              {...rest}
              pin={pin}
              onDone={(account) => {
                onClose()
                onBound?.(account)
              }}
            />
          )}
        </WithPaymentPassword>
      )}
    </Sheet>
  )
}
