import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutAccount } from '#contract/money/payout-account/payout-account.ts'
import type { SecurityConfig } from '#contract/identity/security.ts'
import { PaymentWait } from '#client/features/identity/payment-password/index.ts'
import { securityConfig } from '#client/features/identity/security/index.ts'
import { useFlag } from '#client/lib/site.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { Button, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { AccountSheet } from './AccountSheet.tsx'
import { BindSheet } from './BindSheet.tsx'
import { payoutAccounts } from './payout-account.queries.ts'
import { PayoutCard } from './PayoutCard.tsx'
import styles from './PayoutAccountsPage.module.css'

/** Each opening starts fresh, and the sheet stays for its closing animation. */
function useSheet<T>() {
  const [sheet, setSheet] = useState<{ isOpen: boolean; opening: number; what?: T }>({ isOpen: false, opening: 0 })
  return {
    ...sheet,
    open: (what?: T) => setSheet({ isOpen: true, opening: sheet.opening + 1, what }),
    close: () => setSheet({ ...sheet, isOpen: false }),
  }
}

function Accounts({ accounts, config }: { accounts: readonly PayoutAccount[]; config: SecurityConfig | undefined }) {
  const { t } = useTranslation('payout-account')
  const canBind = useFlag('BINDCARD3')
  const waits = config !== undefined && config.paymentOpensAt !== null
  const [binding, managing] = [useSheet(), useSheet<PayoutAccount>()]
  const button = canBind && (
    <Button icon={<Plus size={20} />} disabled={waits} onClick={() => binding.open()} isWide={accounts.length > 0}>
      {t('add')}
    </Button>
  )
  return (
    <div className={styles.page}>
      {waits && <PaymentWait config={config} />}
      {accounts.length === 0 ? (
        <EmptyState message={t('empty')} action={button} />
      ) : (
        <>
          <ul className={styles.cards}>
            {accounts.map((account) => (
              <li key={account.bankCardId}>
                <PayoutCard account={account} onOpen={() => managing.open(account)} />
              </li>
            ))}
          </ul>
          {button}
        </>
      )}
      <p className={styles.note}>{t('note')}</p>
      <BindSheet key={`bind ${binding.opening}`} isOpen={binding.isOpen} onClose={binding.close} accounts={accounts} />
      {managing.what && (
        <AccountSheet
          key={`manage ${managing.opening}`}
          account={managing.what}
          isOpen={managing.isOpen}
          onClose={managing.close}
        />
      )}
    </div>
  )
}

/** The member's accounts for withdrawals. */
export function PayoutAccountsPage() {
  const { t } = useTranslation('common')
  const session = useSession()
  const isTrial = session !== null && isTrialType(session.type)
  const { data, isPending, isLoadingError, error, refetch } = useQuery({ ...payoutAccounts(), enabled: !isTrial })
  const security = useQuery({ ...securityConfig(), enabled: !isTrial })
  if (isTrial) return <EmptyState message={t('real_account_needed')} />
  if (isPending || security.isPending) return <Skeleton shape="banner" rows={2} />
  if (isLoadingError) return <ErrorState error={error} onRetry={refetch} />
  return <Accounts accounts={data} config={security.data} />
}
