import { ArrowDownToLine, ArrowUpFromLine, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { maskMoney } from '#client/lib/format.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Button, Money } from '#client/ui/index.ts'
import styles from './BalanceActions.module.css'
import { useBalanceHidden } from './hidden-balance.ts'
import { useBalance } from './wallet.queries.ts'

/** Money set aside for withdrawals and open rounds. The line is always there, so that nothing moves when the amount loads. */
export function LockedMoney() {
  const { t } = useTranslation('wallet')
  const { data } = useBalance()
  const isHidden = useBalanceHidden()
  return (
    <p className={styles.locked}>
      <Lock size={14} aria-hidden="true" />
      <span>{t('locked')}</span>
      {!data && <span>—</span>}
      {data && (isHidden ? maskMoney(data) : <Money amount={data.lockedBalance} currency={data} />)}
    </p>
  )
}

/** Below the balance: money set aside, deposit, withdraw. */
export function BalanceActions() {
  const { t } = useTranslation('wallet')
  const open = useOpenScreen()
  return (
    <div className={styles.actions}>
      <LockedMoney />
      <Button icon={<ArrowDownToLine size={18} />} size="small" onClick={() => open('deposit')}>
        {t('deposit')}
      </Button>
      <Button icon={<ArrowUpFromLine size={18} />} size="small" variant="secondary" onClick={() => open('withdraw')}>
        {t('withdraw')}
      </Button>
    </div>
  )
}
