import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutAccount, PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import { BindSheet } from '#client/features/money/payout-account/index.ts'
import { SegmentedControl } from '#client/ui/index.ts'
import { AccountChoice } from './AccountChoice.tsx'

interface Props {
  kinds: readonly PayoutKind[]
  kind: PayoutKind
  accounts: Readonly<Record<PayoutKind, readonly PayoutAccount[]>>
  chosen: number | undefined
  onKind: (kind: PayoutKind) => void
  onChoose: (bankCardId: number) => void
  onBound: (account: PayoutAccount) => void
}

/** The method and the account, which may be bound here. */
export function WithdrawTarget({ kinds, kind, accounts, chosen, onKind, onChoose, onBound }: Props) {
  const { t } = useTranslation('withdrawal')
  const [isBinding, setBinding] = useState(false)
  return (
    <>
      {kinds.length > 1 && (
        <SegmentedControl
          label={t('method')}
          options={kinds.map((value) => ({ value, label: t(`method_${value}`) }))}
          value={kind}
          onChange={onKind}
        />
      )}
      <AccountChoice kind={kind} accounts={accounts[kind]} chosen={chosen} onChoose={onChoose} onBind={() => setBinding(true)} />
      <BindSheet
        isOpen={isBinding}
        onClose={() => setBinding(false)}
        accounts={Object.values(accounts).flat()}
        firstKind={kind}
        onBound={onBound}
      />
    </>
  )
}
